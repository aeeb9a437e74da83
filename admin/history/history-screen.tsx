import { Box, Chip, Typography } from '@mui/material'
import { DataTable, FunctionField, List, SearchInput, SelectInput } from 'react-admin'
import type { Change } from '../../shared/history/changes.ts'
import { momentText } from '../../shared/time-text.ts'
import { EmptyList, NoListResults } from '../shell/empty-list.tsx'
import { stackedRows } from '../shell/phone-tables.tsx'
import { ChangedFields, UndoButton } from './change-details.tsx'

const kinds: { id: Change['kind']; name: string; one?: string }[] = [
  { id: 'product', name: 'Productos' },
  { id: 'category', name: 'Categorías' },
  { id: 'banner', name: 'Banners' },
  { id: 'synonym', name: 'Sinónimos' },
  { id: 'setting', name: 'Configuración' },
  { id: 'price', name: 'Precios' },
  { id: 'fitRule', name: 'Reglas de compatibilidad', one: 'Regla de compatibilidad' },
  { id: 'fitException', name: 'Excepciones de compatibilidad', one: 'Excepción de compatibilidad' },
  { id: 'attribute', name: 'Atributos' },
]

const actions = {
  created: { name: 'Creación', color: 'success' },
  updated: { name: 'Cambio', color: 'default' },
  deleted: { name: 'Eliminación', color: 'error' },
  restored: { name: 'Restauración', color: 'warning' },
} as const

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Buscar por nombre" />,
  <SelectInput key="kind" source="kind" label="Qué" choices={kinds} alwaysOn />,
  <SelectInput
    key="act"
    source="act"
    label="Acción"
    choices={Object.entries(actions).map(([id, { name }]) => ({ id, name }))}
    alwaysOn
  />,
]

export function HistoryScreen() {
  return (
    <List
      title="Historial de cambios"
      filters={filters}
      actions={false}
      exporter={false}
      // Links from a product set a filter that the page does not show; if stored, it would hide all other changes.
      storeKey={false}
      sort={{ field: 'id', order: 'DESC' }}
      empty={<EmptyList>Todavía no hay cambios.</EmptyList>}
    >
      <DataTable bulkActionButtons={false} rowClick={false} empty={<NoListResults />} sx={stackedRows}>
        <DataTable.Col source="at" label="Cuándo y quién" disableSort>
          <FunctionField render={(change: Change) => <When change={change} />} />
        </DataTable.Col>
        <DataTable.Col source="recordName" label="Qué" disableSort>
          <FunctionField render={(change: Change) => <What change={change} />} />
        </DataTable.Col>
        <DataTable.Col source="after" label="Antes y después" disableSort>
          <FunctionField render={(change: Change) => <ChangedFields change={change} />} />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}

function oneOf(kind: Change['kind']): string {
  const { name = '', one } = kinds.find(({ id }) => id === kind) ?? {}
  return one ?? name.replace(/e?s$/, '')
}

function When({ change: { at, staffName } }: { change: Change }) {
  return (
    <Box sx={{ minWidth: 120 }}>
      {momentText(at)}
      <Typography variant="body2" color="textSecondary">
        {staffName}
      </Typography>
    </Box>
  )
}

function What({ change }: { change: Change }) {
  const { kind, recordName, recordId, source } = change
  const { name: label, color } = actions[change.act]
  return (
    <Box sx={{ minWidth: 180 }}>
      <Typography sx={{ fontWeight: 700 }}>{recordName}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {oneOf(kind)} {kind !== 'setting' && recordId}
        {source && `, importado de ${source}`}
      </Typography>
      <Chip size="small" variant="outlined" label={label} color={color} /> <UndoButton change={change} />
    </Box>
  )
}

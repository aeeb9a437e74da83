import { Box, Button, Chip, Typography } from '@mui/material'
import { DataTable, FunctionField, List, SearchInput, SelectInput, useRecordContext } from 'react-admin'
import { momentText } from '../../clock.ts'
import type { Change } from '../../contract/catalogue/changes.ts'
import { postAction } from '../shell/data-provider.ts'
import { EmptyList } from '../shell/empty-list.tsx'
import { useAction } from '../shell/use-action.ts'
import { ChangedFields } from './changed-fields.tsx'
import { resourceOf } from './record-kinds.ts'
import { stackedRows } from './stacked-rows.ts'

const kinds = [
  { id: 'product', name: 'Productos' },
  { id: 'category', name: 'Categorías' },
  { id: 'banner', name: 'Banners' },
  { id: 'synonym', name: 'Sinónimos' },
  { id: 'setting', name: 'Configuración' },
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

export function ChangeList() {
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
      <DataTable bulkActionButtons={false} rowClick={false} sx={stackedRows}>
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

function What({ change: { kind, act: name, recordName, recordId, source } }: { change: Change }) {
  const { name: label, color } = actions[name]
  return (
    <Box sx={{ minWidth: 180 }}>
      <Typography sx={{ fontWeight: 700 }}>{recordName}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {kinds.find(({ id }) => id === kind)?.name.replace(/e?s$/, '')} {recordId}
        {source && `, importado de ${source}`}
      </Typography>
      <Chip size="small" variant="outlined" label={label} color={color} /> <Undo />
    </Box>
  )
}

function Undo() {
  const change = useRecordContext<Change>()
  const { run } = useAction()
  if (!change?.isUndoable) return null
  const isSetting = change.kind === 'setting'
  const path = isSetting ? `changes/${change.id}/undo` : `${change.recordId}/restore`
  const success = isSetting ? 'El valor anterior está de vuelta.' : `${change.recordName} está de vuelta.`
  const undo = () => run(() => postAction(resourceOf[change.kind], path), success)
  const undone = isSetting ? 'el cambio' : 'la eliminación'
  return (
    <Button size="small" onClick={undo} aria-label={`Deshacer ${undone} de ${change.recordName}`}>
      Deshacer
    </Button>
  )
}

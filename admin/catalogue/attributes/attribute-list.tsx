import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/Edit'
import {
  Box,
  Button,
  Card,
  IconButton,
  Link as MuiLink,
  Stack,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { Confirm, Loading, Title, useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { type AdminAttribute, canFilter } from '../../../shared/catalogue/attributes/attribute.ts'
import { type AdminFitRule, decidesBy, fitRuleName } from '../../../shared/catalogue/fits.ts'
import type { RowOrder } from '../../../shared/list.ts'
import { fold } from '../../../shared/text.ts'
import { MoveButtons } from '../../forms/move-buttons.tsx'
import { dataProvider, postAction } from '../../shell/data-provider.ts'
import { EmptyList, NotLoaded } from '../../shell/empty-list.tsx'
import { stackedRows } from '../../shell/phone-tables.tsx'
import { useAction } from '../../shell/use-action.ts'
import { useCategoryNames } from '../category-choices.ts'
import { attributeKindNames } from './attribute-texts.ts'

const all = { pagination: { page: 1, perPage: 1000 } }

const headings = ['Nombre', 'Tipo', 'Categorías', 'Filtro', 'Comparación', 'Compatibilidad', 'Acciones']

export function AttributeList() {
  const { data = [], isPending, error, refetch } = useGetList<AdminAttribute>('atributos', all)
  const { data: rules = [] } = useGetList<AdminFitRule>('reglas', all)
  const [searched, setSearched] = useState('')
  const [toDelete, setToDelete] = useState<AdminAttribute>()
  const { run } = useAction()
  if (isPending) return <Loading />
  if (error && data.length === 0) return <NotLoaded error={error} onRetry={refetch} />

  const found = data.filter((attribute) => textOf(attribute).includes(fold(searched.trim())))
  const change = (attribute: AdminAttribute) =>
    run(() => dataProvider.update('atributos', { id: attribute.id, data: attribute, previousData: attribute }))
  const reorder = (order: RowOrder) => run(() => postAction('atributos', 'order', order))
  const remove = async ({ id, name }: AdminAttribute) => {
    setToDelete(undefined)
    await run(() => dataProvider.delete('atributos', { id }), `${name} eliminado: el sitio ya no lo usa.`)
  }

  return (
    <Box sx={{ mt: 2 }}>
      <Title title="Atributos" />
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Typography color="textSecondary" sx={{ maxWidth: 640 }}>
          Lo que significan las filas de las fichas. De aquí salen los filtros del sitio, el orden, la tabla, la
          comparación y la compatibilidad; se muestran en este orden.
        </Typography>
        <Button variant="contained" startIcon={<Add />} component={Link} to="/atributos/create">
          Nuevo atributo
        </Button>
      </Stack>
      <TextField
        type="search"
        label="Buscar por nombre, clave, fila u opción"
        value={searched}
        onChange={({ target }) => setSearched(target.value)}
        sx={{ my: 2, maxWidth: 400 }}
      />
      {found.length === 0 ? (
        <EmptyList>Ningún atributo tiene ese texto.</EmptyList>
      ) : (
        <Card>
          <Table size="small" aria-label="Atributos" sx={stackedRows}>
            <TableHead>
              <TableRow>
                {headings.map((heading) => (
                  <TableCell key={heading}>{heading}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {found.map((attribute) => (
                <AttributeLine
                  key={attribute.id}
                  attribute={attribute}
                  siblings={found}
                  ruleNames={rules.filter((rule) => decidesBy(rule, attribute.key)).map(fitRuleName)}
                  onChange={change}
                  onMove={(neighbour) => reorder(movedTo(data, attribute, neighbour))}
                  onDelete={() => setToDelete(attribute)}
                />
              ))}
            </TableBody>
          </Table>
        </Card>
      )}
      <Confirm
        isOpen={toDelete !== undefined}
        title={`¿Eliminar ${toDelete?.name}?`}
        content="Las fichas no cambian, pero el sitio deja de filtrar y comparar por él. Se puede deshacer en el historial."
        onConfirm={() => toDelete && remove(toDelete)}
        onClose={() => setToDelete(undefined)}
      />
    </Box>
  )
}

/** Takes the place of the neighbour, which may be far away if only some are shown. */
function movedTo(all: AdminAttribute[], { id }: AdminAttribute, neighbour: AdminAttribute): RowOrder {
  const seen = all.map((attribute) => attribute.id)
  return { ids: seen.filter((other) => other !== id).toSpliced(seen.indexOf(neighbour.id), 0, id), seen }
}

const textOf = ({ name, key, rows, choices }: AdminAttribute) =>
  fold([name, key, ...rows.map((row) => row.name), ...choices.map((choice) => choice.name)].join('\n'))

type Props = {
  attribute: AdminAttribute
  /** Those that are shown, with this one. */
  siblings: AdminAttribute[]
  /** The rules of what fits what that use it. */
  ruleNames: string[]
  onChange: (attribute: AdminAttribute) => void
  onMove: (neighbour: AdminAttribute) => void
  onDelete: () => void
}

const namedCategories = 3

function AttributeLine({ attribute, siblings, ruleNames, onChange, onMove, onDelete }: Props) {
  const { id, name, key, kind, units, isFilter, isCompared } = attribute
  const move = (place: number) => {
    const neighbour = siblings[place]
    if (neighbour) onMove(neighbour)
  }
  return (
    <TableRow>
      <TableCell>
        <Typography sx={{ fontWeight: 700 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {key}
        </Typography>
      </TableCell>
      <TableCell>
        {attributeKindNames[kind]}
        {units.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {units.map((unit) => unit.name).join(', ')}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <Categories {...attribute} />
      </TableCell>
      <TableCell>
        <LabelledSwitch
          label="Filtro"
          name={`Filtrar por ${name}`}
          isOn={isFilter}
          isDisabled={!canFilter(kind)}
          onChange={() => onChange({ ...attribute, isFilter: !isFilter })}
        />
      </TableCell>
      <TableCell>
        <LabelledSwitch
          label="Comparación"
          name={`Comparar ${name}`}
          isOn={isCompared}
          onChange={() => onChange({ ...attribute, isCompared: !isCompared })}
        />
      </TableCell>
      <TableCell>
        <Rules names={ruleNames} />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <MoveButtons name={name} index={siblings.indexOf(attribute)} count={siblings.length} onMove={move} />
        <IconButton aria-label={`Editar ${name}`} component={Link} to={`/atributos/${id}`}>
          <Edit fontSize="small" />
        </IconButton>
        <IconButton aria-label={`Eliminar ${name}`} onClick={onDelete}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </TableCell>
    </TableRow>
  )
}

type SwitchProps = { label: string; name: string; isOn: boolean; isDisabled?: boolean; onChange: () => void }

/** The heading of the column is not shown on phones. */
function LabelledSwitch({ label, name, isOn, isDisabled = false, onChange }: SwitchProps) {
  return (
    <>
      <Box component="span" aria-hidden sx={{ display: { sm: 'none' } }}>
        {label}{' '}
      </Box>
      <Switch
        size="small"
        checked={isOn}
        disabled={isDisabled}
        onChange={onChange}
        slotProps={{ input: { 'aria-label': name } }}
      />
    </>
  )
}

function Rules({ names }: { names: string[] }) {
  if (names.length === 0) return null
  return (
    <MuiLink component={Link} to="/compatibilidad" title={names.join('; ')}>
      {names.length === 1 ? names[0] : `${names.length} reglas`}
    </MuiLink>
  )
}

function Categories({ rows }: Pick<AdminAttribute, 'rows'>) {
  const nameOf = useCategoryNames()
  if (rows.some(({ categoryIds }) => categoryIds.length === 0)) return 'Todas'
  const names = [...new Set(rows.flatMap(({ categoryIds }) => categoryIds))].map(nameOf)
  const more = names.length - namedCategories
  return names.slice(0, namedCategories).join(', ') + (more > 0 ? ` y ${more} más` : '')
}

import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/Edit'
import { Box, IconButton, Link as MuiLink, Switch, TableCell, TableRow, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { type AdminAttribute, canFilter } from '../../../shared/catalogue/attributes/attribute.ts'

import { useCategoryNames } from '../category-choices.ts'
import { MoveButtons } from '../move-buttons.tsx'
import { kindNames } from './kind-names.ts'

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

export function AttributeLine({ attribute, siblings, ruleNames, onChange, onMove, onDelete }: Props) {
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
        {kindNames[kind]}
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

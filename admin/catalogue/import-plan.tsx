import {
  Box,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import type { ImportLine, ImportPlan } from '../../shared/catalogue/imports.ts'
import { aroundChange } from '../forms/differences.ts'
import { stackedRows } from '../shell/phone-tables.tsx'

type Kind = ImportLine['outcome']

const kinds: Record<Kind, { label: string; many: string; color: 'success' | 'warning' | 'error' | 'default' }> = {
  error: { label: 'Error', many: 'Errores', color: 'error' },
  new: { label: 'Nuevo', many: 'Nuevos', color: 'success' },
  changed: { label: 'Cambia', many: 'Cambian', color: 'warning' },
  unchanged: { label: 'Igual', many: 'Iguales', color: 'default' },
}

const order: Kind[] = ['error', 'new', 'changed', 'unchanged']

export function PlanTable({ plan: { lines, totals } }: { plan: ImportPlan }) {
  const [chosen, setChosen] = useState(() => order.find((kind) => totals[kind] > 0) ?? 'unchanged')
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={chosen}
        onChange={(_event, kind: Kind | null) => kind && setChosen(kind)}
        aria-label="Qué líneas se muestran"
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        {order.map((kind) => (
          <ToggleButton key={kind} value={kind} disabled={totals[kind] === 0}>
            {kinds[kind].many}: {totals[kind]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TableContainer tabIndex={0} role="region" aria-label="Líneas del archivo">
        <Table size="small" sx={stackedRows}>
          <TableHead>
            <TableRow>
              <TableCell>Línea</TableCell>
              <TableCell>Producto</TableCell>
              <TableCell>Qué pasa</TableCell>
              <TableCell>Detalle</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {lines
              .filter(({ outcome }) => outcome === chosen)
              .map((line) => (
                <Line key={line.line} line={line} />
              ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  )
}

function Line({ line: { line, outcome, id, name, changes, errors } }: { line: ImportLine }) {
  const { label, color } = kinds[outcome]
  return (
    <TableRow>
      <TableCell>
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          Línea{' '}
        </Box>
        {line}
      </TableCell>
      <TableCell sx={{ minWidth: 160 }}>
        {name || '(sin nombre)'}
        {id !== null && (
          <Typography variant="body2" color="textSecondary">
            id {id}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <Chip size="small" variant="outlined" label={label} color={color} />
      </TableCell>
      <TableCell sx={{ minWidth: 280 }}>
        {errors.map(({ column, message }) => (
          <Typography key={column + message} variant="body2" color="error">
            <b>{column}</b>: {message}
          </Typography>
        ))}
        {changes.map((change) => (
          <ChangedColumn key={change.column} change={change} />
        ))}
      </TableCell>
    </TableRow>
  )
}

const longest = 300

function ChangedColumn({ change: { column, ...change } }: { change: ImportLine['changes'][number] }) {
  const [before, after] = aroundChange(change.before, change.after, longest)
  return (
    <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      <b>{column}</b>:{' '}
      {before !== '' && (
        <>
          <Box component="del" sx={{ color: 'text.secondary' }}>
            {before}
          </Box>{' '}
          →{' '}
        </>
      )}
      {after === '' ? <i>vacío</i> : <ins>{after}</ins>}
    </Typography>
  )
}

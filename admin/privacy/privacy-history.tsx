import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { momentText } from '../../clock.ts'
import type { PrivacyEvent } from '../../contract/privacy/privacy.ts'
import { Panel } from '../shell/panel.tsx'
import { usePrivacyEvents } from './use-privacy-events.ts'

const names: Record<PrivacyEvent['kind'], string> = {
  export: 'Entrega de datos',
  inbox_export: 'Exportación de la bandeja',
  erasure: 'Eliminación de datos',
  retention: 'Eliminación por plazo',
  retention_change: 'Cambio del plazo',
  backup: 'Copia de seguridad',
}
const columns = ['Cuándo', 'Qué', 'Quién', 'Solicitudes']

export function PrivacyHistory() {
  const acts = usePrivacyEvents()
  return (
    <Panel title="Registro">
      {acts.length === 0 ? (
        <Typography>Aún no se ha entregado ni eliminado ningún dato.</Typography>
      ) : (
        <ActsTable acts={acts} />
      )}
    </Panel>
  )
}

function ActsTable({ acts }: { acts: PrivacyEvent[] }) {
  return (
    <Box sx={{ overflowX: 'auto' }} role="group" aria-label="Registro de entregas y eliminaciones" tabIndex={0}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column} scope="col">
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {acts.map(({ id, at, kind, staffName, requests }) => (
            <TableRow key={id}>
              <TableCell sx={{ whiteSpace: { sm: 'nowrap' } }}>{momentText(at)}</TableCell>
              <TableCell>{names[kind]}</TableCell>
              <TableCell>{staffName ?? 'El sistema'}</TableCell>
              <TableCell>{requests ?? '–'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { momentText } from '../../clock.ts'
import type { StaffEvent } from '../../contract/staff/staff.ts'
import { callForJson } from '../shell/call-api.ts'
import { Panel } from '../shell/panel.tsx'

const actions: Record<StaffEvent['kind'], string> = {
  created: 'Cuenta creada',
  enabled: 'Cuenta activada',
  disabled: 'Cuenta desactivada',
  link_given: 'Enlace entregado',
  password_chosen: 'Contraseña elegida con un enlace',
  password_changed: 'Contraseña cambiada',
  attacked: 'Intentos fallidos de entrar',
}
const columns = ['Cuándo', 'Qué', 'Cuenta', 'Quién']

export function StaffHistory() {
  const { data } = useQuery({
    queryKey: ['staff-events'],
    queryFn: () => callForJson<{ data: StaffEvent[] }>('/staff-events'),
  })
  if (!data) return null
  return (
    <Box sx={{ mt: 2 }}>
      <Panel title="Historial de las cuentas">
        {data.data.length === 0 ? (
          <Typography>Aún no se ha hecho nada con las cuentas.</Typography>
        ) : (
          <EventsTable events={data.data} />
        )}
      </Panel>
    </Box>
  )
}

function EventsTable({ events }: { events: StaffEvent[] }) {
  return (
    <Box sx={{ overflowX: 'auto' }} role="group" aria-label="Lo que se hizo con las cuentas" tabIndex={0}>
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
          {events.map(({ id, at, kind, name, byName, attempts }) => (
            <TableRow key={id}>
              <TableCell sx={{ whiteSpace: { sm: 'nowrap' } }}>{momentText(at)}</TableCell>
              <TableCell>{attempts === null ? actions[kind] : `${actions[kind]}: ${attempts}`}</TableCell>
              <TableCell>{name}</TableCell>
              <TableCell>{byName ?? 'El sistema'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { dayText } from '../../clock.ts'
import type { PersonSummary } from '../../contract/privacy/privacy.ts'
import { kindNames, statusNames } from '../../contract/requests/names.ts'

const columns = ['Folio', 'Tipo', 'Recibida', 'Estado']

export function PersonTable({ email, summary }: { email: string; summary: PersonSummary }) {
  return (
    <Box sx={{ overflowX: 'auto' }} role="group" aria-label="Solicitudes de la persona" tabIndex={0}>
      <Table size="small">
        <caption style={{ captionSide: 'top', padding: '8px 0' }}>Solicitudes de {email}</caption>
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
          {summary.requests.map(({ folio, kind, receivedAt, status }) => (
            <TableRow key={folio}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {folio}
              </TableCell>
              <TableCell>{kindNames[kind]}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{dayText(receivedAt)}</TableCell>
              <TableCell>{statusNames[status]}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

import { TableCell, TableRow } from '@mui/material'
import type { PersonSummary } from '../../shared/privacy/privacy.ts'
import { kindNames, statusNames } from '../../shared/requests/names.ts'
import { dayText } from '../../shared/time-text.ts'
import { ScrollingTable } from '../shell/scrolling-table.tsx'

const columns = ['Folio', 'Tipo', 'Recibida', 'Estado']

export function PersonTable({ email, summary }: { email: string; summary: PersonSummary }) {
  return (
    <ScrollingTable label="Solicitudes de la persona" caption={`Solicitudes de ${email}`} columns={columns}>
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
    </ScrollingTable>
  )
}

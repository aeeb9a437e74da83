import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'

type Props = { label: string; caption?: string; columns: string[]; children: ReactNode }

export function ScrollingTable({ label, caption, columns, children }: Props) {
  return (
    <Box sx={{ overflowX: 'auto' }} role="group" aria-label={label} tabIndex={0}>
      <Table size="small">
        {caption && <caption style={{ captionSide: 'top', padding: '8px 0' }}>{caption}</caption>}
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column} scope="col">
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </Box>
  )
}

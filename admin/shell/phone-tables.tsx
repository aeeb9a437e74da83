import { Box, Table, TableBody, TableCell, TableHead, TableRow, type Theme } from '@mui/material'
import type { ReactNode } from 'react'

type Props = { label: string; caption?: string; columns: string[]; hasFigures?: boolean; children: ReactNode }

export function ScrollingTable({ label, caption, columns, hasFigures = false, children }: Props) {
  return (
    <Box sx={{ overflowX: 'auto' }} role="group" aria-label={label} tabIndex={0}>
      <Table size="small" {...(hasFigures && { sx: { '& .MuiTableCell-root': { px: 1 } } })}>
        {caption && <caption style={{ captionSide: 'top', padding: '8px 0' }}>{caption}</caption>}
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <TableCell key={column} scope="col" align={hasFigures && index > 0 ? 'right' : 'left'}>
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

export const stackedRows = (theme: Theme) => ({
  '& td': { verticalAlign: 'top' },
  [theme.breakpoints.down('sm')]: {
    '& thead': { display: 'none' },
    '& tbody, & tr': { display: 'block' },
    '& td': { display: 'block', borderBottom: 0, py: 0.5 },
    '& tr': { borderBottom: `1px solid ${theme.palette.divider}`, py: 1 },
  },
})

import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'

type Props = { caption: string; columns: string[]; rows: (string | number)[][] }

export function FiguresTable({ caption, columns, rows }: Props) {
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary', minHeight: 32 }}>
        Ver como tabla
      </Box>
      <Box sx={{ overflowX: 'auto' }} role="group" aria-label={caption} tabIndex={0}>
        <Table size="small">
          <caption style={{ captionSide: 'top', padding: '8px 0' }}>{caption}</caption>
          <TableHead>
            <TableRow>
              {columns.map((column, index) => (
                <TableCell key={column} scope="col" align={index === 0 ? 'left' : 'right'}>
                  {column}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(([name, ...values]) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                {values.map((value, index) => (
                  <TableCell key={columns[index + 1]} align="right">
                    {value}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  )
}

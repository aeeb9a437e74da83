import { TableCell, TableRow, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { momentText } from '../../shared/time-text.ts'
import { callForJson } from '../shell/call-api.ts'
import { Panel } from '../shell/panel.tsx'
import { ScrollingTable } from '../shell/phone-tables.tsx'

type Event = { id: number; at: string }

type Props<T> = {
  path: string
  title: string
  label: string
  columns: [heading: string, content: (event: T) => ReactNode][]
  empty: string
}

export function EventHistory<T extends Event>({ path, title, label, columns, empty }: Props<T>) {
  const { data } = useQuery({ queryKey: [path], queryFn: () => callForJson<{ data: T[] }>(path) })
  if (!data) return null
  return (
    <Panel title={title}>
      {data.data.length === 0 ? (
        <Typography>{empty}</Typography>
      ) : (
        <ScrollingTable label={label} columns={['Cuándo', ...columns.map(([heading]) => heading)]}>
          {data.data.map((event) => (
            <TableRow key={event.id}>
              <TableCell sx={{ whiteSpace: { sm: 'nowrap' } }}>{momentText(event.at)}</TableCell>
              {columns.map(([heading, content]) => (
                <TableCell key={heading}>{content(event)}</TableCell>
              ))}
            </TableRow>
          ))}
        </ScrollingTable>
      )}
    </Panel>
  )
}

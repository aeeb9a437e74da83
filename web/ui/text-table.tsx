import type { ReactNode } from 'react'
import type { TableText } from '../content/content.ts'
import { tableParts } from './table-parts.ts'

type Props = {
  of: TableText
  showName?: (name: string) => ReactNode
  /** A last column, with its heading. */
  action?: { title: string; show: (name: string) => ReactNode } | undefined
}

export function TextTable({ of: { caption, head, rows }, showName = (name) => name, action }: Props) {
  const [first, ...columns] = head
  return (
    <table {...tableParts.table} className="comparison">
      <caption className="sr-only">{caption}</caption>
      <thead {...tableParts.group}>
        <tr {...tableParts.row}>
          {first ? <th {...tableParts.columnHeader}>{first}</th> : <td {...tableParts.cell} />}
          {columns.map((name) => (
            <th key={name} {...tableParts.columnHeader}>
              {name}
            </th>
          ))}
          {action && (
            <th {...tableParts.columnHeader}>
              <span className="sr-only">{action.title}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody {...tableParts.group}>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name} {...tableParts.row}>
            <th {...tableParts.rowHeader}>{showName(name)}</th>
            {cells.map((cell, index) => (
              <td key={columns[index]} {...tableParts.cell} data-label={columns[index]}>
                {cell}
              </td>
            ))}
            {action && <td {...tableParts.cell}>{action.show(name)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

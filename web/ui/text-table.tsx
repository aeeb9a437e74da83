import type { ReactNode } from 'react'
import type { TableText } from '../content/content.ts'

type Props = {
  of: TableText
  showName?: (name: string) => ReactNode
  /** A last column, with its heading. */
  action?: { title: string; show: (name: string) => ReactNode } | undefined
}

export function TextTable({ of: { caption, head, rows }, showName = (name) => name, action }: Props) {
  const [first, ...columns] = head
  return (
    <table className="comparison">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {first ? <th scope="col">{first}</th> : <td />}
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          {action && (
            <th scope="col">
              <span className="sr-only">{action.title}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{showName(name)}</th>
            {cells.map((cell, index) => (
              <td key={columns[index]} data-label={columns[index]}>
                {cell}
              </td>
            ))}
            {action && <td>{action.show(name)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import type { Comparison } from '../content/content.ts'

export function ComparisonTable({ of: { caption, head, rows } }: { of: Comparison }) {
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
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index]} data-label={columns[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

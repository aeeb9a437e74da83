import type { Point } from '../content/content.ts'

export function Points({ of, columns = 3 }: { of: Point[]; columns?: 2 | 3 }) {
  const thirds = of.length % 3 === 0 ? 'md:grid-cols-3' : 'odd-last-wide'
  return (
    <ul
      className={`grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:gap-x-12 ${columns === 3 ? `full-rows lg:grid-cols-6 ${thirds}` : ''}`}
    >
      {of.map(({ title, text }) => (
        <li key={title} className="border-steel-200 border-t pt-5">
          <h3 className="title-3">{title}</h3>
          <p className="mt-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}

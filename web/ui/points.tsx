import type { Point } from '../content/content.ts'

export function Points({ of, columns = 3 }: { of: Point[]; columns?: 2 | 3 }) {
  return (
    <ul className={`gap-x-8 gap-y-8 lg:gap-x-12 ${columns === 3 ? 'full-rows' : 'grid sm:grid-cols-2'}`}>
      {of.map(({ title, text }) => (
        <li key={title} className="border-steel-200 border-t pt-5">
          <h3 className="title-3">{title}</h3>
          <p className="mt-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}

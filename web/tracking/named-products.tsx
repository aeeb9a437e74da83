import type { ReactNode } from 'react'
import { keyed } from '../ui/keyed.ts'

type Props = { title: string; names: string[]; children?: ReactNode }

export function NamedProducts({ title, names, children }: Props) {
  return (
    <div className="mt-4 rounded bg-steel-50 p-4 text-base">
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 list-disc pl-5">
        {keyed(names, (name) => name).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
      {children}
    </div>
  )
}

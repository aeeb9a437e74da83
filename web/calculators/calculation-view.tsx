import { unbroken } from '../ui/unbroken.ts'
import type { Figure, Step } from './calculator.ts'

export function ResultFigures({ of: figures }: { of: Figure[] }) {
  return (
    <>
      <p role="status" className="sr-only">
        {unbroken(figures.map(({ value, unit }) => `${value} ${unit}`).join(', '))}
      </p>
      <dl className="figures mt-6 grid grid-cols-2 gap-x-6 gap-y-6">
        {figures.map(({ value, unit }) => (
          <div key={unit} className="flex flex-col-reverse justify-end border-red border-t-4 pt-3">
            <dt className="text-base text-steel-600 leading-6">{unbroken(unit)}</dt>
            <dd className="font-extrabold text-3xl leading-tight tracking-tight sm:text-4xl">{unbroken(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

export function Steps({ of: steps }: { of: Step[] }) {
  return (
    <>
      <h3 className="title-3 mt-10">Cómo se calcula</h3>
      <ol className="figures mt-4 border-steel-200 border-b">
        {steps.map(({ name, formula, filled, result }) => (
          <li
            key={name}
            className="grid gap-x-6 gap-y-1 border-steel-200 border-t py-3 text-base leading-6 sm:grid-cols-[1fr_auto]"
          >
            <div>
              <p className="font-semibold">{name}</p>
              <p className="text-steel-600">{formula}</p>
              <p>{unbroken(filled)}</p>
            </div>
            <p className="font-bold sm:self-end sm:text-right">= {unbroken(result)}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

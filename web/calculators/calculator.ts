import type { QuotationItem } from '../requests/quotation/quotation-list.ts'
import { amount } from './amount.ts'
import type { Fields, Values } from './fields.ts'

export type Candidate = { id: number; slug: string; name: string; image: string; unit?: string }

/** `unit` follows the value in a sentence. */
export type Figure = { value: string; unit: string }

/** One formula in words, with its numbers, and what it gives. */
export type Step = { name: string; formula: string; filled: string; result: string }

export type Calculation = { figures: Figure[]; steps: Step[] }

export type ProposedLine = { product: Candidate; quantity: number; note: string }

/** Products that together serve the calculation. */
export type Proposal = { lines: ProposedLine[]; reason: string }

export type Proposals = {
  /** The best comes first. */
  options: Proposal[]
  /** Why there is none. */
  none: string
  /** A list of products to choose from. */
  list: string
}

export type FieldGroup<F extends Fields> = { title: string; names: (keyof F & string)[]; isFolded?: boolean }

export type Calculator<F extends Fields, Products> = {
  path: string
  fields: F
  groups: FieldGroup<F>[]
  /** Errors of fields that are valid each for itself. */
  check: (values: Values<F>) => { [Name in keyof F]?: string }
  calculate: (values: Values<F>) => Calculation
  /** What is typed goes before what a product says of itself. */
  propose: (values: Values<F>, products: Products, typed: Record<string, string>) => Proposals
}

export const rollsFigure = (rolls: number, length: number): Figure => ({
  value: amount(rolls),
  unit: `${rolls === 1 ? 'rollo' : 'rollos'} de ${amount(length)} m al mes`,
})

export const itemOf = ({ product: { id, name, image, unit }, quantity, note }: ProposedLine): QuotationItem => ({
  ...{ id, name, image, quantity, note },
  ...(unit && { unit }),
})

/** Options differ in their first product. */
export const keyOf = ({ lines }: Proposal) => lines[0]?.product.id ?? 0

const mostOptions = 3

export const firstOptions = (options: Proposal[]) => options.slice(0, mostOptions)

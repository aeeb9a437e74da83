import type { QuotationItem } from '../requests/quotation/quotation-list.ts'
import { amount } from './amount.ts'
import type { Joint, Material } from './joints.ts'
import { type Fields, type FieldsReading, type FieldValues, readFields } from './typed-fields.ts'

export type Candidate = { id: number; slug: string; name: string; image: string; unit?: string }

/** `unit` follows the value in a sentence. */
export type ResultFigure = { value: string; unit: string }

/** One formula in words, with its numbers, and what it gives. */
export type Step = { name: string; formula: string; filled: string; result: string }

export type Calculation = { figures: ResultFigure[]; steps: Step[] }

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
  check: (values: FieldValues<F>) => { [Name in keyof F]?: string }
  calculate: (values: FieldValues<F>) => Calculation
  /** What is typed goes before what a product says of itself. */
  propose: (values: FieldValues<F>, products: Products, typed: Record<string, string>) => Proposals
}

export const rollsFigure = (rolls: number, length: number): ResultFigure => ({
  value: amount(rolls),
  unit: `${rolls === 1 ? 'rollo' : 'rollos'} de ${amount(length)} m al mes`,
})

export const itemOf = ({ product: { id, name, image, unit }, quantity, note }: ProposedLine): QuotationItem => ({
  id,
  name,
  image,
  quantity,
  note,
  ...(unit && { unit }),
})

/** Options differ in their first product. */
export const keyOf = ({ lines }: Proposal) => lines[0]?.product.id ?? 0

const maxOptions = 3

export const firstOptions = (options: Proposal[]) => options.slice(0, maxOptions)

export function readCalculation<F extends Fields, P>(
  { fields, check }: Pick<Calculator<F, P>, 'fields' | 'check'>,
  typed: Record<string, string>,
): FieldsReading<F> {
  const reading = readFields(fields, typed)
  const found = reading.values ? check(reading.values) : {}
  const errors = { ...reading.errors, ...(found as Record<string, string>) }
  return Object.keys(errors).length > 0 ? { ...reading, errors, values: undefined } : reading
}

/** The ids of the seeded categories from which products are proposed. */
export const filmCategory = 15
export const cushionCategory = 13
export const strapCategories: Record<Material, number> = { pp: 8, pet: 9, acero: 10, textil: 11 }
export const closureCategories: { joint: Joint; categoryId: number }[] = [
  { joint: 'sello', categoryId: 24 },
  { joint: 'hebilla', categoryId: 25 },
]

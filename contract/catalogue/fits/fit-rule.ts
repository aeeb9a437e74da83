import * as z from 'zod/mini'
import { rowId } from '../../row-id.ts'
import { line, requiredLine } from '../../text.ts'

/** A strap has a width, and a tool takes widths. */
const roles = ['has', 'takes'] as const

const phrase = requiredLine('Escribe la frase', 80).check(
  z.refine((text) => text.includes('{valor}'), 'Escribe {valor} donde va el valor'),
)

const FitSide = z.object({
  /** With its article, as sentences begin: «el sello». */
  name: requiredLine('Escribe el nombre con su artículo', 40),
  /** The heading of such products: «Sellos». */
  heading: requiredLine('Escribe el título', 40),
  /** Includes subcategories. */
  categoryIds: z.array(rowId()).check(z.minLength(1, 'Elige al menos una categoría')),
  role: z.enum(roles),
})

/** What a product of either role says of itself; {valor} stands for its value: «mide {valor}», «es para {valor}». */
const Measure = z.object({
  key: requiredLine('Elige un atributo', 40),
  has: phrase,
  takes: phrase,
})

const Condition = z.object({
  attribute: requiredLine('Elige un atributo', 40),
  choice: requiredLine('Elige una opción', 40),
})

/** Two products fit if the first measure of both is known, and they differ in none that is. */
export const FitRule = z.object({
  key: requiredLine('Escribe la clave', 40),
  /** The second depends on the first: a seal on a strap. */
  sides: z.tuple([FitSide, FitSide]),
  measures: z.array(Measure).check(z.minLength(1, 'Elige al menos un atributo')),
  /** The rule holds only if one of the two products has this choice. */
  when: z.nullable(Condition),
  /** A list with the first and without a fitting second is offered one. */
  completes: z.boolean(),
  /** Only if the list also has a product with this choice that fits the first: a seal needs a tool that closes with seals. */
  completesWith: z.nullable(Condition),
})

/** Staff know better than the measures. */
export const FitException = z.object({
  productIds: z.tuple([rowId(), rowId()]),
  fits: z.boolean(),
  reason: line(200),
})

export const FitSettings = z.object({
  rules: z.array(FitRule).check(z.maxLength(60, 'Máximo 60 reglas')),
  exceptions: z.array(FitException).check(z.maxLength(500, 'Máximo 500 excepciones')),
})

export type FitSide = z.infer<typeof FitSide>
export type FitRule = z.infer<typeof FitRule>
export type FitException = z.infer<typeof FitException>
export type FitSettings = z.infer<typeof FitSettings>
export type FitMeasure = z.infer<typeof Measure>

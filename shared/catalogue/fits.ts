import * as z from 'zod/mini'
import { line, requiredLine, rowId } from '../fields.ts'
import { listOf } from '../list.ts'

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
  categoryIds: z
    .array(rowId())
    .check(z.minLength(1, 'Elige al menos una categoría'), z.maxLength(100, 'Máximo 100 categorías')),
  role: z.enum(roles, 'Elige si lleva la medida o la recibe'),
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
export const FitRuleForm = z.object({
  /** The second depends on the first: a seal on a strap. */
  sides: z.tuple([FitSide, FitSide]),
  measures: z
    .array(Measure)
    .check(z.minLength(1, 'Elige al menos un atributo'), z.maxLength(12, 'Máximo 12 atributos')),
  /** The rule holds only if a product has this attribute, and each that has it has this choice. */
  when: z.nullable(Condition),
  /** A list with the first and without a fitting second is offered one. */
  completes: z.boolean(),
  /** Only if the list also has a product with this choice that fits the first: a seal needs a tool that closes with seals. */
  completesWith: z.nullable(Condition),
  /** The first is of no use without a fitting second, so a list with only unfitting ones is told. */
  needed: z._default(z.boolean(), false),
})

export const decidesBy = ({ measures, when, completesWith }: FitRuleForm, key: string) =>
  measures.some((measure) => measure.key === key) || when?.attribute === key || completesWith?.attribute === key

const product = rowId('Elige un producto')

/** Staff know better than the measures. */
export const FitExceptionForm = z.object({
  productIds: z.tuple([product, product]),
  fits: z.boolean('Elige si sirven juntos'),
  /** Buyers read it, if the products do not fit. */
  reason: line(200),
})

export type FitSide = z.infer<typeof FitSide>
export type FitCondition = z.infer<typeof Condition>
export type FitRuleForm = z.infer<typeof FitRuleForm>
export type FitException = z.infer<typeof FitExceptionForm>
/** The key tells rules apart. */
export type FitRule = FitRuleForm & { key: string }
export type FitSettings = { rules: FitRule[]; exceptions: FitException[] }
export type FitMeasure = z.infer<typeof Measure>

export const FitRuleChange = z.extend(FitRuleForm, { updatedAt: z.string() })
export const AdminFitRule = z.extend(FitRuleForm, { id: z.int(), updatedAt: z.string() })
export const AdminFitRuleList = listOf(AdminFitRule)

const NamedProduct = z.object({ id: z.int(), name: z.string() })

export const FitExceptionChange = z.extend(FitExceptionForm, { updatedAt: z.string() })
export const AdminFitException = z.extend(FitExceptionForm, {
  id: z.int(),
  products: z.tuple([NamedProduct, NamedProduct]),
  updatedAt: z.string(),
})
export const AdminFitExceptionList = listOf(AdminFitException)

export const FitExceptionQuery = z.object({ productId: z.optional(z.pipe(z.coerce.number(), rowId())) })

export const FitTrial = z.object({ productIds: FitExceptionForm.shape.productIds })

/** What a rule says of two products, in their order; `fits` is absent if it cannot tell. */
const FitJudgement = z.object({
  headings: z.tuple([z.string(), z.string()]),
  fits: z.optional(z.boolean()),
  reason: z.string(),
  measures: z.array(
    z.object({ name: z.string(), texts: z.tuple([z.string(), z.string()]), isShared: z.optional(z.boolean()) }),
  ),
})

export const FitTrialResult = z.object({
  products: z.tuple([NamedProduct, NamedProduct]),
  /** Decides before all rules. */
  exception: z.nullable(z.object({ fits: z.boolean(), reason: z.string() })),
  judgements: z.array(FitJudgement),
})

export const fitRuleName = ({ sides: [first, second] }: Pick<FitRuleForm, 'sides'>) =>
  `${first.heading} ↔ ${second.heading}`

export type AdminFitRule = z.infer<typeof AdminFitRule>
export type FitRuleChange = z.infer<typeof FitRuleChange>
export type AdminFitException = z.infer<typeof AdminFitException>
export type FitExceptionChange = z.infer<typeof FitExceptionChange>
export type FitJudgement = z.infer<typeof FitJudgement>
export type FitTrialResult = z.infer<typeof FitTrialResult>

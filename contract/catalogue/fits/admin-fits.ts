import * as z from 'zod/mini'
import { listOf } from '../../list.ts'
import { rowId } from '../../row-id.ts'
import { FitExceptionForm, FitRuleForm } from './fit-rule.ts'

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

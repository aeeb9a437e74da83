import * as z from 'zod/mini'

const QualityGroup = z.object({
  /** Of the row or of the attribute. */
  name: z.string(),
  category: z.nullable(z.string()),
  /** Where most values of the category lie. */
  usual: z.nullable(z.string()),
  total: z.int(),
  /** The first ones; `value` is the text of the row, and empty if the product lacks it. */
  products: z.array(z.object({ id: z.int(), name: z.string(), value: z.string() })),
})

export const QualityReport = z.object({
  products: z.int(),
  rows: z.int(),
  understoodRows: z.int(),
  /** Rows of a known attribute whose text has no value of it. */
  notUnderstood: z.array(QualityGroup),
  /** Rows that no attribute is read from. */
  unknown: z.array(QualityGroup),
  /** Numbers far from those of the same attribute and category. */
  outliers: z.array(QualityGroup),
  /** Attributes that the category expects and the product lacks. */
  missing: z.array(QualityGroup),
})

export type QualityGroup = z.infer<typeof QualityGroup>
export type QualityReport = z.infer<typeof QualityReport>

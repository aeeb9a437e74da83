import * as z from 'zod/mini'

export const maxImportBytes = 5 * 1024 * 1024

export const ImportLine = z.object({
  /** The headings are line 1, as in the spreadsheet. */
  line: z.int(),
  outcome: z.enum(['new', 'changed', 'unchanged', 'error']),
  id: z.nullable(z.int()),
  name: z.string(),
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  errors: z.array(z.object({ column: z.string(), message: z.string() })),
})

export const ImportPlan = z.object({
  lines: z.array(ImportLine),
  totals: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), error: z.int() }),
  ignoredColumns: z.array(z.string()),
  /** The back office sends it back, so that the import applies exactly the plan that was shown. */
  fingerprint: z.string(),
})

export const ImportProgress = z.union([
  z.object({ done: z.int(), total: z.int() }),
  z.object({ finished: z.literal(true), created: z.int(), updated: z.int() }),
  z.object({ failed: z.string() }),
])

export type ImportLine = z.infer<typeof ImportLine>
export type ImportPlan = z.infer<typeof ImportPlan>
export type ImportProgress = z.infer<typeof ImportProgress>

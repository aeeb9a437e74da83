import * as z from 'zod/mini'

export const maxImportBytes = 5 * 1024 * 1024
export const maxImportLines = 2_000

/** What an import would do with one line of the file. */
export const ImportLine = z.object({
  /** Counted as in the spreadsheet: the headings are line 1. */
  line: z.int(),
  outcome: z.enum(['new', 'changed', 'unchanged', 'error']),
  id: z.nullable(z.int()),
  name: z.string(),
  /** Keyed by column heading, with the values as cells show them. */
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  errors: z.array(z.object({ column: z.string(), message: z.string() })),
})

export const ImportPlan = z.object({
  lines: z.array(ImportLine),
  totals: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), error: z.int() }),
  /** Headings that the import does not recognise. */
  ignoredColumns: z.array(z.string()),
  /** Sent back to run the import, so that it applies exactly the plan that was shown. */
  fingerprint: z.string(),
})

/** The import responds with one line of JSON per step and a last one with the result. */
export const ImportProgress = z.union([
  z.object({ done: z.int(), total: z.int() }),
  z.object({ finished: z.literal(true), created: z.int(), updated: z.int() }),
  z.object({ failed: z.string() }),
])

export type ImportLine = z.infer<typeof ImportLine>
export type ImportPlan = z.infer<typeof ImportPlan>
export type ImportProgress = z.infer<typeof ImportProgress>

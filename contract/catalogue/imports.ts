import * as z from 'zod/mini'

export const maxImportBytes = 5 * 1024 * 1024
export const maxImportLines = 2_000

/** What an import would do with one line of the file. */
export const ImportLine = z.object({
  /** As the spreadsheet counts: the headings are line 1. */
  line: z.int(),
  outcome: z.enum(['new', 'changed', 'unchanged', 'error']),
  id: z.nullable(z.int()),
  name: z.string(),
  /** By the column's heading, as cells show them. */
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  errors: z.array(z.object({ column: z.string(), message: z.string() })),
})

export const ImportPlan = z.object({
  lines: z.array(ImportLine),
  totals: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), error: z.int() }),
  /** Headings that mean nothing to us. */
  ignoredColumns: z.array(z.string()),
  /** Says the same again when the import is made, so that nothing is done but what was shown. */
  fingerprint: z.string(),
})

/** The import answers a line of JSON for every step, and a last one when it is done. */
export const ImportProgress = z.union([
  z.object({ done: z.int(), total: z.int() }),
  z.object({ finished: z.literal(true), created: z.int(), updated: z.int() }),
  z.object({ failed: z.string() }),
])

export type ImportLine = z.infer<typeof ImportLine>
export type ImportPlan = z.infer<typeof ImportPlan>
export type ImportProgress = z.infer<typeof ImportProgress>

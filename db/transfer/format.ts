import * as z from 'zod/mini'

/** The order of the lines in the file is explained in docs/decisions/25. */
export const formatVersion = 1

export const Manifest = z.object({
  format: z.literal('precinta'),
  version: z.literal(formatVersion),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
})
export const TableSeal = z.object({ table: z.string(), rows: z.int(), sha256: z.string() })
export const FileStart = z.object({ file: z.string() })
export const FileSeal = z.object({ bytes: z.int(), sha256: z.string() })
export const Trailer = z.object({ end: z.literal(true), files: z.int() })

export type Manifest = z.infer<typeof Manifest>
export type TableSeal = z.infer<typeof TableSeal>
export type FileStart = z.infer<typeof FileStart>
export type FileSeal = z.infer<typeof FileSeal>
export type Trailer = z.infer<typeof Trailer>

export class UnusableFile extends Error {}

export const damaged = (what: string) => new UnusableFile(`The file is damaged: ${what}. Nothing was imported.`)

export type Report = (progress: { label: string; done: number; total: number }) => void

export function parseLine(text: string | undefined): unknown {
  if (text === undefined) throw damaged('it ends too early')
  try {
    return JSON.parse(text)
  } catch {
    throw damaged('a line cannot be read')
  }
}

export function readLine<T extends z.ZodMiniType>(schema: T, value: unknown, complaint: string): z.infer<T> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw damaged(complaint)
  return parsed.data
}

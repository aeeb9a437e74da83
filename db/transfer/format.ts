import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import * as z from 'zod/mini'

/** The order of the lines in the file is explained in docs/decisions/20-data-and-privacy.md. */
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

export type LineReader = {
  next: () => Promise<string | undefined>
  /** The number of the line that was returned last, from 1. */
  at: () => number
  close: () => Promise<void>
}

export function readExportLines(path: string, onBytesRead: (bytes: number) => void): LineReader {
  const lines = splitLines(path, onBytesRead)
  let number = 0
  return {
    next: async () => {
      number += 1
      return (await lines.next()).value ?? undefined
    },
    at: () => number,
    close: async () => {
      await lines.return(undefined)
    },
  }
}

/** No row of this program comes near, and a file of few bytes can unpack to any length. */
const maxLineLength = 64 * 1024 * 1024

async function* splitLines(path: string, onBytesRead: (bytes: number) => void): AsyncGenerator<string, undefined> {
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      onBytesRead(chunk.length)
      yield chunk
    }
  }
  // The loop below receives the error from the stream.
  const content = pipeline(createReadStream(path), counted, createGunzip(), () => undefined).setEncoding('utf8')
  // Joined once, because a long line arrives in thousands of pieces.
  let pieces: string[] = []
  let length = 0
  try {
    for await (const chunk of content as AsyncIterable<string>) {
      const [end = '', ...starts] = chunk.split('\n')
      pieces.push(end)
      length += end.length
      for (const start of starts) {
        yield pieces.join('')
        pieces = [start]
        length = start.length
      }
      if (length > maxLineLength) throw damaged('it has a line that is too long')
    }
  } catch (error) {
    throw explain(error)
  }
  if (length > 0) throw damaged('it ends in the middle of a line')
  return undefined
}

function explain(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'Z_BUF_ERROR') return damaged('it ends too early')
  if (code === 'Z_DATA_ERROR') return new UnusableFile('The file is damaged or not an export. Nothing was imported.')
  return error
}

import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { damaged, UnusableFile } from './format.ts'

export type LineReader = {
  next: () => Promise<string | undefined>
  /** The number of the line that was returned last, from 1. */
  at: () => number
  close: () => Promise<void>
}

export function readLines(path: string, onBytesRead: (bytes: number) => void): LineReader {
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

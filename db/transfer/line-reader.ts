import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { damaged, UnusableFile } from './format.ts'

export type LineReader = { next: () => Promise<string | undefined>; close: () => Promise<void> }

export function readLines(path: string, onBytesRead: (bytes: number) => void): LineReader {
  const lines = splitLines(path, onBytesRead)
  return {
    next: async () => (await lines.next()).value ?? undefined,
    close: async () => {
      await lines.return(undefined)
    },
  }
}

async function* splitLines(path: string, onBytesRead: (bytes: number) => void): AsyncGenerator<string, undefined> {
  const file = createReadStream(path)
  file.on('data', (chunk) => onBytesRead(chunk.length))
  // The loop below receives the error from the stream.
  const content = pipeline(file, createGunzip(), () => undefined).setEncoding('utf8')
  let rest = ''
  try {
    for await (const chunk of content) {
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw explain(error)
  }
  if (rest !== '') throw damaged('it ends in the middle of a line')
  return undefined
}

function explain(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'Z_BUF_ERROR') return damaged('it ends too early')
  if (code === 'Z_DATA_ERROR') return new UnusableFile('The file is damaged or not an export. Nothing was imported.')
  return error
}

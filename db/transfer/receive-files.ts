import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { damaged, FileSeal, FileStart, type LineReader, parseLine, readLine, Trailer } from './format.ts'
import { isKeptName, keptFolders } from './kept-files.ts'

export const arrivingPrefix = 'arriving-'

export class FilesLeftBehind extends Error {
  constructor(arriving: string, dataDir: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(
      `The database was imported, but its files could not be put into place: ${reason}. They are whole in ${arriving}: ` +
        `move the folders in it to ${dataDir}, or run the same command again with --replace. What was there before was not deleted.`,
      { cause },
    )
  }
}

export async function receiveFiles(lines: LineReader, arriving: string): Promise<number> {
  for (const folder of keptFolders) await mkdir(join(arriving, folder), { recursive: true, mode: 0o700 })
  for (let count = 0; ; count++) {
    const start = parseLine(await lines.next())
    const trailer = Trailer.safeParse(start)
    if (trailer.success) {
      if (trailer.data.files !== count || (await lines.next()) !== undefined) throw damaged('its trailer does not fit')
      return count
    }
    const { file } = readLine(FileStart, start, 'it ends too early')
    if (!isKeptName(file)) throw damaged('it holds a file that belongs nowhere')
    await receiveFile(lines, file, join(arriving, file))
  }
}

async function receiveFile(lines: LineReader, name: string, path: string): Promise<void> {
  const hash = createHash('sha256')
  let bytes = 0
  let seal: unknown
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const content = async function* () {
    for (;;) {
      const next = parseLine(await lines.next())
      if (typeof next !== 'string') {
        seal = next
        return
      }
      const chunk = Buffer.from(next, 'base64')
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }))
  const sealed = readLine(FileSeal, seal, `file ${name} has no seal`)
  if (sealed.bytes !== bytes || sealed.sha256 !== hash.digest('hex')) throw damaged(`file ${name} is not as it was`)
}

/** The old files are deleted only when all new ones are in place. */
export async function moveIntoPlace(arriving: string, dataDir: string): Promise<void> {
  const leaving = join(dataDir, 'leaving')
  await rm(leaving, { recursive: true, force: true })
  await mkdir(leaving, { mode: 0o700 })
  try {
    for (const folder of keptFolders) {
      await mkdir(join(dataDir, folder), { recursive: true, mode: 0o700 })
      await rename(join(dataDir, folder), join(leaving, folder))
      await moveIn(folder)
    }
  } catch (error) {
    throw new FilesLeftBehind(arriving, dataDir, error)
  }
  await rm(leaving, { recursive: true, force: true })
  // It names the replaced database; the imported one takes over the uploads.
  await rm(join(dataDir, 'uploads.installation'), { force: true })
  for (const name of await readdir(dataDir)) {
    // Includes folders of earlier imports, whose rows have been replaced.
    if (name.startsWith(arrivingPrefix)) await rm(join(dataDir, name), { recursive: true, force: true })
  }

  async function moveIn(folder: string): Promise<void> {
    try {
      await rename(join(arriving, folder), join(dataDir, folder))
    } catch (error) {
      await rename(join(leaving, folder), join(dataDir, folder))
      throw error
    }
  }
}

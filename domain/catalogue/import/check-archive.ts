import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)

const endMark = 0x06054b50
const entryMark = 0x02014b50
const endLength = 22
const stored = 0
const deflated = 8

type Limits = { bytes: number; rows: number }

/** The declared size may be false, so an archive that declares an acceptable one is still measured by unpacking it. */
export async function checkArchive(bytes: Uint8Array, limits: Limits): Promise<'fine' | 'unusable' | 'too_many_rows'> {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const entries = [...entriesOf(archive)]
    if (entries.reduce((sum, { claimed }) => sum + claimed, 0) > limits.bytes) return 'unusable'
    let left = limits.bytes
    for (const { name, method, data } of entries) {
      if (method !== stored && method !== deflated) return 'unusable'
      const content = method === stored ? data : await inflate(data, { maxOutputLength: left })
      left -= content.length
      if (left <= 0) return 'unusable'
      if (name.startsWith('xl/worksheets/') && hasMoreRows(content, limits.rows)) return 'too_many_rows'
    }
    return 'fine'
  } catch {
    return 'unusable'
  }
}

function hasMoreRows(sheet: Buffer, most: number): boolean {
  let rows = 0
  for (let at = sheet.indexOf('<row'); at >= 0; at = sheet.indexOf('<row', at + 4)) {
    rows += 1
    if (rows > most) return true
  }
  return false
}

function* entriesOf(archive: Buffer) {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + endLength > archive.length || archive.readUInt32LE(end) !== endMark)
    throw new Error('No archive.')
  const count = archive.readUInt16LE(end + 10)
  let at = archive.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (archive.readUInt32LE(at) !== entryMark) throw new Error('No entry.')
    const method = archive.readUInt16LE(at + 10)
    const size = archive.readUInt32LE(at + 20)
    const claimed = archive.readUInt32LE(at + 24)
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    if (start + size > archive.length) throw new Error('Cut off.')
    yield { name, claimed, method, data: archive.subarray(start, start + size) }
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
}

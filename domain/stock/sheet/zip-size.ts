import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)

const endMark = 0x06054b50
const entryMark = 0x02014b50
const endLength = 22
const stored = 0
const deflated = 8

/** Whether all the files of an archive together stay below a size once unpacked, by unpacking them: what it claims may be a lie. */
export async function inflatesWithin(bytes: Uint8Array, limit: number): Promise<boolean> {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let left = limit
  try {
    for (const { method, data } of entriesOf(archive)) {
      if (method !== stored && method !== deflated) return false
      left -= method === stored ? data.length : (await inflate(data, { maxOutputLength: left })).length
      if (left <= 0) return false
    }
    return true
  } catch {
    return false
  }
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
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    if (start + size > archive.length) throw new Error('Cut off.')
    yield { method, data: archive.subarray(start, start + size) }
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
}

import { inflateSync } from 'node:zlib'

const woffHeader = 44
const woffEntry = 20
const sfntHeader = 12
const sfntEntry = 16

/** Unpacks a WOFF file once; the PDF library would do it for every sheet, which takes longer than drawing it. */
export function unpackWoff(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => readTable(woff, index))
  const header = Buffer.alloc(sfntHeader)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(tables.length, 4)

  let offset = sfntHeader + tables.length * sfntEntry
  const entries = tables.map(({ tag, checksum, data, length }) => {
    const entry = Buffer.alloc(sfntEntry)
    tag.copy(entry, 0)
    entry.writeUInt32BE(checksum, 4)
    entry.writeUInt32BE(offset, 8)
    entry.writeUInt32BE(length, 12)
    offset += data.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...tables.map(({ data }) => data)])
}

function readTable(woff: Buffer, index: number) {
  const entry = woffHeader + index * woffEntry
  const start = woff.readUInt32BE(entry + 4)
  const packedLength = woff.readUInt32BE(entry + 8)
  const length = woff.readUInt32BE(entry + 12)
  const packed = woff.subarray(start, start + packedLength)
  const plain = packedLength < length ? inflateSync(packed) : packed
  // Tables are aligned to four bytes.
  const data = Buffer.concat([plain, Buffer.alloc(-length & 3)])
  return { tag: woff.subarray(entry, entry + 4), checksum: woff.readUInt32BE(entry + 16), data, length }
}

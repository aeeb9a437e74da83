/** The name and the declared type of an upload are not trustworthy, so types are detected by content. */

const startsWith = (bytes: Buffer, start: string, at = 0) =>
  bytes.subarray(at, at + start.length).equals(Buffer.from(start, 'latin1'))

const pictureStarts: ((bytes: Buffer) => boolean)[] = [
  (bytes) => startsWith(bytes, '\xff\xd8\xff'),
  (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n'),
  (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
  (bytes) => startsWith(bytes, 'ftypavif', 4),
]

export const isPicture = (bytes: Buffer) => pictureStarts.some((fits) => fits(bytes))

export const isPdf = (bytes: Buffer) =>
  /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) && bytes.subarray(-1024).includes('%%EOF')

/** These names are long enough not to occur in compressed data by chance. */
const active = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|GoToE|SubmitForm|ImportData)\b/
const activeBesideData = /\/(JS|XFA)\b/
/** GoTo, which opens a page, is harmless. */
const opening = /\/OpenAction\s*<<(?![^>]*\/GoTo\b)/

/** Compressed objects are not searched. */
export function isActivePdf(bytes: Buffer): boolean {
  const text = unescapeNames(bytes).toString('latin1')
  // Splitting avoids a quadratic search when streams have no end.
  const pieces = text.split('endstream')
  const rest = pieces.pop() ?? ''
  const besideData = pieces.map((piece) => piece.replace(/\bstream\r?\n.*/s, '')).join('') + rest
  return active.test(text) || activeBesideData.test(besideData) || opening.test(besideData)
}

/** Any letter may be escaped as #xx, and a file may consist of them, so they are replaced byte by byte. */
function unescapeNames(bytes: Buffer): Buffer {
  const plain = Buffer.allocUnsafe(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    const high = byte === hash ? hexDigit(bytes[at + 1]) : -1
    const low = high < 0 ? -1 : hexDigit(bytes[at + 2])
    plain[length++] = low < 0 ? byte : high * 16 + low
    if (low >= 0) at += 2
  }
  return plain.subarray(0, length)
}

const hash = 0x23

function hexDigit(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}

const markup = /<(script|html|iframe|!doctype html|svg\s|\?php)/i
const endOfArchive = Buffer.from('PK\x05\x06', 'latin1')

/** A polyglot file is markup in a picture or an archive after a PDF. */
export function isTwoFilesInOne(bytes: Buffer, kind: 'picture' | 'pdf'): boolean {
  const text = bytes.toString('latin1')
  if (markup.test(text)) return true
  // ZIP readers search this many bytes for the end of the archive.
  if (bytes.subarray(-65_557).includes(endOfArchive)) return true
  return kind === 'picture' ? text.includes('%PDF-') : text.lastIndexOf('%PDF-') > 0
}

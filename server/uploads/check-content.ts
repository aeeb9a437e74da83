/** What a file is by its content; its name and the type it came with say nothing. */

const startsWith = (bytes: Buffer, start: string, at = 0) =>
  bytes.subarray(at, at + start.length).equals(Buffer.from(start, 'latin1'))

const pictureStarts: ((bytes: Buffer) => boolean)[] = [
  (bytes) => startsWith(bytes, '\xff\xd8\xff'),
  (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n'),
  (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
  (bytes) => startsWith(bytes, 'ftypavif', 4),
]

export const isPicture = (bytes: Buffer) => pictureStarts.some((fits) => fits(bytes))

/** Begins and ends as a PDF does. */
export const isPdf = (bytes: Buffer) =>
  /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) && bytes.subarray(-1024).includes('%%EOF')

/** Long enough never to stand in compressed data by chance. */
const active = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|GoToE|SubmitForm|ImportData)\b/
/** These could, so they are looked for beside it only. */
const activeBesideData = /\/(JS|XFA)\b/
/** What happens when the file is opened; to begin at a certain page is harmless. */
const opening = /\/OpenAction\s*<<(?![^>]*\/GoTo\b)/

/** Scripts, programs and files inside a PDF, as far as they stand in the open: what lies in a compressed object is not seen. */
export function isActivePdf(bytes: Buffer): boolean {
  // A name may be written with any of its letters as a number.
  const text = bytes
    .toString('latin1')
    .replace(/#([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
  // In pieces: looking for the end of each stream that has none would go over the rest of the file every time.
  const pieces = text.split('endstream')
  const rest = pieces.pop() ?? ''
  const besideData = pieces.map((piece) => piece.replace(/\bstream\r?\n.*/s, '')).join('') + rest
  return active.test(text) || activeBesideData.test(besideData) || opening.test(besideData)
}

const markup = /<(script|html|iframe|!doctype html|svg\s|\?php)/i
const endOfArchive = Buffer.from('PK\x05\x06', 'latin1')

/** A file that another program would take for something else: markup in a picture, an archive behind a PDF. */
export function isTwoFilesInOne(bytes: Buffer, kind: 'picture' | 'pdf'): boolean {
  const text = bytes.toString('latin1')
  if (markup.test(text)) return true
  // Where programs look for the end of an archive.
  if (bytes.subarray(-65_557).includes(endOfArchive)) return true
  return kind === 'picture' ? text.includes('%PDF-') : text.lastIndexOf('%PDF-') > 0
}

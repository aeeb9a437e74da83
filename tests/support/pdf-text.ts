import { inflateSync } from 'node:zlib'

/**
 * The text of each page of a generated PDF: its glyphs, mapped to characters by the ToUnicode tables of the embedded
 * fonts. A glyph without a character gives �.
 */
export function readPdfText(pdf: Buffer): string[] {
  const objects = readObjects(pdf)
  const find = (id: string | undefined) => objects.get(id ?? '') ?? { head: '', stream: '' }
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  return pages.map(({ head }) => {
    const resources = find(/\/Resources (\d+) 0 R/.exec(head)?.[1]).head
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
        const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(find(id).head)?.[1]
        return [name, readCharacters(find(toUnicode).stream)]
      }),
    )
    return readGlyphs(find(/\/Contents (\d+) 0 R/.exec(head)?.[1]).stream, fonts)
  })
}

function readObjects(pdf: Buffer) {
  const text = pdf.toString('latin1')
  const objects = new Map<string, { head: string; stream: string }>()
  for (const { 1: id = '', 0: start, index } of text.matchAll(/^(\d+) 0 obj$/gm)) {
    const body = text.slice(index + start.length, text.indexOf('\nendobj', index))
    const [head = '', ...rest] = body.split('\nstream\n')
    const stream = Buffer.from(rest.join('\nstream\n').replace(/\nendstream$/, ''), 'latin1')
    objects.set(id, { head, stream: inflated(head, stream).toString('latin1') })
  }
  return objects
}

const inflated = (head: string, stream: Buffer) => (head.includes('/FlateDecode') ? inflateSync(stream) : stream)

/** Reads a font's ToUnicode table: `<first> <last> [<character> …]`, all in hexadecimal. */
function readCharacters(table: string): Map<number, string> {
  const characters = new Map<number, string>()
  for (const [, first = '', list = ''] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
      const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? []
      characters.set(
        Number.parseInt(first, 16) + index,
        String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
      )
    }
  }
  return characters
}

function readGlyphs(content: string, fonts: Map<string, Map<number, string>>): string {
  let characters = new Map<number, string>()
  let text = ''
  for (const [, font, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) characters = fonts.get(font) ?? characters
    for (const [, hex = ''] of (glyphs ?? '').matchAll(/<(\w*)>/g)) {
      for (const code of hex.match(/.{4}/g) ?? []) text += characters.get(Number.parseInt(code, 16)) || '�'
    }
    if (glyphs) text += ' '
  }
  return text
}

import { parseCsv } from 'hucre/csv'
import { expect, test } from 'vitest'
import { toCsv, unguard } from './csv.ts'

const texts = [
  '=1+1',
  ' \t@SUM(A1)',
  'uno, =HYPERLINK("https://evil.example")',
  'uno;=1+1',
  'uno\n- dos\n- tres',
  "'-5 y ''=x",
  'a,\n=1',
  'Ñandú, 5 mm; "comillas"',
]

test('guarded text is unchanged when it is read back', () => {
  const rows = parseCsv(toCsv([texts]), { delimiter: ';' })
  expect(rows.flat().map((cell) => unguard(String(cell)))).toEqual(texts)
})

test.each([';', ',', '\t'])('no cell is a formula if cells are separated by %j', (delimiter) => {
  const cells = parseCsv(toCsv(texts.map((text) => [text, text])), { delimiter, fastMode: true }).flat()
  expect(cells.filter((cell) => /^\s*[=+\-@]/.test(String(cell)))).toEqual([])
})

import { setImmediate } from 'node:timers/promises'
import { deflateRawSync } from 'node:zlib'
import { writeCsv } from 'hucre/csv'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { sheetReader } from '../../domain/catalogue/import/read-sheet.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

const table = (...rows: string[][]) => writeCsv(rows, { delimiter: ';' })

async function open() {
  const app = await createTestApp()
  const staff = await app.signIn()
  const attempt = (file: string | Uint8Array) =>
    staff.request('/api/admin/products/imports/trial', {
      method: 'POST',
      body: typeof file === 'string' ? file : new Uint8Array(file),
    })
  return { app, staff, attempt }
}

test('a CSV file in the encoding of old Windows programs is read', async () => {
  const { attempt } = await open()
  const file = Buffer.from('id,nombre,categoria\r\n,Cuchilla niquelada ñandú,Sellos\r\n', 'latin1')
  const { body } = await attempt(new Uint8Array(file))
  expect(body.lines[0]).toMatchObject({ outcome: 'new', name: 'Cuchilla niquelada ñandú' })
})

test('an XLSX file as a spreadsheet writes it, with numbers, is read', async () => {
  const { attempt } = await open()
  const rows = [
    ['id', 'nombre', 'orden', 'publicado'],
    [119, 'Con números', 7, true],
  ]
  const { body } = await attempt(await writeXlsx({ sheets: [{ name: 'Hoja1', rows }] }))
  expect(body.lines[0].changes.map(({ column }: { column: string }) => column)).toEqual(['nombre', 'orden'])
})

/** A ZIP archive, which may declare a false size. */
function zip(files: Record<string, string | Buffer>, claimed?: number): Uint8Array {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  for (const [name, content] of Object.entries(files)) {
    const data = deflateRawSync(content)
    const size = claimed ?? Buffer.byteLength(content)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(data.length, 18)
    local.writeUInt32LE(size, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(data.length, 20)
    entry.writeUInt32LE(size, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(Buffer.concat(bodies).length, 42)
    bodies.push(local, Buffer.from(name), data)
    directory.push(entry, Buffer.from(name))
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(Buffer.concat(bodies).length, 16)
  return Buffer.concat([...bodies, ...directory, end])
}

/** Unpacks to far more than it declares. */
const bomb = (name: string, size: number) => zip({ [name]: Buffer.alloc(size) }, 100)

const unreadable = 'No pudimos leer el archivo: debe ser CSV o XLSX.'
const tooLarge = 'El archivo está dañado o es demasiado grande una vez descomprimido.'
const lines = (count: number) => Array.from({ length: count }, (_, index) => [`Producto ${index}`, '9'])

const hostile: [string, () => string | Uint8Array | Promise<Uint8Array>, string][] = [
  ['an archive that unpacks to 80 MB', () => bomb('xl/workbook.xml', 80 * 1024 * 1024), tooLarge],
  ['an archive that admits to 80 MB', () => zip({ 'xl/workbook.xml': 'x' }, 80 * 1024 * 1024), tooLarge],
  ['an archive that is cut off', () => bomb('xl/workbook.xml', 1000).subarray(0, 60), tooLarge],
  ['an archive of something else', () => bomb('hola.txt', 1000), unreadable],
  ['a picture', () => Buffer.from('\x89PNG\r\n\x1a\n\x00\x00', 'latin1'), unreadable],
  ['an empty file', () => ' ', 'El archivo no tiene líneas de productos.'],
  ['only headings', () => 'nombre;categoria\n', 'El archivo no tiene líneas de productos.'],
  [
    'a CSV file with two columns of the same name',
    () => table(['nombre', 'categoria', 'Nombre '], ['Uno', '9', 'Otro']),
    'La columna «nombre» está más de una vez: deja una sola.',
  ],
  [
    'an XLSX file with two columns of the same name',
    () =>
      writeXlsx({
        sheets: [
          {
            name: 'a',
            rows: [
              ['id', 'ID'],
              ['101', '102'],
            ],
          },
        ],
      }),
    'La columna «id» está más de una vez: deja una sola.',
  ],
  [
    'a CSV file of too many lines',
    () => table(['nombre', 'categoria'], ...lines(2001)),
    'El archivo tiene más de 2.000 líneas: divídelo.',
  ],
  [
    'an XLSX file of too many lines',
    () => writeXlsx({ sheets: [{ name: 'a', rows: [['nombre', 'categoria'], ...lines(2001)] }] }),
    'El archivo tiene más de 2.000 líneas: divídelo.',
  ],
]

test.each(hostile)('%s is rejected', async (_name, make, message) => {
  const { attempt } = await open()
  const { status, body } = await attempt(await make())
  expect(status).toBe(422)
  expect(body.error).toEqual({ code: 'invalid_file', message })
})

test('a file above the limit is 413', async () => {
  const { attempt } = await open()
  expect((await attempt('x'.repeat(5 * 1024 * 1024 + 1))).status).toBe(413)
})

/** 900,000 rows in a few hundred kilobytes. */
function manyRows(): Uint8Array {
  const rows = '<row><c t="inlineStr"><is><t>x</t></is></c></row>'.repeat(900_000)
  return zip({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  })
}

const longCell = () => `nombre;categoria\n"${'a""b\n'.repeat(980_000)}";9\n`

test.each([
  ['an XLSX file of 900,000 rows', manyRows, 'El archivo tiene más de 2.000 líneas: divídelo.'],
  ['a CSV file with a cell of 4.9 MB', longCell, 'Una celda de la línea 2 es demasiado larga.'],
] as const)('while %s is tried, the site responds', async (_name, make, message) => {
  const { app, staff, attempt } = await open()
  const file = make()
  const checks = []
  for (let round = 0; round < 3; round++) checks.push(await responsesDuring(app, () => staff.get('/api/admin/me')))
  const session = Math.min(...checks.map(({ responses }) => responses))
  const trial = await responsesDuring(app, () => attempt(file))
  expect(trial.result.body.error).toEqual({ code: 'invalid_file', message })
  // If the main thread read the file, the site would respond no more often than during a session check.
  expect(trial.responses).toBeGreaterThan(5 * session)
})

/** How often the site responds to others until the operation ends. */
async function responsesDuring<T>(app: Awaited<ReturnType<typeof createTestApp>>, operation: () => Promise<T>) {
  let isOver = false
  let responses = 0
  const running = operation().finally(() => {
    isOver = true
  })
  while (!isOver) {
    expect((await app.get('/healthz')).status).toBe(200)
    if (!isOver) responses += 1
    await setImmediate()
  }
  return { responses, result: await running }
}

test('reading a file that takes too long is aborted, and the next one is read', async () => {
  const read = sheetReader({ timeoutMs: 0 })
  const file = new TextEncoder().encode('nombre;categoria\nA;9\n')
  expect(await read(file)).toEqual({ unreadable: 'El archivo tarda demasiado en leerse: divídelo.' })
  expect(await sheetReader()(file)).toEqual({
    sheet: { headings: ['nombre', 'categoria'], lines: [{ line: 2, cells: ['A', '9'] }] },
  })
})

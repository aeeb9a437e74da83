import { eq, sql } from 'drizzle-orm'
import { parseCsv, writeCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { expect, onTestFinished, test } from 'vitest'
import { products } from '../../db/schema.ts'
import { seedProducts } from '../../demo/products.ts'
import { type ImportLine, ImportPlan } from '../../shared/catalogue/imports.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

const path = '/api/admin/products/imports'

async function open() {
  const app = await createTestApp()
  const staff = await app.signIn()
  const send = (to: string, file: string | Uint8Array) =>
    staff.request(to, { method: 'POST', body: typeof file === 'string' ? file : new Uint8Array(file) })
  const attempt = (file: string | Uint8Array) => send(`${path}/trial`, file)
  const run = (file: string | Uint8Array, fingerprint: string) =>
    send(`${path}?${new URLSearchParams({ fingerprint, fileName: 'lista.csv' })}`, file)
  const download = async (format: 'csv' | 'xlsx') => {
    const response = await staff.raw(`/api/admin/products/export?format=${format}`)
    return new Uint8Array(await response.arrayBuffer())
  }
  const read = async (id: number) => (await staff.get(`/api/admin/products/${id}`)).body
  return { app, staff, attempt, run, download, read }
}

const steps = (body: string) =>
  body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

const table = (...rows: string[][]) => writeCsv(rows, { delimiter: ';' })

test.each(['csv', 'xlsx'] as const)('importing an unchanged %s export changes nothing', async (format) => {
  const { attempt, download } = await open()
  const { status, body } = await attempt(await download(format))
  expect(status).toBe(200)
  expect(ImportPlan.parse(body)).toEqual(body)
  expect(body.lines.filter(({ outcome }: ImportLine) => outcome !== 'unchanged')).toEqual([])
  expect(body.totals).toEqual({ new: 0, changed: 0, unchanged: seedProducts.length, error: 0 })
})

test('difficult texts survive an export and import', async () => {
  const { staff, attempt, download } = await open()
  const product = {
    name: '=HYPERLINK("https://evil.example";"Oferta")',
    subtitle: '+56 2; con "comillas"',
    description: '- uno\n\n• dos\n@tres',
    categoryId: 9,
    specifications: [
      { key: 'Ancho: nominal\\real', value: ': 25 | mm' },
      { key: '=1+1', value: '-5 °C' },
    ],
    information: '• Un texto que empieza con viñeta\nsigue',
    downloads: [{ name: 'A | B', link: 'https://precinta.example/a|b.pdf' }],
    packs: [{ name: 'Caja: 12', quantity: 12 }],
  }
  expect((await staff.post('/api/admin/products', product)).status).toBe(201)
  for (const format of ['csv', 'xlsx'] as const) {
    const { body } = await attempt(await download(format))
    expect(body.totals).toEqual({ new: 0, changed: 0, unchanged: seedProducts.length + 1, error: 0 })
  }
})

test('a line is found by its id, then by its code, then by its slug, and id and code must agree', async () => {
  const { attempt, run, read } = await open()
  const file = table(
    ['id', 'codigo', 'slug', 'nombre'],
    ['', 'zpet-16-v', '', 'Por código'],
    ['119', 'PB 16/A', '', 'Por id'],
    ['', 'NUEVO-1', 'zuncho-pp-9-blanco', 'Por slug'],
  )
  const { body } = await attempt(file)
  expect(body.lines.map(({ id, outcome }: ImportLine) => [id, outcome])).toEqual([
    [108, 'changed'],
    [119, 'changed'],
    [101, 'changed'],
  ])
  expect((await run(file, body.fingerprint)).status).toBe(200)
  expect([await read(108), await read(119), await read(101)]).toMatchObject([
    { code: 'zpet-16-v', name: 'Por código', slug: 'zuncho-pet-16-verde' },
    { code: 'PB 16/A', name: 'Por id' },
    { code: 'NUEVO-1', name: 'Por slug' },
  ])
  const wrong = table(
    ['id', 'codigo', 'slug', 'nombre', 'categoria'],
    ['108', 'PB 16/A', '', 'Dos productos', '9'],
    ['', 'ZPP-12-A', 'zuncho-pp-9-blanco', 'Dos productos', '9'],
    ['', 'OTRO', '', 'Uno', '9'],
    ['', 'ótro', '', 'Dos', '9'],
    ['', 'A*B', '', 'Tres', '9'],
  )
  const { lines } = (await attempt(wrong)).body
  expect(lines.map(({ errors }: ImportLine) => errors)).toEqual([
    [{ column: 'codigo', message: 'Otro producto ya usa este código' }],
    [{ column: 'slug', message: 'Otro producto ya usa este enlace' }],
    [],
    [{ column: 'codigo', message: 'Otra línea del archivo tiene el mismo código' }],
    [{ column: 'codigo', message: 'Usa letras, números, espacios y los signos . - / _' }],
  ])
})

test('no cell of an export is a formula', async () => {
  const { staff, download } = await open()
  for (const name of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1']) {
    await staff.post('/api/admin/products', { name, categoryId: 9, description: name })
  }
  const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await download('csv'))
  expect(csv.startsWith('\uFEFFid;nombre;')).toBe(true)
  const cells = parseCsv(csv, { delimiter: ';' }).flat().map(String)
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  expect(cells).toContain("'=1+1")
  const workbook = await readXlsx(await download('xlsx'), { readStyles: true })
  const formulas = workbook.sheets.flatMap((sheet) =>
    [...(sheet.cells?.values() ?? [])].filter(({ formula }) => formula),
  )
  expect(formulas).toEqual([])
  expect(workbook.sheets[0]?.rows.flat()).toContain('=1+1')
})

const mixed = table(
  ['ID', 'Nombre', 'Categoría', 'Publicado', 'Especificaciones', 'Precio'],
  ['119', 'Enzunchadora PB 16 Plus', 'MÁQUINAS Y HERRAMIENTAS > Enzunchadoras eléctricas', 'sí', 'Peso: 3,9 kg', '1'],
  ['', 'Cuchilla de repuesto', 'sellos', 'no', 'Largo: 30 mm\nAcero: sí', '2'],
  ['108', 'Zuncho PET 16 mm verde gofrado', '9', 'sí', '', '3'],
)

test('a trial reports line by line what would change, and changes nothing', async () => {
  const { app, attempt, read } = await open()
  const before = await read(119)
  const { body } = await attempt(mixed)
  expect(body.totals).toEqual({ new: 1, changed: 2, unchanged: 0, error: 0 })
  expect(body.ignoredColumns).toEqual(['Precio'])
  expect(body.lines[0]).toMatchObject({
    line: 2,
    outcome: 'changed',
    id: 119,
    changes: [
      { column: 'nombre', before: before.name, after: 'Enzunchadora PB 16 Plus' },
      { column: 'especificaciones', after: 'Peso: 3,9 kg' },
    ],
  })
  expect(body.lines[1]).toMatchObject({ line: 3, outcome: 'new', id: null, name: 'Cuchilla de repuesto' })
  expect(body.lines[1].changes).toContainEqual({
    column: 'categoria',
    before: '',
    after: 'ACCESORIOS DE EMBALAJE > Sellos',
  })
  expect(await read(119)).toEqual(before)
  expect(await app.db.$count(products)).toBe(seedProducts.length)
})

test('an import applies the trial, reports its progress and records every line', async () => {
  const { app, staff, attempt, run, read } = await open()
  const { fingerprint } = (await attempt(mixed)).body
  const { status, body } = await run(mixed, fingerprint)
  expect(status).toBe(200)
  expect(steps(body)).toEqual([
    { done: 1, total: 3 },
    { done: 2, total: 3 },
    { done: 3, total: 3 },
    { finished: true, created: 1, updated: 2 },
  ])
  expect((await app.get('/api/products/119')).body.name).toBe('Enzunchadora PB 16 Plus')
  expect((await read(119)).subtitle).not.toBe('')
  const { body: history } = await staff.get('/api/admin/changes')
  expect(history.data.map(({ act, source }: { act: string; source: string }) => [act, source])).toEqual([
    ['updated', 'lista.csv'],
    ['created', 'lista.csv'],
    ['updated', 'lista.csv'],
  ])
  expect((await attempt(mixed)).body.totals).toMatchObject({ changed: 0, unchanged: 2 })
})

test('an import reads its file once', async () => {
  const { attempt, run } = await open()
  const { fingerprint } = (await attempt(mixed)).body
  let threads = 0
  const count = () => {
    threads += 1
  }
  process.on('worker', count)
  onTestFinished(() => void process.off('worker', count))
  expect(steps((await run(mixed, fingerprint)).body).at(-1)).toMatchObject({ finished: true })
  expect(threads).toBe(1)
})

test('an import with one bad line imports nothing', async () => {
  const { app, attempt, run, read } = await open()
  const before = await read(119)
  const file = table(
    ['id', 'nombre', 'categoria', 'slug', 'publicado', 'videos'],
    ['119', 'Otro nombre', '19', '', 'sí', ''],
    ['99999', 'No existe', '19', '', 'no', ''],
    ['', 'Sin categoría', 'Inventada', '', 'no', ''],
    ['', 'Repetida', 'ZUNCHOS', 'zuncho-pp-9-blanco', 'quizás', ''],
    ['', 'Sin imagen', '9', '', 'sí', 'https://vimeo.com/1'],
    ['', 'Una', '9', 'igual', 'no', ''],
    ['', 'Otra', '9', 'igual', 'no', ''],
    ['', '', '9', '', 'no', ''],
  )
  const { body } = await attempt(file)
  expect(body.totals).toMatchObject({ new: 1, changed: 1, error: 6 })
  const errorsOf = (line: number) => body.lines.find((entry: ImportLine) => entry.line === line).errors
  expect(errorsOf(3)).toEqual([{ column: 'id', message: 'No hay un producto 99999' }])
  expect(errorsOf(4)).toEqual([{ column: 'categoria', message: 'La categoría «Inventada» no existe' }])
  expect(errorsOf(6)).toEqual([
    { column: 'videos', message: 'Escribe la dirección de un video de YouTube o de un archivo .mp4 o .webm' },
  ])
  expect(errorsOf(8)).toEqual([{ column: 'id', message: 'Otra línea del archivo es el mismo producto' }])
  expect(errorsOf(9)).toEqual([{ column: 'nombre', message: 'Nombre es requerido' }])
  const response = await run(file, body.fingerprint)
  expect(response.status).toBe(422)
  expect(await read(119)).toEqual(before)
  expect(await app.db.$count(products)).toBe(seedProducts.length)
})

test('a generated slug avoids the slugs that other lines of the file request', async () => {
  const { app, staff, attempt, run } = await open()
  const file = table(
    ['nombre', 'categoria', 'slug'],
    ['Cuchilla nueva', '9', ''],
    ['Cuchilla nueva', '9', ''],
    ['Otra cuchilla', '9', 'cuchilla-nueva'],
    ['Otra más', '9', 'cuchilla-nueva-3'],
  )
  const { body } = await attempt(file)
  expect(body.totals).toEqual({ new: 4, changed: 0, unchanged: 0, error: 0 })
  expect(steps((await run(file, body.fingerprint)).body).at(-1)).toEqual({ finished: true, created: 4, updated: 0 })
  const { data } = (await staff.get('/api/admin/products?q=cuchilla-nueva')).body
  expect(data.map(({ name, slug }: Record<string, string>) => [name, slug])).toEqual([
    ['Cuchilla nueva', 'cuchilla-nueva-2'],
    ['Cuchilla nueva', 'cuchilla-nueva-4'],
    ['Otra cuchilla', 'cuchilla-nueva'],
    ['Otra más', 'cuchilla-nueva-3'],
  ])
  expect(await app.db.$count(products)).toBe(seedProducts.length + 4)
})

test('an import that the database rejects reports it in its last line, and imports nothing', async () => {
  const { app, attempt, run } = await open()
  await app.db.execute(sql`alter table products add constraint refused check (name <> 'Prohibida')`)
  onTestFinished(async () => {
    await app.db.execute(sql`alter table products drop constraint refused`)
  })
  const file = table(['nombre', 'categoria'], ['Permitida', '9'], ['Prohibida', '9'])
  const { body } = await attempt(file)
  expect(steps((await run(file, body.fingerprint)).body).at(-1)).toEqual({
    failed: 'El catálogo no se pudo guardar: no se importó nada. Inténtalo de nuevo en unos minutos.',
  })
  expect(await app.db.$count(products)).toBe(seedProducts.length)
  expect(app.logLines.join()).toContain('import failed')
})

test('a missing picture or PDF is an error of its line, unless the product already uses it', async () => {
  const { app, attempt, read } = await open()
  const gone = `/media/uploads/${'0'.repeat(32)}`
  const { pictures } = await read(119)
  const shown = `${pictures[0].src} | De otro producto`
  await app.db
    .update(products)
    .set({ pictures: [{ src: `${gone}.jpg?w=640&h=480&c=ffffff`, alt: 'Perdida' }] })
    .where(eq(products.id, 120))
  const half = `/media/uploads/${'1'.repeat(32)}`
  await app.uploadStore.put(`${'1'.repeat(32)}.jpg`, Buffer.from('Sin sus otros tamaños'))
  const { body } = await attempt(
    table(
      ['id', 'nombre', 'categoria', 'imagenes', 'descargas'],
      ['', 'Con imagen de otro', '9', shown, ''],
      ['', 'Con imagen perdida', '9', `${gone}.jpg?w=640&h=480&c=ffffff | Nada`, ''],
      ['', 'Con ficha perdida', '9', '', `Ficha | ${gone}.pdf`],
      ['120', 'La que ya la tenía', '19', `${gone}.jpg?w=640&h=480&c=ffffff | Perdida`, ''],
      ['', 'Con imagen incompleta', '9', `${half}.jpg?w=640&h=480&c=ffffff | A medias`, ''],
      ['', 'Con fichas', '9', '', 'Otra | /fichas/zuncho-pet-16-verde.pdf\nNinguna | /fichas/no-existe.pdf'],
      ['', 'Con su ficha', '9', '', 'Ficha | /fichas/con-su-ficha.pdf'],
    ),
  )
  await app.reloadCatalogue()
  expect(body.lines.map(({ errors }: ImportLine) => errors)).toEqual([
    [],
    [{ column: 'imagenes', message: `No hay un archivo ${gone}.jpg` }],
    [{ column: 'descargas', message: `No hay un archivo ${gone}.pdf` }],
    [],
    [{ column: 'imagenes', message: `No hay un archivo ${half}.jpg` }],
    [{ column: 'descargas', message: 'No hay un archivo /fichas/no-existe.pdf' }],
    [],
  ])
})

test('an import fails when a colleague has changed a product since the trial', async () => {
  const { staff, attempt, run, read } = await open()
  const { fingerprint } = (await attempt(mixed)).body
  await staff.put('/api/admin/products/119', { ...(await read(119)), subtitle: 'De un colega' })
  const { status, body } = await run(mixed, fingerprint)
  expect([status, body.error.code]).toEqual([409, 'changed_meanwhile'])
  expect((await read(119)).name).not.toBe('Enzunchadora PB 16 Plus')
})

const lines = (count: number) => Array.from({ length: count }, (_, index) => [`Producto ${index}`, '9'])

test('an import of 300 new products is complete', async () => {
  const { app, attempt, run } = await open()
  const file = table(['nombre', 'categoria'], ...lines(300))
  const { body } = await attempt(file)
  expect(body.totals.new).toBe(300)
  const last = steps((await run(file, body.fingerprint)).body).at(-1)
  expect(last).toEqual({ finished: true, created: 300, updated: 0 })
  expect(await app.db.$count(products)).toBe(seedProducts.length + 300)
})

import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { banners, changes, products } from '../../db/schema.ts'
import { seedProducts } from '../../demo/products.ts'
import { AdminProduct, AdminProductList } from '../../shared/catalogue/products.ts'
import { maxSelected } from '../../shared/limits.ts'
import { aProduct } from '../../tests/support/catalogue-samples.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

const path = '/api/admin/products'
const idsOf = (body: Page) => body.data.map(({ id }) => id)
type Page = { data: { id: number }[]; total: number }

async function open() {
  const app = await createTestApp()
  const staff = await app.signIn()
  const read = async (id: number) => (await staff.get(`${path}/${id}`)).body
  return { app, staff, read }
}

test('GET /admin/products lists all products by position, including unpublished ones', async () => {
  const { app, staff } = await open()
  await staff.post(`${path}/hide`, { ids: [101] })
  const query = vi.spyOn(app.db.$client, 'query')
  const { status, body } = await staff.get(`${path}?perPage=5`)
  const results: { rows: unknown[] }[] = await Promise.all(query.mock.results.map(({ value }) => value))
  query.mockRestore()
  expect(status).toBe(200)
  // Those of the page, of their number and of the session.
  expect(results.reduce((sum, { rows }) => sum + rows.length, 0)).toBeLessThan(12)
  expect(AdminProductList.parse(body)).toEqual(body)
  expect(body.total).toBe(seedProducts.length)
  expect(idsOf(body)).toEqual([101, 102, 103, 104, 105])
  expect(body.data[0]).toMatchObject({ published: false, pictureCount: 2, slug: 'zuncho-pp-9-blanco' })
})

test('GET /admin/products filters by words, category and state, sorts and pages', async () => {
  const { staff } = await open()
  await staff.post(`${path}/hide`, { ids: [142] })
  const ids = async (query: string) => idsOf((await staff.get(`${path}?perPage=100&${query}`)).body)
  expect(await ids('q=enzunchadora bateria 16')).toContain(119)
  expect(await ids('q=119')).toEqual([119])
  expect(await ids('categoryId=16')).toEqual([141, 142, 143, 144])
  expect(await ids('categoryId=4')).toHaveLength(10)
  expect(await ids('published=false')).toEqual([142])
  expect(await ids('id=119&id=108')).toEqual([108, 119])
  expect(await ids('categoryId=16&sort=id&order=desc')).toEqual([144, 143, 142, 141])
  expect(await ids('q=BATERÍA pb16')).toEqual(await ids('q=bateria pb-16'))
  expect(await ids('q=uncho')).toEqual([])
  const names = (await staff.get(`${path}?perPage=100&sort=name`)).body.data.map(({ name }: { name: string }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator('es', { numeric: true }).compare))
  expect(idsOf((await staff.get(`${path}?perPage=2&page=2&categoryId=16`)).body)).toEqual([143, 144])
})

test('GET /admin/products sorts names as people do, and lists every product on exactly one page', async () => {
  const { staff } = await open()
  const names = ['Ñandú', 'Nuez', 'Ojal', 'Ánfora', 'Anillo 9 mm', 'Anillo 12 mm', 'anillo 1.200 N']
  for (const name of names) await staff.post(path, { ...aProduct(), name, subtitle: 'Para ordenar' })
  const page = async (query: string) => (await staff.get(`${path}?q=ordenar&sort=name&${query}`)).body
  const listed = async (query: string) => (await page(query)).data.map(({ name }: { name: string }) => name)
  const sorted = ['Ánfora', 'anillo 1.200 N', 'Anillo 9 mm', 'Anillo 12 mm', 'Nuez', 'Ñandú', 'Ojal']
  expect(await listed('')).toEqual(sorted)
  expect(await listed('order=desc')).toEqual(sorted.toReversed())
  expect([...(await listed('perPage=4')), ...(await listed('perPage=4&page=2'))]).toEqual(sorted)
  expect(await page('perPage=4&page=3')).toEqual({ data: [], total: 7 })
  for (const sort of ['position', 'updatedAt', 'id', 'name']) {
    const ids: number[] = []
    for (const number of [1, 2, 3, 4])
      ids.push(...idsOf((await staff.get(`${path}?sort=${sort}&perPage=30&page=${number}`)).body))
    expect(new Set(ids).size, sort).toBe(seedProducts.length + 7)
  }
  const [last] = idsOf((await staff.get(`${path}?sort=updatedAt&order=desc`)).body)
  expect((await staff.get(`${path}/${last}`)).body.name).toBe('anillo 1.200 N')
})

test('as many products can be listed and changed at once as can be selected', async () => {
  const { staff } = await open()
  const { status, body } = await staff.get(`${path}?perPage=${maxSelected}`)
  expect(status).toBe(200)
  expect((await staff.post(`${path}/hide`, { ids: idsOf(body) })).body).toEqual({ changed: seedProducts.length })
  const tooMany = Array.from({ length: maxSelected + 1 }, (_, index) => index + 1)
  expect((await staff.post(`${path}/hide`, { ids: tooMany })).body.error.fields).toEqual({
    ids: 'Máximo 1.000 a la vez',
  })
  const most = tooMany.slice(1)
  expect((await staff.post(`${path}/hide`, { ids: most })).status).toBe(409)
})

test('POST /admin/products stores a draft that the site does not show', async () => {
  const { app, staff } = await open()
  const { status, body } = await staff.post(path, aProduct())
  expect(status).toBe(201)
  expect(AdminProduct.parse(body)).toEqual(body)
  expect(body).toMatchObject({ ...aProduct(), slug: 'zuncho-pet-25-mm-azul', videos: ['dQw4w9WgXcQ'], formerSlugs: [] })
  expect((await app.get(`/api/products/${body.id}`)).status).toBe(404)
})

test('a product that is published is on the site at once, after the last of its category', async () => {
  const { app, staff, read } = await open()
  const { pictures } = await read(108)
  const { body } = await staff.post(path, { ...aProduct(), pictures, published: true })
  expect((await app.get(`/api/products/${body.id}`)).body).toMatchObject({
    name: 'Zuncho PET 25 mm azul',
    srcImg: pictures.map(({ src }: { src: string }) => expect.stringContaining(`${src}&v=`)),
  })
  const listed = (await app.get('/api/products?categoryId=9')).body.products
  expect(listed.at(-1).id).toBe(body.id)
  expect((await app.get('/api/products?name=zuncho azul 25')).body.products[0].id).toBe(body.id)
})

test('a product accepts embed ids, video files and a sales unit', async () => {
  const { app, staff, read } = await open()
  const { pictures } = await read(108)
  const videos = ['dQw4w9WgXcQ', '/media/loops/film.mp4', 'https://cdn.example/arco.webm']
  const unit = 'caja de 1.000 unidades'
  const { status, body } = await staff.post(path, { ...aProduct(), pictures, published: true, videos, unit })
  expect(status).toBe(201)
  expect((await app.get(`/api/products/${body.id}`)).body.jsonDetails).toMatchObject({ videos, unit })
})

const gone = 'Esta imagen ya no existe: súbela de nuevo'
const notOurs = 'No es una imagen del sitio: súbela primero'
const noLink = 'Sube un PDF o escribe una dirección https://, sin usuario, contraseña ni espacios'
const forbidden = 'Contiene caracteres no permitidos'

test.each([
  [{ name: ' ' }, { name: 'Nombre es requerido' }],
  [{ name: '\u200b\u00ad' }, { name: 'Nombre es requerido' }],
  [{ categoryId: 999 }, { categoryId: 'La categoría ya no existe: elige otra' }],
  [{ categoryId: null }, { categoryId: 'Elige una categoría' }],
  [{ published: 'sí' }, { published: 'Debe ser sí o no' }],
  [
    { subtitle: 5, information: 5 },
    { subtitle: 'Debe ser un texto', information: 'Debe ser una lista de puntos o un texto' },
  ],
  [{ categoryId: 1 }, { categoryId: 'Elige una de sus subcategorías' }],
  [{ slug: 'Con Espacios' }, { slug: 'Usa solo minúsculas, números y guiones' }],
  [{ slug: 'zuncho-pp-9-blanco' }, { slug: 'Otro producto ya usa este enlace' }],
  [{ published: true }, { pictures: 'Para publicar el producto, sube al menos una imagen' }],
  [{ pictures: [{ src: 'https://evil.example/x.jpg', alt: 'x' }] }, { 'pictures.0.src': notOurs }],
  [
    { pictures: [{ src: '/media/products/inventada-1.jpg?w=640&h=480&c=ffffff', alt: 'x' }] },
    { 'pictures.0.src': gone },
  ],
  [
    { pictures: [{ src: `/media/uploads/${'0'.repeat(32)}.jpg?w=640&h=480&c=ffffff`, alt: 'x' }] },
    { 'pictures.0.src': gone },
  ],
  [
    { pictures: [{ src: '/media/products/zuncho-pp-9-blanco-1.jpg?w=9999&h=480&c=ffffff', alt: 'x' }] },
    { 'pictures.0.src': gone },
  ],
  [{ videos: ['/media/loops/inventado.mp4'] }, { 'videos.0': 'No hay un video en esta dirección' }],
  [
    { videos: ['https://vimeo.com/1'] },
    { 'videos.0': 'Escribe la dirección de un video de YouTube o de un archivo .mp4 o .webm' },
  ],
  [{ downloads: [{ name: 'x', link: 'javascript:alert(1)' }] }, { 'downloads.0.link': noLink }],
  [{ downloads: [{ name: 'x', link: 'http://precinta.example/x.pdf' }] }, { 'downloads.0.link': noLink }],
  [{ downloads: [{ name: 'x', link: 'https://ana:secreta@precinta.example/x.pdf' }] }, { 'downloads.0.link': noLink }],
  [{ downloads: [{ name: 'x', link: 'https://ana@precinta.example/x.pdf' }] }, { 'downloads.0.link': noLink }],
  [{ downloads: [{ name: 'x', link: 'https://precinta.example/\nx.pdf' }] }, { 'downloads.0.link': noLink }],
  [
    { downloads: [{ name: 'x', link: `/media/uploads/${'0'.repeat(32)}.pdf` }] },
    { 'downloads.0.link': 'Este PDF ya no existe: súbelo de nuevo' },
  ],
  [
    { downloads: [{ name: 'x', link: '/fichas/inventada.pdf' }] },
    { 'downloads.0.link': 'No hay una ficha técnica en esta dirección' },
  ],
  [
    { name: 'Zuncho\nPET', subtitle: 'Para\rbobinas', specifications: [{ key: 'An\ncho', value: '25\u2028mm' }] },
    {
      name: forbidden,
      subtitle: forbidden,
      'specifications.0.key': forbidden,
      'specifications.0.value': forbidden,
    },
  ],
  [{ specifications: [{ key: '', value: '1' }] }, { 'specifications.0.key': 'Escribe la característica' }],
])('POST /admin/products with %o is 422 and stores nothing', async (change, fields) => {
  const { app, staff } = await open()
  const { status, body } = await staff.post(path, { ...aProduct(), ...change })
  expect(status).toBe(422)
  expect(body.error.fields).toEqual(fields)
  expect(await app.db.$count(products)).toBe(seedProducts.length)
})

test('PUT /admin/products/:id changes the site and records who, when, before and after', async () => {
  const { app, staff, read } = await open()
  const before = await read(119)
  const { status, body } = await staff.put(`${path}/119`, { ...before, name: 'Enzunchadora PB 16 Plus' })
  expect(status).toBe(200)
  expect(body.updatedAt > before.updatedAt).toBe(true)
  expect((await app.get('/api/products/119')).body.name).toBe('Enzunchadora PB 16 Plus')
  for (const q of ['enzunchadora pb', 'ENZÚNCHADORA']) {
    expect((await staff.get(`/api/admin/changes?q=${encodeURIComponent(q)}`)).body.total, q).toBe(1)
  }
  const { body: history } = await staff.get('/api/admin/changes?kind=product&recordId=119')
  expect(history).toEqual({
    total: 1,
    data: [
      {
        id: expect.any(Number),
        at: body.updatedAt,
        staffName: 'Marta Díaz',
        kind: 'product',
        recordId: 119,
        recordName: 'Enzunchadora PB 16 Plus',
        act: 'updated',
        source: null,
        before: { name: before.name },
        after: { name: 'Enzunchadora PB 16 Plus' },
        isUndoable: false,
      },
    ],
  })
})

test('a product whose picture file was lost can still be changed', async () => {
  const { app, staff, read } = await open()
  const lost = { src: '/media/products/perdida-1.jpg?w=640&h=480&c=ffffff', alt: 'Perdida' }
  await app.db
    .update(products)
    .set({ pictures: [lost] })
    .where(eq(products.id, 119))
  const before = await read(119)
  expect((await staff.put(`${path}/119`, { ...before, name: 'Otro nombre' })).status).toBe(200)
  const other = await read(120)
  const { status, body } = await staff.put(`${path}/120`, { ...other, pictures: [...other.pictures, lost] })
  expect(status).toBe(422)
  expect(body.error.fields).toEqual({ [`pictures.${other.pictures.length}.src`]: gone })
})

test('a stored link with a password can be read, but must be corrected to save the product', async () => {
  const { app, staff, read } = await open()
  const { details } = (await app.db.select().from(products).where(eq(products.id, 119)))[0] ?? {}
  if (!details) throw new Error('There is no product 119.')
  const downloads = [{ name: 'Manual', link: 'https://ana:secreta@precinta.example/manual.pdf' }]
  await app.db
    .update(products)
    .set({ details: { ...details, downloads } })
    .where(eq(products.id, 119))
  const before = await read(119)
  expect(before.downloads).toEqual(downloads)
  const rejected = await staff.put(`${path}/119`, { ...before, subtitle: 'Nuevo' })
  expect(rejected.body.error.fields).toEqual({ 'downloads.0.link': noLink })
  expect((await staff.put(`${path}/119`, { ...before, subtitle: 'Nuevo', downloads: [] })).status).toBe(200)
})

test('PUT /admin/products/:id that changes nothing records nothing', async () => {
  const { staff, read } = await open()
  const before = await read(119)
  expect((await staff.put(`${path}/119`, before)).body).toEqual(before)
  expect((await staff.get('/api/admin/changes')).body.total).toBe(0)
})

test('PUT /admin/products/:id based on an older version is 409', async () => {
  const { staff, read } = await open()
  const before = await read(119)
  await staff.put(`${path}/119`, { ...before, subtitle: 'La de Marta' })
  const { status, body } = await staff.put(`${path}/119`, { ...before, subtitle: 'La otra' })
  expect(status).toBe(409)
  expect(body.error.code).toBe('changed_meanwhile')
  expect((await read(119)).subtitle).toBe('La de Marta')
})

test('a changed slug keeps the old addresses working', async () => {
  const { app, staff, read } = await open()
  const before = await read(119)
  const { body } = await staff.put(`${path}/119`, { ...before, slug: 'pb-16' })
  expect(body).toMatchObject({ slug: 'pb-16', formerSlugs: ['enzunchadora-bateria-pb-16'] })
  expect(body.downloads).toContainEqual({ name: 'Ficha técnica', link: '/fichas/pb-16.pdf' })
  const old = await app.get('/productos/enzunchadora-bateria-pb-16?producto=119')
  expect(old.status).toBe(301)
  expect(old.headers.get('Location')).toBe('/productos/pb-16?producto=119')
  expect((await app.get('/productos/pb-16?producto=119')).status).toBe(200)
  expect((await app.raw('/fichas/enzunchadora-bateria-pb-16.pdf')).status).toBe(200)
  const taken = await staff.post(path, { ...aProduct(), slug: 'enzunchadora-bateria-pb-16' })
  expect(taken.body.error.fields).toEqual({ slug: 'Otro producto ya usa este enlace' })
  const back = await staff.put(`${path}/119`, { ...(await read(119)), slug: 'enzunchadora-bateria-pb-16' })
  expect(back.body).toMatchObject({ slug: 'enzunchadora-bateria-pb-16', formerSlugs: ['pb-16'] })
})

test('POST /admin/products/:id/duplicate makes a draft with its own address', async () => {
  const { staff, read } = await open()
  const { status, body } = await staff.post(`${path}/119/duplicate`)
  expect(status).toBe(201)
  const original = await read(119)
  expect(body).toMatchObject({
    name: `${original.name} (copia)`,
    slug: 'enzunchadora-a-bateria-pb-16-copia',
    published: false,
    specifications: original.specifications,
    pictures: original.pictures,
  })
  expect(body.downloads[0].link).toBe('/fichas/enzunchadora-a-bateria-pb-16-copia.pdf')
  expect((await staff.post(`${path}/119/duplicate`)).body.slug).toBe('enzunchadora-a-bateria-pb-16-copia-2')
})

test('a deleted product is off the site, and back when the deletion is undone', async () => {
  const { app, staff } = await open()
  expect((await staff.delete(`${path}/119`)).status).toBe(204)
  expect((await app.get('/api/products/119')).status).toBe(404)
  expect((await staff.delete(`${path}/119`)).status).toBe(404)
  expect(idsOf((await staff.get(`${path}?deleted=true`)).body)).toEqual([119])
  const { body: history } = await staff.get('/api/admin/changes')
  expect(history.data[0]).toMatchObject({ act: 'deleted', recordId: 119, isUndoable: true, after: null })
  expect(history.data[0].before.slug).toBe('enzunchadora-bateria-pb-16')
  expect((await staff.post(`${path}/119/restore`)).status).toBe(200)
  expect((await app.get('/api/products/119')).status).toBe(200)
  const { body: later } = await staff.get('/api/admin/changes')
  expect(later.data.map(({ act, isUndoable }: { act: string; isUndoable: boolean }) => [act, isUndoable])).toEqual([
    ['restored', false],
    ['deleted', false],
  ])
})

test('the slug of a product in the trash stays reserved', async () => {
  const { staff, read } = await open()
  const { slug } = await read(119)
  await staff.delete(`${path}/119`)
  const { status, body } = await staff.post(path, { ...aProduct(), slug })
  expect([status, body.error.fields]).toEqual([422, { slug: 'Otro producto ya usa este enlace' }])
  expect((await staff.post(`${path}/119/restore`)).status).toBe(200)
})

test('a deletion cannot be undone after 30 days', async () => {
  const { app, staff } = await open()
  await staff.delete(`${path}/119`)
  const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000)
  await app.db.update(products).set({ deletedAt: longAgo }).where(eq(products.id, 119))
  await app.db.update(changes).set({ at: longAgo }).where(eq(changes.recordId, 119))
  expect((await staff.get(`${path}?deleted=true`)).body.total).toBe(0)
  expect((await staff.get('/api/admin/changes')).body.data[0].isUndoable).toBe(false)
  expect((await staff.post(`${path}/119/restore`)).status).toBe(404)
})

test('POST /admin/products/hide and /publish change all given products', async () => {
  const { app, staff } = await open()
  expect((await staff.post(`${path}/hide`, { ids: [141, 142] })).body).toEqual({ changed: 2 })
  expect((await app.get('/api/products?categoryId=16')).body.products).toHaveLength(2)
  expect((await staff.post(`${path}/publish`, { ids: [141, 142, 143] })).body).toEqual({ changed: 2 })
  expect((await app.get('/api/products?categoryId=16')).body.products).toHaveLength(4)
  expect((await staff.get('/api/admin/changes')).body.total).toBe(4)
})

test('POST /admin/products/publish with an id beyond the range of the database is 422', async () => {
  const staff = await (await createTestApp()).signIn()
  for (const id of [0, -1, 2 ** 31]) expect((await staff.post(`${path}/publish`, { ids: [id] })).status).toBe(422)
})

test('POST /admin/products/publish publishes none when one has no picture', async () => {
  const { app, staff } = await open()
  const { body: draft } = await staff.post(path, aProduct())
  await staff.post(`${path}/hide`, { ids: [141] })
  const { status, body } = await staff.post(`${path}/publish`, { ids: [141, draft.id] })
  expect(status).toBe(409)
  expect(body.error.message).toBe('Zuncho PET 25 mm azul: para publicar el producto, sube al menos una imagen.')
  expect((await app.get('/api/products/141')).status).toBe(404)
})

test('POST /admin/products/hide hides none when one of them is gone', async () => {
  const { staff, read } = await open()
  await staff.delete(`${path}/102`)
  const { status, body } = await staff.post(`${path}/hide`, { ids: [101, 102] })
  expect([status, body.error.message]).toEqual([
    409,
    'Alguno de los productos ya no está: vuelve a elegirlos. No se cambió ninguno.',
  ])
  expect((await read(101)).published).toBe(true)
})

test('POST /admin/products/delete deletes all given products, each with its own history entry', async () => {
  const { app, staff } = await open()
  expect((await staff.post(`${path}/delete`, { ids: [141, 142, 141] })).body).toEqual({ changed: 2 })
  expect((await app.get('/api/products?categoryId=16')).body.products).toHaveLength(2)
  expect((await staff.get(`${path}?deleted=true`)).body.total).toBe(2)
  const { body } = await staff.get('/api/admin/changes')
  expect(body.data).toMatchObject([
    { act: 'deleted', isUndoable: true },
    { act: 'deleted', isUndoable: true },
  ])
  expect((await staff.post(`${path}/141/restore`)).status).toBe(200)
})

test('POST /admin/products/delete deletes none when one of them is gone, or none is given', async () => {
  const { staff, read } = await open()
  await staff.delete(`${path}/102`)
  const { status, body } = await staff.post(`${path}/delete`, { ids: [101, 102] })
  expect([status, body.error.message]).toEqual([
    409,
    'Alguno de los productos ya no está: vuelve a elegirlos. No se cambió ninguno.',
  ])
  expect((await read(101)).deletedAt).toBeNull()
  expect((await staff.post(`${path}/delete`, { ids: [] })).status).toBe(422)
})

test('a preview shows a draft only with its token', async () => {
  const { app, staff } = await open()
  const { body: draft } = await staff.post(path, aProduct())
  const { status, body } = await staff.post('/api/admin/previews')
  expect(status).toBe(201)
  const seen = await app.get(`/api/products/${draft.id}`, { Authorization: `Bearer ${body.token}` })
  expect(seen.status).toBe(200)
  expect(seen.body).toMatchObject({ name: draft.name, desc: draft.description })
  expect((await app.get(`/api/products/${draft.id}`, { Authorization: 'Bearer otro' })).status).toBe(401)
})

test('a preview shows the unsaved form of a published product, while visitors see the saved one', async () => {
  const { app, staff, read } = await open()
  const saved = await read(119)
  const form = { ...saved, name: 'PB 16 con otro nombre', slug: '', specifications: [{ key: 'Peso', value: '3 kg' }] }
  const { status, body } = await staff.post('/api/admin/previews', { product: { id: 119, form } })
  expect(status).toBe(201)
  const preview = (id: number) => app.get(`/api/products/${id}`, { Authorization: `Bearer ${body.token}` })
  expect((await preview(119)).body).toMatchObject({
    name: 'PB 16 con otro nombre',
    slug: saved.slug,
    jsonDetails: { specifications: [{ key: 'Peso', value: '3 kg' }] },
  })
  expect((await preview(120)).body.id).toBe(120)
  expect((await app.get('/api/products/119')).body.name).toBe(saved.name)
  expect(await read(119)).toEqual(saved)
  const bad = await staff.post('/api/admin/previews', { product: { id: 119, form: { ...form, name: '' } } })
  expect(bad.status).toBe(422)
})

test('a preview of one product shows no other draft and no scheduled banner', async () => {
  const { app, staff, read } = await open()
  const { body: draft } = await staff.post(path, aProduct())
  const { token } = (await staff.post('/api/admin/previews', { product: { id: 119, form: await read(119) } })).body
  const all = (await staff.post('/api/admin/previews')).body.token
  const look = (where: string, by: string) => app.get(where, { Authorization: `Bearer ${by}` })
  expect((await look(`/api/products/${draft.id}`, token)).status).toBe(404)
  expect((await look(`/api/products/${draft.id}`, all)).status).toBe(200)
  await app.db.update(banners).set({ startsAt: new Date(Date.now() + 3_600_000), endsAt: null })
  await app.reloadCatalogue()
  expect((await look('/api/banners/active', token)).body).toEqual([])
  expect((await look('/api/banners/active', all)).body).not.toEqual([])
})

test.each(['99999', '2147483648', 'abc'])('GET /admin/products/%s is 404', async (id) => {
  const { staff } = await open()
  expect((await staff.get(`${path}/${id}`)).status).toBe(404)
})

test('of concurrent requests for the same slug only one succeeds', async () => {
  const { staff } = await open()
  const responses = await Promise.all([1, 2, 3].map(() => staff.post(path, { ...aProduct(), slug: 'el-mismo' })))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
})

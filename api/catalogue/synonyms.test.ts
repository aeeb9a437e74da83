import { expect, test } from 'vitest'
import { changes, searchSynonyms } from '../../db/schema.ts'
import { type AdminSynonym, AdminSynonymList, SynonymTrialResult } from '../../shared/catalogue/synonyms.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

const path = '/api/admin/synonyms'

async function open() {
  const app = await createTestApp()
  const staff = await app.signIn()
  const list = async (): Promise<AdminSynonym[]> => (await staff.get(path)).body.data
  const having = async (word: string) => {
    const group = (await list()).find(({ words }) => words.includes(word))
    if (!group) throw new Error(`No group has ${word}.`)
    return group
  }
  /** The numbers of the products on the first page of a search. */
  const found = async (name: string): Promise<number[]> =>
    (await app.get(`/api/products?name=${encodeURIComponent(name)}`)).body.products.map(({ id }: { id: number }) => id)
  return { app, staff, list, having, found }
}

test('GET /admin/synonyms lists our groups', async () => {
  const { staff, having } = await open()
  const { body } = await staff.get(path)
  expect(AdminSynonymList.parse(body)).toEqual(body)
  expect(body.total).toBeGreaterThan(30)
  expect(await having('fleje')).toMatchObject({ isOneWay: false, words: expect.arrayContaining(['zuncho', 'suncho']) })
  expect(await having('inflar')).toMatchObject({ isOneWay: true, words: ['inflar', 'airpad'] })
})

test('a new group is searched with at once, in both directions', async () => {
  const { staff, found } = await open()
  expect(await found('guincha')).toEqual([])
  const { status, body } = await staff.post(path, { words: [' guincha  de embalar ', 'cinta adhesiva'] })
  expect(status).toBe(201)
  expect(body).toMatchObject({ words: ['guincha de embalar', 'cinta adhesiva'], isOneWay: false })
  expect(await found('guincha de embalar')).toContain(177)
  expect(await found('guincha de embalar')).toEqual(expect.arrayContaining((await found('cinta adhesiva')).slice(0, 3)))
})

test('a one-way group finds the others by its first word, not the reverse', async () => {
  const { staff, found } = await open()
  const before = await found('hebilla plástica')
  await staff.post(path, { words: ['quimera', 'hebilla', 'sello'], isOneWay: true })
  expect(await found('quimera')).toEqual(expect.arrayContaining([169, 172]))
  expect(await found('hebilla plástica')).toEqual(before)
})

test('a changed group applies at once, and a deleted one no longer does', async () => {
  const { staff, found } = await open()
  const { body: group } = await staff.post(path, { words: ['quimera', 'hebilla'] })
  const changed = await staff.put(`${path}/${group.id}`, { ...group, words: ['quimera', 'esquinero'] })
  expect(changed.status).toBe(200)
  expect(await found('quimera')).toContain(174)
  expect(await found('quimera')).not.toContain(172)
  expect((await staff.delete(`${path}/${group.id}`)).status).toBe(204)
  expect(await found('quimera')).toEqual([])
  expect((await staff.delete(`${path}/${group.id}`)).status).toBe(404)
  expect((await staff.put(`${path}/${group.id}`, changed.body)).status).toBe(404)
})

test('every change is in the history', async () => {
  const { staff } = await open()
  const { body: group } = await staff.post(path, { words: ['quimera', 'hebilla'] })
  await staff.put(`${path}/${group.id}`, { ...group, isOneWay: true })
  await staff.delete(`${path}/${group.id}`)
  const { body } = await staff.get('/api/admin/changes?kind=synonym')
  expect(body.data).toMatchObject([
    { act: 'deleted', recordName: 'quimera → hebilla', isUndoable: false },
    { act: 'updated', before: { isOneWay: false }, after: { isOneWay: true } },
    { act: 'created', recordName: 'quimera = hebilla', staffName: 'Marta Díaz', recordId: group.id },
  ])
})

test('PUT of a group that a colleague changed is 409 and changes nothing', async () => {
  const { staff, having } = await open()
  const group = await having('buckle')
  await staff.put(`${path}/${group.id}`, { ...group, words: [...group.words, 'quimera'] })
  const late = await staff.put(`${path}/${group.id}`, { ...group, words: ['hebilla', 'broche'] })
  expect([late.status, late.body.error.code]).toEqual([409, 'changed_meanwhile'])
  expect((await having('buckle')).words).toContain('quimera')
})

test('a save without changes leaves no trace', async () => {
  const { staff, having } = await open()
  const group = await having('buckle')
  const { body } = await staff.put(`${path}/${group.id}`, group)
  expect(body).toEqual(group)
  expect((await staff.get('/api/admin/changes?kind=synonym')).body.total).toBe(0)
})

const words = (count: number) =>
  Array.from({ length: count }, (_, index) => `palabra ${'abcdefghijklmnñopqrstu'[index]}`)

test.each<[unknown, Record<string, string>]>([
  [[], { words: 'Escribe al menos dos palabras o frases' }],
  [['zuncho'], { words: 'Escribe al menos dos palabras o frases' }],
  [words(21), { words: 'Un grupo tiene como máximo 20 palabras o frases' }],
  [['zuncho', 'x'], { 'words.1': 'Mínimo 2 caracteres' }],
  [['zuncho', 'x'.repeat(61)], { 'words.1': 'Máximo 60 caracteres' }],
  [['zuncho', 'cin\0ta'], { 'words.1': 'Contiene caracteres no permitidos' }],
  [['Cojín', 'almohada', 'cojin'], { words: '«cojin» está repetida' }],
  [['zuncho', 'zuncho 16 mm'], { words: expect.stringContaining('«zuncho 16 mm» tiene números') }],
  [['zuncho', 'para los'], { words: expect.stringContaining('no toma en cuenta «para los»') }],
  [['zuncho', 'cinta ancha verde gruesa larga blanca'], { words: expect.stringContaining('usa hasta 5 palabras') }],
  ['zuncho', { words: 'Debe ser una lista' }],
])('POST with the words %j is 422', async (words, fields) => {
  const { app, staff, list } = await open()
  const before = await list()
  const { status, body } = await staff.post(path, { words })
  expect([status, body.error.fields]).toEqual([422, fields])
  expect(await list()).toEqual(before)
  expect(await app.db.$count(changes)).toBe(0)
})

test('the same words are rejected in any order, but may form a group of the other kind', async () => {
  const { staff } = await open()
  const post = (words: string[], isOneWay = false) => staff.post(path, { words, isOneWay })
  expect((await post(['quimera', 'hebilla', 'sello'])).status).toBe(201)
  const same = { words: 'Ya existe un grupo con estas palabras' }
  expect((await post(['Sello', 'quimera', 'hebílla'])).body.error.fields).toEqual(same)
  expect((await post(['quimera', 'hebilla', 'sello'], true)).status).toBe(201)
  expect((await post(['QUIMERA', 'sello', 'hebilla'], true)).body.error.fields).toEqual(same)
  expect((await post(['sello', 'quimera', 'hebilla'], true)).status).toBe(201)
})

const synonymsOf = (start: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${start}${'bcdfghjklmnpqrtvxyz'[index]}u`)

test('groups that begin with one word are rejected when together they give it too many synonyms', async () => {
  const { staff, list } = await open()
  const post = (words: string[], isOneWay = false) => staff.post(path, { words: ['quimera', ...words], isOneWay })
  expect((await post(synonymsOf('mesa', 19))).status).toBe(201)
  expect((await post(synonymsOf('silla', 19), true)).status).toBe(201)
  const before = await list()
  const { status, body } = await post(synonymsOf('banca', 3), true)
  expect([status, body.error.fields]).toEqual([
    422,
    {
      words:
        '«quimera» tendría 41 sinónimos entre todos los grupos y el máximo es 40: quita palabras de este grupo o de los otros que la contienen',
    },
  ])
  expect(await list()).toEqual(before)
  expect((await post(synonymsOf('banca', 2), true)).status).toBe(201)
  expect((await staff.post(path, { words: ['unicornio', ...synonymsOf('mesa', 19)] })).status).toBe(201)
})

test('a group that exceeds the limit already may lose words, and another may be changed', async () => {
  const { app, staff, list } = await open()
  const groups = ['mesa', 'silla', 'banca'].map((start) => ({ words: ['quimera', ...synonymsOf(start, 19)] }))
  await app.db.insert(searchSynonyms).values(groups)
  const [last, other] = [(await list())[0], (await list()).find(({ words }) => words.includes('hebilla'))]
  if (!last || !other) throw new Error('The groups are not listed.')
  const put = (group: AdminSynonym, words: string[]) => staff.put(`${path}/${group.id}`, { ...group, words })
  expect((await put(last, last.words.slice(0, 10))).status).toBe(200)
  expect((await put(other, [...other.words, 'unicornio'])).status).toBe(200)
})

test('POST /test shows a search before and after, and saves nothing', async () => {
  const { staff, list, found } = await open()
  const before = await list()
  const { status, body } = await staff.post(`${path}/test`, { words: ['quimera', 'hebilla'], text: 'quimera' })
  expect(status).toBe(200)
  expect(SynonymTrialResult.parse(body)).toEqual(body)
  expect(body.now).toEqual({ total: 0, products: [] })
  expect(body.withGroup.total).toBeGreaterThan(2)
  expect(body.withGroup.products.length).toBeLessThanOrEqual(6)
  expect(body.withGroup.products).toContainEqual({ id: 172, name: expect.stringMatching(/^Hebilla/), isNew: true })
  expect(await found('quimera')).toEqual([])
  expect(await list()).toEqual(before)
})

test('POST /test of an existing group shows what it finds without its removed words', async () => {
  const { staff, having } = await open()
  const { id, words } = await having('lashing')
  const shorter = words.filter((word) => word !== 'lashing')
  const { body } = await staff.post(`${path}/test`, { id, words: shorter, text: 'lashing' })
  expect(body.now.total).toBeGreaterThan(0)
  expect(body.withGroup).toEqual({ total: 0, products: [] })
  const same = await staff.post(`${path}/test`, { id, words, text: 'lashing' })
  expect(same.body.withGroup.total).toBe(body.now.total)
  expect(same.body.withGroup.products.some(({ isNew }: { isNew: boolean }) => isNew)).toBe(false)
})

test('POST /test with an unfinished group or without a text is 422', async () => {
  const { staff } = await open()
  const { status, body } = await staff.post(`${path}/test`, { words: ['quimera'], text: ' ' })
  expect([status, body.error.fields]).toEqual([
    422,
    { words: 'Escribe al menos dos palabras o frases', text: 'Escribe una búsqueda' },
  ])
  const repeated = await staff.post(`${path}/test`, { words: ['quimera', 'QUIMERA'], text: 'x' })
  expect(repeated.body.error.fields).toEqual({ words: '«QUIMERA» está repetida' })
})

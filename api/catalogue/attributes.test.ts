import { expect, test } from 'vitest'
import { defaultAttributes } from '../../demo/attributes/default-attributes.ts'
import { createCatalogueLoader } from '../../domain/catalogue/snapshot/live-catalogue.ts'
import {
  type AdminAttribute,
  AdminAttributeList,
  type AttributeForm,
} from '../../shared/catalogue/attributes/attribute.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

const path = '/api/admin/attributes'

const impact: AttributeForm = {
  key: 'norma-textil',
  name: 'Norma del zuncho',
  kind: 'choice',
  rows: [{ name: 'Norma', categoryIds: [1], isExpected: true, isMaximum: false }],
  units: [],
  step: null,
  choices: [
    { key: 'en', name: 'EN', words: ['EN', 'europea'] },
    { key: 'iso', name: 'ISO', words: ['ISO'] },
  ],
  isFilter: true,
  isCompared: true,
  help: '',
}

async function open() {
  const app = await createTestApp()
  const staff = await app.signIn()
  const list = async (): Promise<AdminAttribute[]> => (await staff.get(path)).body.data
  const having = async (key: string) => {
    const found = (await list()).find((attribute) => attribute.key === key)
    if (!found) throw new Error(`No attribute has the key ${key}.`)
    return found
  }
  const narrowed = async (query: string) => (await app.get(`/api/products?${query}`)).body
  const filterKeys = async (query: string): Promise<string[]> =>
    (await narrowed(query)).filters.map(({ key }: { key: string }) => key)
  return { app, staff, list, having, narrowed, filterKeys }
}

test('GET /admin/attributes lists the defaults in their order', async () => {
  const { staff, list, having } = await open()
  const { body } = await staff.get(path)
  expect(AdminAttributeList.parse(body)).toEqual(body)
  expect((await list()).map(({ key }) => key)).toEqual(defaultAttributes.map(({ key }) => key))
  const width = await having('ancho')
  expect((await staff.get(`${path}/${width.id}`)).body).toEqual(width)
  expect((await staff.get(`${path}/99999`)).status).toBe(404)
})

test('a new attribute filters at once, and a changed or deleted one too', async () => {
  const { staff, filterKeys, narrowed } = await open()
  const width: AttributeForm = {
    ...impact,
    key: 'ancho-rollo',
    name: 'Ancho del zuncho',
    kind: 'number',
    rows: [{ name: 'Ancho', categoryIds: [1], isExpected: false, isMaximum: false }],
    units: [{ name: 'mm', factor: 1 }],
    choices: [],
  }
  expect(await filterKeys('categoryId=1')).not.toContain('ancho-rollo')
  const { status, body } = await staff.post(path, width)
  expect([status, body.key, body.position]).toEqual([201, 'ancho-rollo', defaultAttributes.length])
  expect(await filterKeys('categoryId=1')).toContain('ancho-rollo')
  const all = (await narrowed('categoryId=1')).products.length
  expect((await narrowed('categoryId=1&ancho-rollo=9')).products.length).toBeLessThan(all)

  const changed = await staff.put(`${path}/${body.id}`, { ...body, isFilter: false })
  expect(changed.status).toBe(200)
  expect(await filterKeys('categoryId=1')).not.toContain('ancho-rollo')
  expect((await staff.delete(`${path}/${body.id}`)).status).toBe(204)
  expect((await narrowed('categoryId=1&ancho-rollo=9')).products.length).toBe(all)
  expect((await staff.delete(`${path}/${body.id}`)).status).toBe(404)
  expect((await staff.put(`${path}/${body.id}`, changed.body)).status).toBe(404)
})

test('another process reads everything again after a change', async () => {
  const { app, staff, having } = await open()
  const elsewhere = createCatalogueLoader(app.db)
  const before = await elsewhere()
  const color = await having('color')
  await staff.put(`${path}/${color.id}`, { ...color, name: 'Tono' })
  const after = await elsewhere()
  const namesIn = (catalogue: typeof before) =>
    catalogue.listProducts({ name: '', categoryId: 1, page: 0 }).filters?.map(({ name }) => name)
  expect(namesIn(before)).toContain('Color')
  expect(namesIn(after)).toContain('Tono')
})

test('filters have the order of the attributes', async () => {
  const { staff, list, filterKeys } = await open()
  const seen = (await list()).map(({ id }) => id)
  const before = await filterKeys('categoryId=1')
  const keys = new Map((await list()).map(({ id, key }) => [key, id]))
  const last = keys.get(before.at(-1) ?? '') ?? 0
  const ids = [last, ...seen.filter((id) => id !== last)]
  expect((await staff.post(`${path}/order`, { ids, seen })).status).toBe(204)
  expect(await filterKeys('categoryId=1')).toEqual([before.at(-1), ...before.slice(0, -1)])
  expect((await staff.post(`${path}/order`, { ids: seen, seen })).status).toBe(409)
})

test('every change is in the history, and a deletion can be undone', async () => {
  const { staff, having } = await open()
  const { body: created } = await staff.post(path, impact)
  await staff.put(`${path}/${created.id}`, { ...created, name: 'Norma' })
  await staff.delete(`${path}/${created.id}`)
  const history = async () => (await staff.get('/api/admin/changes?kind=attribute')).body.data
  expect(await history()).toMatchObject([
    { act: 'deleted', recordName: 'Norma', isUndoable: true },
    { act: 'updated', before: { name: 'Norma del zuncho' }, after: { name: 'Norma' } },
    { act: 'created', recordName: 'Norma del zuncho', staffName: 'Marta Díaz', recordId: created.id },
  ])
  const restored = await staff.post(`${path}/${created.id}/restore`)
  expect([restored.status, restored.body]).toMatchObject([200, { ...impact, id: created.id, name: 'Norma' }])
  expect(await having('norma-textil')).toEqual(restored.body)
  expect((await history()).map(({ isUndoable }: { isUndoable: boolean }) => isUndoable)).not.toContain(true)
  expect((await staff.post(`${path}/${created.id}/restore`)).status).toBe(404)
})

test('a deleted attribute is not restored over another with its key', async () => {
  const { staff } = await open()
  const { body: first } = await staff.post(path, impact)
  await staff.delete(`${path}/${first.id}`)
  await staff.post(path, impact)
  const { status, body } = await staff.post(`${path}/${first.id}/restore`)
  expect([status, body.error.message]).toEqual([409, expect.stringContaining('la clave «norma-textil»')])
})

test('PUT of an attribute that a colleague changed is 409 and changes nothing', async () => {
  const { staff, having } = await open()
  const color = await having('color')
  await staff.put(`${path}/${color.id}`, { ...color, name: 'Tono' })
  const late = await staff.put(`${path}/${color.id}`, { ...color, name: 'Tinte' })
  expect([late.status, late.body.error.code]).toEqual([409, 'changed_meanwhile'])
  expect(late.body.error.message).toMatch(/cambió/)
  expect((await having('color')).name).toBe('Tono')
})

test('a save without changes leaves no trace', async () => {
  const { staff, having } = await open()
  const color = await having('color')
  expect((await staff.put(`${path}/${color.id}`, color)).body).toEqual(color)
  expect((await staff.get('/api/admin/changes?kind=attribute')).body.total).toBe(0)
})

test('an attribute that a fit rule uses keeps its key and choices, and is not deleted', async () => {
  const { staff, having } = await open()
  const used = '«Zunchos ↔ Herramientas y máquinas»'
  const width = await having('nucleo-zuncho')
  const deleted = await staff.delete(`${path}/${width.id}`)
  expect([deleted.status, deleted.body.error.message]).toEqual([409, expect.stringContaining(used)])
  expect((await staff.put(`${path}/${width.id}`, { ...width, key: 'centro' })).status).toBe(409)
  expect((await staff.put(`${path}/${width.id}`, { ...width, name: 'Centro' })).status).toBe(200)
  const closing = await having('cierre')
  const choices = closing.choices.filter(({ key }) => key !== 'sello')
  const without = await staff.put(`${path}/${closing.id}`, { ...closing, choices })
  expect([without.status, without.body.error.message]).toEqual([409, expect.stringContaining('«Zunchos ↔ Sellos»')])
})

const row = impact.rows[0]
const mm = { name: 'mm', factor: 1 }
const en = { key: 'en', name: 'EN', words: ['EN'] }

test.each<[Record<string, unknown>, Record<string, string>]>([
  [{ key: 'ancho' }, { key: 'Ya hay un atributo con esta clave' }],
  [{ key: 'orden' }, { key: expect.stringContaining('direcciones del sitio') }],
  [{ key: 'page' }, { key: expect.stringContaining('direcciones del sitio') }],
  [{ key: 'vista-previa' }, { key: expect.stringContaining('direcciones del sitio') }],
  [{ key: 'categoryId' }, { key: 'Usa solo minúsculas, números y guiones' }],
  [{ key: ' ' }, { key: 'Escribe la clave' }],
  [{ name: '' }, { name: 'Escribe el nombre' }],
  [{ kind: 'colour' }, { kind: 'Elige el tipo' }],
  [{ kind: 'number', rows: [] }, { rows: 'Escribe al menos una fila' }],
  [{ rows: [{ ...row, name: '' }] }, { 'rows.0.name': 'Escribe el nombre de la fila' }],
  [{ rows: [row, { ...row, name: 'NORMA' }] }, { 'rows.1.name': 'Esta fila está repetida' }],
  [{ units: [mm, { name: 'MM', factor: 2 }] }, { 'units.1.name': 'Esta unidad está repetida' }],
  [{ units: [{ ...mm, factor: 10 }] }, { 'units.0.factor': 'La primera unidad es la que se muestra: 1' }],
  [{ units: [mm, { name: 'cm', factor: 0 }] }, { 'units.1.factor': 'Debe ser mayor que 0' }],
  [{ choices: [] }, { choices: 'Escribe al menos una opción' }],
  [{ choices: [en, { ...en, name: 'ISO', words: ['iso'] }] }, { 'choices.1.key': 'Esta clave está repetida' }],
  [{ choices: [en, { key: 'b', name: 'en', words: ['x'] }] }, { 'choices.1.name': 'Esta opción está repetida' }],
  [{ choices: [en, { key: 'b', name: 'B', words: ['b', 'én'] }] }, { 'choices.1.words': '«én» está repetida' }],
  [{ choices: [{ ...en, words: [] }] }, { 'choices.0.words': 'Escribe al menos una palabra' }],
  [{ choices: [{ ...en, words: ['%'] }] }, { 'choices.0.words.0': 'Usa letras o números' }],
  [{ kind: 'text' }, { isFilter: 'Los textos y las medidas no sirven de filtro' }],
  [{ step: -1 }, { step: 'Debe ser mayor que 0' }],
])('POST with %j is 422', async (fault, fields) => {
  const { staff, list } = await open()
  const before = await list()
  const { status, body } = await staff.post(path, { ...impact, ...fault })
  expect([status, body.error.fields]).toEqual([422, fields])
  expect(await list()).toEqual(before)
})

const fieldsOf = (change: (attribute: AdminAttribute) => Partial<AttributeForm>) => change

test.each([
  [
    'largo-film',
    fieldsOf(() => ({ key: 'largo-de-film' })),
    { key: 'Las calculadoras del sitio leen este atributo por su clave: debe seguir siendo «largo-film»' },
  ],
  [
    'largo-film',
    fieldsOf(() => ({ kind: 'text', isFilter: false })),
    { kind: 'Las calculadoras del sitio leen este atributo: su tipo no se puede cambiar' },
  ],
  [
    'largo-film',
    fieldsOf(() => ({ units: [{ name: 'pies', factor: 1 }] })),
    { 'units.0.name': 'Las calculadoras del sitio cuentan en m: debe seguir siendo la primera unidad' },
  ],
  [
    'aplicacion',
    fieldsOf(({ choices }) => ({ choices: choices.filter(({ key }) => key !== 'manual') })),
    { choices: 'Las calculadoras del sitio usan la opción con la clave «manual»: debe seguir en la lista' },
  ],
])('PUT of %s that takes from the calculators what they read is 422', async (key, change, fields) => {
  const { staff, having } = await open()
  const attribute = await having(key)
  const { status, body } = await staff.put(`${path}/${attribute.id}`, { ...attribute, ...change(attribute) })
  expect([status, body.error.fields]).toEqual([422, fields])
  expect(await having(key)).toEqual(attribute)
})

test('an attribute that the calculators read is not deleted, and its name and rows may change', async () => {
  const { staff, having } = await open()
  const attribute = await having('largo-film')
  const { status, body } = await staff.delete(`${path}/${attribute.id}`)
  expect([status, body.error.message]).toEqual([
    409,
    'Las calculadoras del sitio leen este atributo: no se puede eliminar.',
  ])
  const units = [...attribute.units, { name: 'rollos de 100 m', factor: 100 }]
  const renamed = { ...attribute, name: 'Metros por rollo', units }
  expect((await staff.put(`${path}/${attribute.id}`, renamed)).status).toBe(200)
})

test('two people who create the same key at once get one attribute', async () => {
  const { staff, list } = await open()
  const results = await Promise.all([staff.post(path, impact), staff.post(path, impact)])
  expect(results.map(({ status }) => status).toSorted()).toEqual([201, 422])
  expect((await list()).filter(({ key }) => key === impact.key)).toHaveLength(1)
})

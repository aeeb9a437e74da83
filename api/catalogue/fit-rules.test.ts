import { expect, test } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { changes, fitRules } from '../../db/schema.ts'
import { defaultFits } from '../../demo/fit-rules.ts'
import { seed } from '../../demo/seed.ts'
import { type AdminFitRule, AdminFitRuleList, FitTrialResult } from '../../shared/catalogue/fits.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

const path = '/api/admin/fit-rules'
const strap16 = 108
const strap19 = 109
const seal16 = 170
const film = 163

async function open() {
  const app = await createTestApp()
  const staff = await app.signIn()
  const list = async (): Promise<AdminFitRule[]> => (await staff.get(path)).body.data
  const between = async (one: string, other: string) => {
    const rule = (await list()).find(({ sides }) => sides[0].heading === one && sides[1].heading === other)
    if (!rule) throw new Error(`No rule between ${one} and ${other}.`)
    return rule
  }
  const headings = async (id: number): Promise<string[]> =>
    ((await app.get(`/api/products/${id}`)).body.compatible ?? []).map(({ heading }: { heading: string }) => heading)
  const misfits = async (...ids: number[]) =>
    (await app.get(`/api/fits?${ids.map((id) => `producto=${id}`).join('&')}`)).body.misfits
  return { app, staff, list, between, headings, misfits }
}

const aRule = () => ({
  sides: [
    { name: 'el film', heading: 'Films', categoryIds: [15], role: 'has' },
    { name: 'la cinta', heading: 'Cintas', categoryIds: [27], role: 'has' },
  ],
  measures: [{ key: 'color', has: 'es {valor}', takes: 'es para {valor}' }],
  when: null,
  completes: false,
  completesWith: null,
  needed: false,
})

test('GET /admin/fit-rules lists the rules of a new installation, in order', async () => {
  const { staff } = await open()
  const { body } = await staff.get(path)
  expect(AdminFitRuleList.parse(body)).toEqual(body)
  expect(body.total).toBe(defaultFits.rules.length)
  expect(body.data[1]).toMatchObject({
    sides: [{ heading: 'Zunchos' }, { heading: 'Sellos', role: 'takes' }],
    measures: [{ key: 'zuncho' }, { key: 'ancho' }, { key: 'espesor' }],
    completesWith: { attribute: 'cierre', choice: 'sello' },
  })
})

test('a changed rule applies at once', async () => {
  const { staff, between, misfits } = await open()
  expect(await misfits(strap19, seal16)).toHaveLength(1)
  const rule = await between('Zunchos', 'Sellos')
  const measures = rule.measures.filter(({ key }) => key !== 'ancho')
  expect((await staff.put(`${path}/${rule.id}`, { ...rule, measures })).status).toBe(200)
  expect(await misfits(strap19, seal16)).toEqual([])
})

test('a new rule relates other products, and a deleted one no longer does', async () => {
  const { staff, headings } = await open()
  expect(await headings(film)).not.toContain('Cintas')
  const { status, body } = await staff.post(path, aRule())
  expect(status).toBe(201)
  expect(await headings(film)).toContain('Cintas')
  expect((await staff.delete(`${path}/${body.id}`)).status).toBe(204)
  expect(await headings(film)).not.toContain('Cintas')
  expect((await staff.delete(`${path}/${body.id}`)).status).toBe(404)
  expect((await staff.put(`${path}/${body.id}`, body)).status).toBe(404)
})

test('the order of the rules is that of the kinds on a product', async () => {
  const { staff, list, headings } = await open()
  expect((await headings(strap16))[0]).toBe('Herramientas y máquinas')
  const seen = (await list()).map(({ id }) => id)
  const [first = 0, second = 0, ...rest] = seen
  expect((await staff.post(`${path}/order`, { ids: [second, first, ...rest], seen })).status).toBe(204)
  expect((await headings(strap16))[0]).toBe('Sellos')
  const late = await staff.post(`${path}/order`, { ids: seen, seen })
  expect([late.status, late.body.error.code]).toEqual([409, 'changed_meanwhile'])
})

test('every change is in the history', async () => {
  const { staff } = await open()
  const { body: rule } = await staff.post(path, aRule())
  await staff.put(`${path}/${rule.id}`, { ...rule, completes: true })
  await staff.delete(`${path}/${rule.id}`)
  const { body } = await staff.get('/api/admin/changes?kind=fitRule')
  expect(body.data).toMatchObject([
    { act: 'deleted', recordName: 'Films ↔ Cintas', isUndoable: false },
    { act: 'updated', before: { completes: false }, after: { completes: true } },
    { act: 'created', staffName: 'Marta Díaz', recordId: rule.id },
  ])
})

test('PUT of a rule that a colleague changed is 409, and one without changes leaves no trace', async () => {
  const { app, staff, between } = await open()
  const rule = await between('Zunchos', 'Sellos')
  expect((await staff.put(`${path}/${rule.id}`, rule)).status).toBe(200)
  expect(await app.db.$count(changes)).toBe(0)
  await staff.put(`${path}/${rule.id}`, { ...rule, completes: false })
  const late = await staff.put(`${path}/${rule.id}`, { ...rule, when: null })
  expect([late.status, late.body.error.code]).toEqual([409, 'changed_meanwhile'])
})

const side = aRule().sides[0]

test.each<[string, object, Record<string, string>]>([
  [
    'an unknown attribute',
    { measures: [{ key: 'nada', has: '{valor}', takes: '{valor}' }] },
    { 'measures.0.key': 'No existe un atributo con la clave «nada»' },
  ],
  [
    'an attribute twice',
    { measures: [...aRule().measures, ...aRule().measures] },
    { 'measures.1.key': 'Este atributo está repetido' },
  ],
  [
    'an attribute that cannot be compared',
    { measures: [{ key: 'dimensiones', has: '{valor}', takes: '{valor}' }] },
    { 'measures.0.key': expect.stringContaining('no se puede comparar') },
  ],
  [
    'a phrase without a value',
    { measures: [{ key: 'color', has: 'es así', takes: '{valor}' }] },
    { 'measures.0.has': 'Escribe {valor} donde va el valor' },
  ],
  ['no attribute', { measures: [] }, { measures: 'Elige al menos un atributo' }],
  [
    'an unknown choice',
    { when: { attribute: 'cierre', choice: 'pegamento' } },
    { 'when.choice': expect.stringMatching(/^«.+» no tiene la opción «pegamento»$/) },
  ],
  [
    'a condition on a number',
    { completesWith: { attribute: 'ancho', choice: 'x' } },
    { 'completesWith.attribute': expect.stringMatching(/^«.+» no tiene opciones$/) },
  ],
  [
    'a condition on an unknown attribute',
    { when: { attribute: 'nada', choice: 'x' } },
    { 'when.attribute': 'No existe un atributo con la clave «nada»' },
  ],
  [
    'an unknown category',
    { sides: [side, { ...side, categoryIds: [1, 999] }] },
    { 'sides.1.categoryIds': 'Una de las categorías ya no existe' },
  ],
  [
    'sides without names',
    { sides: [{ ...side, name: '', heading: ' ' }, side] },
    { 'sides.0.name': 'Escribe el nombre con su artículo', 'sides.0.heading': 'Escribe el título' },
  ],
])('POST with %s is 422 and stores nothing', async (_, change, fields) => {
  const { app, staff } = await open()
  const { status, body } = await staff.post(path, { ...aRule(), ...change })
  expect([status, body.error.fields]).toEqual([422, fields])
  expect(await app.db.$count(fitRules)).toBe(defaultFits.rules.length)
  expect(await app.db.$count(changes)).toBe(0)
})

test('POST /test tells what the rules say of two products, measure by measure', async () => {
  const { staff } = await open()
  const { status, body } = await staff.post(`${path}/test`, { productIds: [strap19, seal16] })
  expect(status).toBe(200)
  expect(FitTrialResult.parse(body)).toEqual(body)
  expect(body).toMatchObject({
    products: [{ name: 'Zuncho PET 19 mm alta tenacidad' }, { name: 'Sello dentado PET 16 mm' }],
    exception: null,
    judgements: [
      {
        headings: ['Zunchos', 'Sellos'],
        fits: false,
        reason: 'El sello es para 16 mm y el zuncho mide 19 mm',
        measures: [
          { texts: ['PET', 'PP, PET'], isShared: true },
          { texts: ['19 mm', '16 mm'], isShared: false },
          expect.anything(),
        ],
      },
    ],
  })
  expect((await staff.post(`${path}/test`, { productIds: [strap19, film] })).body.judgements).toEqual([])
  expect((await staff.post(`${path}/test`, { productIds: [strap19, 99_999] })).status).toBe(404)
})

test('no later start fills the rules again that staff deleted', async () => {
  const { app, staff, list } = await open()
  for (const { id } of await list()) await staff.delete(`${path}/${id}`)
  await Promise.all([migrate(app.db, seed), migrate(app.db, seed)])
  expect(await list()).toEqual([])
})

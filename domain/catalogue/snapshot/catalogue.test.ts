import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { generateCatalogue } from '../../../bench/generated-catalogue.ts'
import { createCatalogue } from './catalogue.ts'

test('building a large catalogue does not block the event loop', async () => {
  const rows = generateCatalogue(2_000)
  let turns = 0
  const turning = setInterval(() => turns++, 1)
  const catalogue = await createCatalogue(rows)
  clearInterval(turning)
  expect(catalogue.pagesOf(0)).toBe(167)
  expect(turns).toBeGreaterThan(10)
})

test('reviewing a list under as many rules as staff can store does not block the event loop', async () => {
  const rows = generateCatalogue(200)
  const [model] = rows.fits.rules
  if (!model) throw new Error('There is no rule to start from.')
  const categoryIds = rows.categories.map(({ id }) => id)
  const [first, second] = model.sides.map((side) => ({ ...side, categoryIds }))
  if (!first || !second) throw new Error('The rule has no sides.')
  const rules = Array.from({ length: 60 }, (_, index) => ({
    ...model,
    key: String(index),
    when: null,
    needed: true,
    sides: [first, second] satisfies typeof model.sides,
  }))
  const catalogue = await createCatalogue({ ...rows, fits: { rules, exceptions: [] } })
  // A machine on which every step takes a millisecond.
  let ms = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => ms++)
  onTestFinished(() => clock.mockRestore())
  const reviewed = catalogue.reviewList(rows.products.map(({ id }) => id)).then(() => 'reviewed')
  let turns = 0
  while ((await Promise.race([reviewed, setImmediate('waiting')])) === 'waiting') turns++
  expect(turns).toBeGreaterThan(rules.length)
})

test('a change reads only the changed products again, and leaves the snapshot before as it was', async () => {
  const rows = generateCatalogue(100)
  const before = await createCatalogue(rows)
  const [first, second] = rows.products
  if (!first || !second) throw new Error('The generated catalogue is empty.')
  const renamed = { ...first, name: 'Zuncho fluorescente', position: 1_000 }
  const after = await before.withChanges({ ...rows, products: [renamed], changedIds: [first.id, second.id] })

  const search = (name: string) => after.listProducts({ name, categoryId: 0, page: 0 })
  expect(search('fluorescente').products.map(({ id }) => id)).toEqual([first.id])
  expect(after.getProduct(first.id)?.name).toBe('Zuncho fluorescente')
  expect(after.getProduct(second.id)).toBeUndefined()
  expect(after.findBySlug(second.slug)).toBeUndefined()
  expect(after.getProduct(3)).toBe(before.getProduct(3))
  const last = after.listProducts({ name: '', categoryId: 0, page: (after.pagesOf(0) ?? 0) - 1 }).products.at(-1)
  expect(last?.id).toBe(first.id)
  expect(before.getProduct(first.id)?.name).toBe(first.name)
  expect(before.getProduct(second.id)).toBeDefined()
})

test('a snapshot that still serves finds and names what it did, whatever the next one has', async () => {
  const rows = generateCatalogue(100)
  const before = await createCatalogue({ ...rows, synonyms: [{ words: ['quimera', 'hebilla'], isOneWay: false }] })
  const [first, second] = rows.products
  if (!first || !second) throw new Error('The generated catalogue is empty.')
  const naming = before.getProduct(3)
  if (!naming) throw new Error('The generated catalogue has too few products.')
  const texts = [first.name, second.name, 'quimera', 'zuncho', 'fluorescente', 'fluorecente']
  const answers = () => ({
    lists: texts.map((name) => before.listProducts({ name, categoryId: 0, page: 0 })),
    mentions: before.mentionsOf({ ...naming, desc: `${first.name} y ${second.name}` }),
  })
  const earlier = answers()
  expect(earlier.mentions).toHaveLength(2)

  const renamed = { ...first, name: 'Zuncho fluorescente', position: 1_000 }
  const after = await before.withChanges({ ...rows, products: [renamed], changedIds: [first.id, second.id] })
  await before.withChanges({ ...rows, products: [], changedIds: rows.products.map(({ id }) => id) })

  expect(answers()).toEqual(earlier)
  expect(after.findProducts('fluorescente')).toHaveLength(1)
  expect(after.findProducts('quimera')).toEqual([])
})

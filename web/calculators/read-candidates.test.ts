import { expect, test } from 'vitest'
import { defaultAttributes } from '../../demo/attributes/default-attributes.ts'
import { seedProducts } from '../../demo/products.ts'
import { createDictionary } from '../../shared/catalogue/attributes/dictionary.ts'
import type { CategoryProduct } from '../document/page-backend.server.ts'
import { strapCandidates } from './read-candidates.server.ts'

const { readAll } = createDictionary(defaultAttributes)
const [petStraps, straps] = [9, 1]
const rows = { Ancho: '16 mm', Espesor: '0,8 mm', 'Resistencia a la rotura': '5.200 N', 'Largo por rollo': '1.500 m' }

const strap = (id: number, more: Record<string, string> = {}): CategoryProduct => ({
  item: { id, slug: `zuncho-${id}`, name: `Zuncho ${id}`, subtitle: '', alt: '', srcImg: [] },
  values: readAll(
    Object.entries({ ...rows, ...more }).map(([key, value]) => ({ key, value })),
    [petStraps, straps],
  ),
})

async function candidatesAmong(products: CategoryProduct[]) {
  const readCategory = async (categoryId: number) => (categoryId === petStraps ? products : [])
  return (await strapCandidates({ readCategory })).straps
}

test.each([
  ['55 % (sello metálico)', true],
  ['75 % soldadura, 55 % sello', undefined],
  ['75 % (soldadura por fricción)', undefined],
])('a strap with a joint of %s is manual: %s', async (joint, isManual) => {
  const [found] = await candidatesAmong([strap(1, { 'Eficiencia de unión': joint })])
  expect(found?.isManual).toBe(isManual)
})

test('of a large category, those that differ are kept, in their order', async () => {
  const same = Array.from({ length: 70 }, (_, index) => strap(index + 1))
  const found = await candidatesAmong([...same, strap(71, { Ancho: '19 mm' })])
  expect(found.map(({ id }) => id)).toEqual([...same.slice(0, 59).map(({ item }) => item.id), 71])
})

test('straps are not proposed for loads or joints that their own texts exclude', async () => {
  const readCategory = async (id: number) =>
    seedProducts
      .filter(({ categoryId }) => categoryId === id)
      .map((product) => ({
        item: { ...product, srcImg: [], alt: '' },
        values: readAll(product.specifications, [id, straps]),
      }))
  const found = new Map((await strapCandidates({ readCategory })).straps.map((strap) => [strap.slug, strap]))
  expect(found.get('zuncho-pp-9-blanco')?.mostWeight).toBe(20)
  expect(found.get('zuncho-pp-12-azul')?.mostWeight).toBe(40)
  expect(found.get('zuncho-acero-16-galvanizado')?.mostWeight).toBe(1500)
  expect(found.get('zuncho-acero-32-galvanizado')?.mostWeight).toBeUndefined()
  const onlySealed = ['zuncho-acero-19-negro', 'zuncho-acero-32-pavonado', 'zuncho-acero-32-galvanizado']
  for (const slug of onlySealed) expect(found.get(slug)?.isManual, slug).toBe(true)
  expect(found.get('zuncho-acero-16-galvanizado')?.isManual).toBeUndefined()
})

import { sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { banners, categories, products } from '../db/schema.ts'
import type { Specification } from '../shared/catalogue/public.ts'
import { seedAttributes } from './attributes/default-attributes.ts'
import { seedBanners } from './banners.ts'
import { seedCategories } from './categories.ts'
import { seedFitRules } from './fit-rules.ts'
import { libraryPicture } from './library-picture.ts'
import { seedProducts } from './products.ts'
import type { SeedProduct } from './seed-product.ts'
import { seedSynonyms } from './synonyms.ts'

export async function seed(tx: Tx): Promise<void> {
  await seedWithoutDemo(tx)
  await tx.insert(products).values(seedProducts.map(toRow))
  await tx.insert(banners).values(seedBanners.map((banner, position) => ({ ...banner, position, isDemo: true })))
}

/** Pages, calculators, attributes and rules of fit refer to categories, so a catalogue without the demo has them too. */
export async function seedWithoutDemo(tx: Tx): Promise<void> {
  await tx.insert(categories).values(seedCategories.map(({ id, name }, position) => ({ id, name, position })))
  await tx
    .insert(categories)
    .values(
      seedCategories.flatMap(({ id: parentId, subcategories }) =>
        subcategories.map((subcategory, position) => ({ ...subcategory, parentId, position })),
      ),
    )
  await numberAfter(tx, 'categories', [...seedCategories, ...seedCategories.flatMap((one) => one.subcategories)])
  await numberAfter(tx, 'products', seedProducts)
  await numberAfter(tx, 'banners', seedBanners)
  await seedAttributes(tx)
  await seedFitRules(tx)
  await seedSynonyms(tx)
}

function toRow(
  { slug, desc, pictures, specifications, information, downloads, videos, packs = [], ...rest }: SeedProduct,
  position: number,
) {
  return {
    ...rest,
    slug,
    position,
    isDemo: true,
    description: desc,
    pictures: pictures.map((alt, index) => ({ src: libraryPicture(`products/${slug}-${index + 1}`), alt })),
    details: { specifications, information, downloads, videos, packs, unit: unitOf(specifications) },
  }
}

function unitOf(specifications: Specification[]): string {
  const { value = '' } = specifications.find(({ key }) => key === 'Unidad de venta') ?? {}
  return value.replace(/^1 /, '').replace(/^./, (letter) => letter.toLowerCase())
}

/** Pages name products of the demo by id, so its ids are never given to others. */
async function numberAfter(tx: Tx, table: string, seeded: { id: number }[]): Promise<void> {
  const last = Math.max(...seeded.map(({ id }) => id))
  await tx.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last})`)
}

import { defaultAttributes } from '../demo/attributes/default-attributes.ts'
import { seedCategories } from '../demo/categories.ts'
import { defaultFits } from '../demo/fit-rules.ts'
import { seedProducts } from '../demo/products.ts'
import type { CatalogueRows } from '../domain/catalogue/snapshot/catalogue.ts'

const date = new Date(0)
const stamps = { createdAt: date, updatedAt: date, deletedAt: null }

/** The demo catalogue repeated with different model numbers, up to the given number of products. */
export function generateCatalogue(count: number): CatalogueRows {
  const categories = seedCategories.flatMap(({ subcategories, ...top }, position) => [
    { ...top, ...stamps, parentId: null, position },
    ...subcategories.map((sub, index) => ({ ...sub, ...stamps, parentId: top.id, position: index })),
  ])
  const products = Array.from({ length: count }, (_, index) => {
    const model = seedProducts[index % seedProducts.length]
    if (!model) throw new Error('There is no product to start from.')
    const series = Math.floor(index / seedProducts.length)
    const { specifications, information, downloads, videos, packs = [] } = model
    return {
      ...stamps,
      id: index + 1,
      categoryId: model.categoryId,
      slug: `${model.slug}-${series}`,
      code: `${model.code}-${series}`,
      name: `${model.name} ${seriesName(series)}`,
      subtitle: model.subtitle,
      description: model.desc,
      pictures: model.pictures.map((alt, picture) => ({
        src: `/media/products/${model.slug}-${picture + 1}.jpg`,
        alt,
      })),
      details: { specifications, information, downloads, videos, packs, unit: '' },
      position: index,
      published: true,
    }
  })
  return { categories, products, banners: [], attributes: defaultAttributes, fits: defaultFits }
}

/** Another word for each series, because a larger catalogue has more words. */
const seriesName = (series: number) => Array.from(String(series), (digit) => syllables[Number(digit)]).join('')

const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru']

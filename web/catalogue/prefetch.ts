import type { ProductListItem } from '../../contract/catalogue.ts'
import { loadQueries } from '../data/load-queries.ts'
import { fetchPictureAt } from '../ui/picture.tsx'

/** How wide the main picture of a product is shown on its page. */
export const gallerySizes = '(min-width: 1392px) 720px, (min-width: 1024px) 52vw, (min-width: 768px) 45vw, 92vw'

/** Someone is about to open the product: have its data and its first picture ready. */
export async function prefetchProduct({ id, srcImg }: ProductListItem) {
  fetchPictureAt(srcImg[0], gallerySizes)
  // Without a line there is nothing to fetch ahead.
  const library = await loadQueries().catch(() => undefined)
  await library?.client.prefetchQuery(library.productQuery(id))
}

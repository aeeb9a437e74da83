import type { ProductListItem } from '../../contract/catalogue.ts'
import { readPictureAddress } from '../../contract/picture.ts'
import { fetchPicture } from '../ui/picture.tsx'

/** How wide the main picture of a product is shown on its page. */
export const gallerySizes = '(min-width: 1328px) 720px, (min-width: 1024px) 54vw, 92vw'

/** Someone is about to open the product: have its data and its first picture ready. */
export async function prefetchProduct({ id, srcImg }: ProductListItem) {
  const picture = readPictureAddress(srcImg[0] ?? '')
  if (picture) fetchPicture(picture, gallerySizes)
  // Pages that only show some products do without the library until one is pointed at.
  const library = await Promise.all([import('../data/query-client.ts'), import('../data/queries.ts')]).catch(
    () => undefined,
  )
  // Without a line there is nothing to fetch ahead.
  if (!library) return
  const [{ queryClient }, { productQuery }] = library
  await queryClient().prefetchQuery(productQuery(id))
}

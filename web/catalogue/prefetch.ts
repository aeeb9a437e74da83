import type { ProductListItem } from '../../contract/catalogue.ts'
import { readPictureAddress } from '../../contract/picture.ts'
import { productQuery } from '../data/queries.ts'
import { queryClient } from '../data/query-client.ts'
import { srcSetOf } from '../ui/picture.tsx'

/** How wide the main picture of a product is shown on its page. */
export const gallerySizes = '(min-width: 1328px) 720px, (min-width: 1024px) 54vw, 92vw'

/** Someone is about to open the product: have its data and its first picture ready. */
export function prefetchProduct({ id, srcImg }: ProductListItem) {
  queryClient().prefetchQuery(productQuery(id))
  const picture = readPictureAddress(srcImg[0] ?? '')
  if (!picture) return
  const image = new Image()
  image.sizes = gallerySizes
  image.srcset = srcSetOf(picture)
}

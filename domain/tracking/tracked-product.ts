import type { TrackedProduct } from '../../shared/tracking/tracking.ts'
import type { Catalogue } from '../catalogue/snapshot/catalogue.ts'

type Line = Pick<TrackedProduct, 'productId' | 'name' | 'code' | 'quantity' | 'unit' | 'format'>

export function toTracked(line: Line, catalogue: Catalogue): TrackedProduct {
  const product = catalogue.getProduct(line.productId)
  return { ...line, picture: product?.srcImg[0] ?? null, isGone: product === undefined }
}

import type { ProductListItem } from '../../contract/catalogue.ts'
import { productQuery } from '../data/queries.ts'
import { queryClient } from '../data/query-client.ts'

/** Someone is about to open the product: have its data ready. */
export const prefetchProduct = ({ id }: Pick<ProductListItem, 'id'>) => queryClient().prefetchQuery(productQuery(id))

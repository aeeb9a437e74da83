import { productos } from '../../parts/content'
import { ProductListPage } from '../../parts/product-list-page'

export const revalidate = 30
export const metadata = { ...productos.meta, alternates: { canonical: '/productos' } }

export default function Page() {
  return <ProductListPage name="" />
}

import { productos } from '../../../parts/content'
import { ProductListPage } from '../../../parts/product-list-page'

export const dynamic = 'force-dynamic'
export const metadata = productos.meta

export default async function Page({ searchParams }: { searchParams: Promise<{ name?: string }> }) {
  return <ProductListPage name={(await searchParams).name ?? ''} />
}

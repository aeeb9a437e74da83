import type { ProductListItem } from '../../contract/catalogue/list-item.ts'
import { productPath } from '../../contract/catalogue/product-path.ts'
import type { Comparison } from '../content/content.ts'
import { InList } from '../requests/quotation/in-list.tsx'
import { ComparisonTable } from '../ui/comparison-table.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { unbroken } from '../ui/unbroken.ts'
import { QuickAdd } from './quick-add.tsx'

type Props = { of: Comparison; products: ProductListItem[] }

/** Rows that name one of the products lead to it and add it; without any, the table is as it was written. */
export function ProductComparison({ of, products }: Props) {
  const byName = new Map(products.map((product) => [unbroken(product.name), product]))
  const isShown = of.rows.some(([name = '']) => byName.has(name))
  return (
    <ComparisonTable
      of={of}
      showName={(name) => {
        const product = byName.get(name)
        if (!product) return name
        return (
          <>
            <SiteLink
              to={productPath(product)}
              className="underline decoration-steel-200 underline-offset-4 hover:text-red"
            >
              {name}
            </SiteLink>
            <InList id={product.id} unit={product.unit} isShort className="text-sm" />
          </>
        )
      }}
      action={
        isShown
          ? {
              title: 'Agregar a la Cotización',
              show: (name) => {
                const product = byName.get(name)
                return product && <QuickAdd product={product} />
              },
            }
          : undefined
      }
    />
  )
}

import { comparisonPath } from '../../contract/catalogue/compared-ids.ts'
import type { Comparison } from '../../contract/catalogue/comparison.ts'
import type { ProductListItem } from '../../contract/catalogue/list-item.ts'
import { productPath } from '../../contract/catalogue/product-path.ts'
import { Icon } from '../ui/icon.tsx'
import { PictureAt } from '../ui/picture.tsx'
import { ProductCode } from '../ui/product-code.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { unbroken } from '../ui/unbroken.ts'
import { useCompared } from './compared.ts'
import { QuickAdd } from './quick-add.tsx'

type Props = Pick<Comparison, 'products' | 'rows'>

export function ComparedProducts({ products, rows }: Props) {
  const ids = products.map(({ id }) => id)
  const isMarked = (row: Comparison['rows'][number]) => row.isDifferent && products.length > 1
  return (
    <ScrollRegion label="Tabla de comparación" className="compared">
      <table>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <th key={product.id} scope="col">
                <Head product={product} without={comparisonPath(ids.filter((id) => id !== product.id))} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} data-different={isMarked(row)}>
              <th scope="row">
                {row.name}
                {isMarked(row) && <span className="sr-only"> (distinto)</span>}
              </th>
              {ids.map((id, index) => (
                <td key={id} className="figures">
                  {unbroken(row.texts[index] ?? '') || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

/** Otherwise the tray would bring it back. */
function removeChosen(id: number) {
  const { ids, toggle } = useCompared.getState()
  if (ids.includes(id)) toggle(id)
}

function Head({ product, without }: { product: ProductListItem; without: string }) {
  return (
    <>
      <span className="product-thumbnail max-w-64">
        {product.srcImg[0] && <PictureAt url={product.srcImg[0]} alt={product.alt} sizes="240px" />}
      </span>
      <SiteLink to={productPath(product)} className="mt-3 block font-bold leading-6 hover:text-red">
        {unbroken(product.name)}
      </SiteLink>
      <ProductCode code={product.code} />
      <SiteLink
        to={without}
        onClick={() => removeChosen(product.id)}
        className="inline-flex min-h-11 items-center gap-2 text-base text-steel-600 leading-6 hover:text-red print:hidden"
      >
        <Icon name="close" className="size-4" />
        Quitar<span className="sr-only"> {unbroken(product.name)}</span>
      </SiteLink>
      <QuickAdd product={product} className="print:hidden" />
    </>
  )
}

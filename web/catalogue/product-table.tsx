import { productPath } from '../../shared/catalogue/addresses.ts'
import type { Column, ProductListItem } from '../../shared/catalogue/public.ts'
import { PictureAt } from '../ui/picture.tsx'
import { ProductCode } from '../ui/product-code.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { unbroken } from '../ui/unbroken.ts'
import { CompareToggle } from './compared.tsx'
import { InList, QuickAdd } from './quick-add.tsx'

import { linkFrom, type SearchHit } from './search-events.ts'

type Props = { products: ProductListItem[]; columns: Column[]; labelledBy?: string; found?: SearchHit | undefined }

export default function ProductTable({ products, columns, labelledBy, found }: Props) {
  return (
    <ScrollRegion label="Tabla de productos" className="product-table">
      <table aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">Producto</th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">Agregar a la Cotización</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product, index) => (
            <tr key={product.id}>
              <th scope="row">
                <div className="flex items-center gap-3">
                  {product.srcImg[0] && (
                    <span className="product-thumbnail w-16 flex-none">
                      <PictureAt url={product.srcImg[0]} alt="" sizes="64px" />
                    </span>
                  )}
                  <div>
                    <SiteLink
                      to={productPath(product)}
                      {...linkFrom(found && { ...found, position: found.position + index })}
                      className="font-semibold underline decoration-steel-200 underline-offset-4 hover:text-red"
                    >
                      {unbroken(product.name)}
                    </SiteLink>
                    <ProductCode code={product.code} />
                    <CompareToggle id={product.id} name={product.name} className="block" />
                    <InList id={product.id} unit={product.unit} isShort className="text-sm" />
                  </div>
                </div>
              </th>
              {columns.map(({ key }, column) => (
                <td key={key} className="figures">
                  {unbroken(product.cells?.[column] ?? '') || '–'}
                </td>
              ))}
              <td>
                <QuickAdd product={product} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

import { productPath } from '../../shared/catalogue/addresses.ts'
import type { ProductListItem } from '../../shared/catalogue/public.ts'
import { InList } from '../requests/quotation/in-list.tsx'
import { PictureAt } from '../ui/picture.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { unbroken } from '../ui/unbroken.ts'
import { QuickAdd } from './quick-add.tsx'

type Row = { product: ProductListItem; remark?: string }

export function ProductRows({ rows }: { rows: Row[] }) {
  return (
    <ul className="divide-y divide-steel-100 border-steel-100 border-y">
      {rows.map(({ product, remark = product.subtitle }) => (
        <li key={product.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3">
          <span className="product-thumbnail w-16 flex-none">
            {product.srcImg[0] && <PictureAt url={product.srcImg[0]} alt="" sizes="64px" />}
          </span>
          <div className="min-w-0 grow basis-48">
            <SiteLink to={productPath(product)} className="font-semibold leading-6 hover:text-red">
              {unbroken(product.name)}
            </SiteLink>
            <p className="text-base text-steel-600 leading-6">{unbroken(remark)}</p>
            <InList id={product.id} unit={product.unit} isShort className="text-sm" />
          </div>
          <QuickAdd product={product} className="w-full sm:w-auto" />
        </li>
      ))}
    </ul>
  )
}

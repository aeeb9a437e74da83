import { useState } from 'react'
import { productPath } from '../../shared/catalogue/addresses.ts'
import type { ProductListItem } from '../../shared/catalogue/public.ts'
import { productsPerPage } from '../../shared/limits.ts'
import { fetchPictureAt, gallerySizes, PictureAt } from '../ui/picture.tsx'
import { ProductCode } from '../ui/product-code.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { unbroken } from '../ui/unbroken.ts'
import { CompareToggle } from './compared.tsx'
import { InList, QuickAdd } from './quick-add.tsx'
import { linkFrom, type SearchHit } from './search-events.ts'

const sizes = '(min-width: 1328px) 300px, (min-width: 1024px) 23vw, 46vw'

/** The second picture is only loaded on hover or focus. */
export function ProductCard({ product, found }: { product: ProductListItem; found?: SearchHit | undefined }) {
  const { name, code, subtitle, alt, srcImg } = product
  const [first, second] = srcImg
  const [isWanted, setWanted] = useState(false)
  const want = () => {
    setWanted(true)
    fetchPictureAt(first, gallerySizes)
  }
  return (
    <article
      className="card product-card flex h-full flex-col"
      onPointerEnter={(event) => event.pointerType === 'mouse' && want()}
      onFocus={want}
    >
      <div className="product-card-pictures">
        {first && <PictureAt url={first} alt={alt} sizes={sizes} />}
        {second && isWanted && <PictureAt url={second} alt="" sizes={sizes} className="product-card-second" />}
        <InList
          id={product.id}
          unit={product.unit}
          isShort
          className="absolute bottom-0 left-0 rounded bg-white py-1 pr-3 pl-2 text-sm leading-6"
        />
      </div>
      <h3 className="mt-3 font-bold leading-6">
        <SiteLink to={productPath(product)} {...linkFrom(found)} className="card-link">
          <span className="underlined">{unbroken(name)}</span>
        </SiteLink>
      </h3>
      <ProductCode code={code} />
      {subtitle && <p className="mt-1 text-base text-steel-600 leading-6">{unbroken(subtitle)}</p>}
      <div className="relative z-1 mt-auto pt-2">
        <CompareToggle id={product.id} name={name} />
      </div>
      <QuickAdd product={product} className="mt-1" />
    </article>
  )
}

const columnsOf = { 3: 'three-in-row lg:grid-cols-3', 4: 'lg:grid-cols-4' }
const grid = 'grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6'

type GridProps = {
  products: ProductListItem[]
  columns?: 3 | 4
  labelledBy?: string
  /** This is the place of the first product; the others follow. */
  found?: SearchHit | undefined
}

export function ProductGrid({ products, columns = 4, labelledBy, found }: GridProps) {
  return (
    <ul aria-labelledby={labelledBy} className={`${grid} ${columnsOf[columns]}`}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} found={found && { ...found, position: found.position + index }} />
        </li>
      ))}
    </ul>
  )
}

export function ProductGridSkeleton({ columns = 3 }: { columns?: 3 | 4 }) {
  return (
    <div className={`skeleton ${grid} ${columnsOf[columns]}`} role="status" aria-label="Cargando productos">
      {Array.from({ length: productsPerPage }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical and never move
        <div key={index}>
          <div className="aspect-4/3" />
          <div className="mt-4 h-4 w-3/4" />
          <div className="mt-2 h-4 w-1/2" />
        </div>
      ))}
    </div>
  )
}

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

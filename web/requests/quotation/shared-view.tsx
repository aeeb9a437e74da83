import { useId } from 'react'
import { productPath } from '../../../shared/catalogue/addresses.ts'
import { amountText } from '../../../shared/catalogue/amount-text.ts'
import type { ListedProduct } from '../../document/server-context.server.ts'
import { CtaButton } from '../../ui/cta-button.tsx'
import { PictureAt } from '../../ui/picture.tsx'
import { ProductCode } from '../../ui/product-code.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { unbroken } from '../../ui/unbroken.ts'
import { GoneNotice } from './gone-notice.tsx'
import type { ListContent, QuotationItem } from './quotation-list.ts'
import type { Choices } from './shared-dialog.tsx'

type Props = Choices & { list: ListContent; products: ListedProduct[] }

const focus = (element: HTMLElement | null) => element?.focus()

export function SharedView({ list, products, ownCount, onReplace, onAdd, onClose }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} ref={focus} tabIndex={-1} className="title-3 outline-none">
        Lista compartida
      </h2>
      <p className="measure mt-2 print:hidden">
        {ownCount === 0
          ? 'Así viene la lista en el enlace. La tuya sigue vacía.'
          : 'Así viene la lista en el enlace. La tuya no ha cambiado.'}
      </p>
      <ul className="mt-6 divide-y divide-steel-200 border-steel-200 border-y">
        {list.items.map((item) => (
          <Line key={item.id} item={item} product={products.find((product) => product.id === item.id)} />
        ))}
      </ul>
      {list.otherProduct && (
        <div className="mt-4">
          <Words title="Otro producto" text={list.otherProduct} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        {ownCount === 0 ? (
          <CtaButton onClick={onReplace}>Usar esta lista</CtaButton>
        ) : (
          <>
            <CtaButton onClick={onAdd}>Agregar a mi lista</CtaButton>
            <CtaButton white onClick={onReplace}>
              Reemplazar mi lista
            </CtaButton>
          </>
        )}
        <CtaButton white onClick={onClose}>
          Volver a mi lista
        </CtaButton>
      </div>
    </section>
  )
}

function Line({ item, product }: { item: QuotationItem; product: ListedProduct | undefined }) {
  const { id, name, image, note } = item
  return (
    <li className="grid break-inside-avoid grid-cols-[5rem_1fr] items-start gap-x-5 py-4 md:grid-cols-[7rem_1fr]">
      <PictureAt url={image} alt="" sizes="112px" className="aspect-4/3 w-full rounded bg-backdrop object-cover" />
      <div>
        <p className="font-bold leading-6">
          {product?.slug ? (
            <SiteLink to={productPath({ slug: product.slug, id })} className="hover:text-red">
              {unbroken(name)}
            </SiteLink>
          ) : (
            unbroken(name)
          )}
        </p>
        <ProductCode code={product?.code} />
        <p className="mt-1 text-base">Cantidad: {unbroken(amountText(item))}</p>
        {product?.isGone && <GoneNotice />}
        {note && <Words title="Nota" text={note} />}
      </div>
    </li>
  )
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <p className="measure wrap-anywhere mt-1 whitespace-pre-wrap text-base">
      <b>{title}:</b> {text}
    </p>
  )
}

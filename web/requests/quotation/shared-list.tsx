import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { productPath } from '../../../shared/catalogue/addresses.ts'
import { amountText } from '../../../shared/catalogue/amount-text.ts'
import { packText } from '../../../shared/catalogue/sale-unit.ts'
import { maxNoteLength, maxOtherProductLength, maxQuotationLines } from '../../../shared/limits.ts'
import type { ListedProduct } from '../../document/page-backend.server.ts'
import { CtaButton, ctaLook } from '../../ui/buttons.tsx'
import { PictureAt } from '../../ui/picture.tsx'
import { ProductCode } from '../../ui/product-code.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { unbroken } from '../../ui/unbroken.ts'
import { readListLink, type LinkContent as Shared } from './list-link.ts'
import { listedProductsQuery, NotInCatalogue } from './listed-products.tsx'
import { type ListContent, type QuotationItem, typedText, useQuotationList, withItem } from './quotation-list.ts'
import type { Undoable } from './undo-notice.tsx'

type Props = {
  fragment: string
  isLooking: boolean
  onLook: () => void
  onClose: (notice?: Undoable) => void
}

/** Names and pictures come from the catalogue, so a forged link cannot show false ones. */
export default function SharedList({ fragment, isLooking, onLook, onClose }: Props) {
  const shared = readListLink(fragment)
  const { data: products, isError } = useQuery(listedProductsQuery(shared?.lines.map(({ id }) => id) ?? []))
  const { items, otherProduct, replace } = useQuotationList()
  const own = { items, otherProduct }

  const adopt = (next: ListContent, text: string) => {
    replace(next)
    onClose({ text, undo: () => replace(own) })
  }
  const list = shared && products && contentOf(shared, products)
  const choices = list && {
    ownCount: items.length,
    onReplace: () => adopt(list, 'Tu lista es ahora la del enlace.'),
    onAdd: () => {
      const next = addShared(own, list)
      adopt(next, addedText(list.items.filter(({ id }) => !next.items.some((item) => item.id === id)).length))
    },
    onLook,
    onClose: () => onClose(),
  }
  if (isLooking && list && choices) return <SharedView list={list} products={products} {...choices} />
  const trouble = !shared ? 'unreadable' : isError ? 'unreachable' : undefined
  const count = shared?.lines.length ?? 0
  return <SharedDialog count={count} trouble={trouble} choices={choices} onClose={() => onClose()} />
}

function contentOf({ lines, otherProduct }: Shared, products: ListedProduct[]): ListContent {
  return {
    items: lines.map((line) =>
      itemOf(
        line,
        products.find(({ id }) => id === line.id),
      ),
    ),
    otherProduct,
  }
}

function itemOf(
  { id, quantity, format: named, note }: Shared['lines'][number],
  product: ListedProduct | undefined,
): QuotationItem {
  const { name = `Producto n.º ${id}`, image = '', unit, packs } = product ?? {}
  const format = packs?.find((pack) => packText(pack) === named && quantity % pack.quantity === 0)
  return { id, name, image, quantity, ...(unit && { unit }), ...(format && { format }), ...(note && { note }) }
}

function addedText(leftOut: number): string {
  if (leftOut === 0) return 'Los productos del enlace se agregaron a tu lista.'
  const which = leftOut === 1 ? '1 producto del enlace quedó fuera' : `${leftOut} productos del enlace quedaron fuera`
  return `La lista admite ${maxQuotationLines} productos: ${which}.`
}

type Choices = {
  ownCount: number
  onReplace: () => void
  onAdd: () => void
  onLook: () => void
  onClose: () => void
}

const troubles = {
  unreadable: 'El enlace está incompleto o dañado y no se puede leer. Pide que te lo envíen de nuevo.',
  unreachable: 'No se pudo leer el catálogo. Revisa la conexión y abre el enlace otra vez.',
}

type SharedDialogProps = {
  count: number
  trouble: keyof typeof troubles | undefined
  /** They are known once the products are loaded. */
  choices: Choices | undefined
  onClose: () => void
}

function SharedDialog({ count, trouble, choices, onClose }: SharedDialogProps) {
  const id = useId()
  return (
    <dialog
      ref={showFromHeading}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      className="dialog"
      onClose={choices ? choices.onLook : onClose}
    >
      <h2 id={`${id}title`} tabIndex={-1} className="title-3 outline-none">
        Lista compartida
      </h2>
      <p id={`${id}text`} className="mt-2 text-base leading-6">
        {trouble ? `${troubles[trouble]} Tu lista no ha cambiado.` : introductionOf(count, choices?.ownCount ?? 0)}
      </p>
      {trouble && (
        <button type="button" onClick={onClose} className={`mt-5 ${ctaLook()}`}>
          Cerrar
        </button>
      )}
      {!trouble && !choices && (
        <p role="status" className="mt-5 text-base text-steel-600">
          Leyendo los productos…
        </p>
      )}
      {!trouble && choices && <Options {...choices} />}
    </dialog>
  )
}

/** Otherwise Enter would replace the list before anything was read. */
function showFromHeading(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.open) return
  dialog.showModal()
  dialog.querySelector('h2')?.focus()
}

function introductionOf(count: number, ownCount: number): string {
  const link = `Este enlace trae una lista de ${productsText(count)}`
  return ownCount === 0 ? `${link}. La tuya está vacía.` : `${link}; la tuya tiene ${ownCount}.`
}

const productsText = (count: number) => (count === 1 ? '1 producto' : `${count} productos`)

function Options({ ownCount, onReplace, onAdd, onLook }: Choices) {
  return (
    <div className="mt-5 grid gap-3">
      {ownCount === 0 ? (
        <Option
          name="Usar esta lista"
          text="Queda en este equipo, lista para enviarla o cambiarla."
          onChoose={onReplace}
        />
      ) : (
        <>
          <Option name="Reemplazar mi lista" text="Queda solo la lista del enlace." onChoose={onReplace} />
          <Option name="Agregar a mi lista" text="Las cantidades de un mismo producto se suman." onChoose={onAdd} />
        </>
      )}
      <Option name="Solo mirar" text="Tu lista no cambia." onChoose={onLook} />
    </div>
  )
}

function Option({ name, text, onChoose }: { name: string; text: string; onChoose: () => void }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="rounded border border-steel-500 px-4 py-3 text-left text-base leading-6 hover:border-red hover:text-red"
    >
      <span className="block font-bold">{name}</span>
      <span className="text-steel-600">{text}</span>
    </button>
  )
}

type SharedViewProps = Choices & { list: ListContent; products: ListedProduct[] }

const focus = (element: HTMLElement | null) => element?.focus()

function SharedView({ list, products, ownCount, onReplace, onAdd, onClose }: SharedViewProps) {
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
        {product?.isGone && <NotInCatalogue />}
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

/** Quantities of the same product are added; products beyond the limit of the list are left out. */
function addShared(own: ListContent, shared: ListContent): ListContent {
  const noteOf = (id: number) => own.items.find((item) => item.id === id)?.note
  return {
    items: shared.items
      .map((item) => ({ ...item, note: joined(noteOf(item.id), item.note, maxNoteLength) }))
      .reduce(withItem, own.items),
    otherProduct: joined(own.otherProduct, shared.otherProduct, maxOtherProductLength),
  }
}

const joined = (first: string | undefined, second: string | undefined, maxLength: number) =>
  typedText([...new Set([first, second].filter(Boolean))].join('\n'), maxLength)

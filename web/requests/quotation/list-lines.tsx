import { memo, useState } from 'react'
import { productPath } from '../../../shared/catalogue/addresses.ts'
import { amountText } from '../../../shared/catalogue/amount-text.ts'
import type { Pack } from '../../../shared/catalogue/pack.ts'
import { maxNoteLength } from '../../../shared/limits.ts'
import { CompareToggle } from '../../catalogue/compared.tsx'
import { wholeFormats } from '../../catalogue/quantities.ts'
import { QuantityPicker } from '../../catalogue/quantity-picker.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PictureAt } from '../../ui/picture.tsx'
import { ProductCode } from '../../ui/product-code.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { unbroken } from '../../ui/unbroken.ts'
import { MessageField } from '../form-fields.tsx'
import { type ListedItem, NotInCatalogue } from './listed-products.tsx'
import { type QuotationItem, useQuotationList } from './quotation-list.ts'
import type { Undoable } from './undo-notice.tsx'

type OnRemove = (notice: Undoable) => void

export function ListLines({ items, onRemove }: { items: ListedItem[]; onRemove: OnRemove }) {
  return (
    <ul aria-label="Productos de la cotización" className="divide-y divide-steel-200 border-steel-200 border-y">
      {items.map((listed) => (
        <Line key={listed.item.id} {...listed} onRemove={onRemove} />
      ))}
    </ul>
  )
}

/** Typing a note into a long list must not render the other lines. */
const Line = memo(function Line({ item, slug, code, packs, isGone, onRemove }: ListedItem & { onRemove: OnRemove }) {
  const { id, name, quantity, unit, format } = item
  return (
    <li className="grid break-inside-avoid grid-cols-[5rem_1fr_auto] items-start gap-x-5 gap-y-3 py-4 md:grid-cols-[7rem_1fr_24rem_auto] lg:grid-cols-[7rem_1fr_29rem_auto] lg:grid-rows-[auto_1fr] lg:gap-y-0 print:gap-y-0">
      <div className="lg:row-span-2">
        <PictureAt
          url={item.image}
          alt=""
          sizes="112px"
          className="aspect-4/3 w-full rounded bg-backdrop object-cover"
        />
      </div>
      <div className="py-2">
        <p className="font-bold leading-6">
          {slug ? (
            <SiteLink to={productPath({ slug, id })} className="hover:text-red">
              {unbroken(name)}
            </SiteLink>
          ) : (
            unbroken(name)
          )}
        </p>
        <ProductCode code={code} />
        {isGone ? <NotInCatalogue /> : <CompareToggle id={id} name={name} className="print:hidden" />}
        <p className="hidden print:block">Cantidad: {amountText(item)}</p>
      </div>
      <div className="col-span-2 col-start-2 row-start-2 print:hidden md:col-span-1 md:col-start-3 md:row-start-1 lg:row-span-2">
        <QuantityPicker
          quantity={quantity}
          unit={unit}
          packs={packs}
          format={format}
          onChange={(next) => changeQuantity(id, next)}
          onFormat={(next) => changeFormat(item, next)}
          label={name}
        />
      </div>
      <button
        type="button"
        aria-label={`Quitar ${name}`}
        className="col-start-3 row-start-1 grid size-11 place-items-center hover:text-red print:hidden md:col-start-4"
        onClick={() => onRemove(removeItem(item))}
      >
        <Icon name="trash" />
      </button>
      <div className="col-span-3 md:col-span-2 md:col-start-2 lg:col-span-1 print:col-span-2 print:col-start-2">
        <LineNote item={item} />
      </div>
    </li>
  )
})

function removeItem(item: QuotationItem): Undoable {
  const { items, remove, restore } = useQuotationList.getState()
  const index = items.findIndex(({ id }) => id === item.id)
  remove(item.id)
  return { text: `Se quitó ${unbroken(item.name)}.`, undo: () => restore(item, index) }
}

function changeFormat({ format: _, ...item }: QuotationItem, next: Pack | undefined) {
  const { items, otherProduct, replace } = useQuotationList.getState()
  const changed = next ? { ...item, quantity: wholeFormats(item.quantity, next), format: next } : item
  replace({ items: items.map((listed) => (listed.id === item.id ? changed : listed)), otherProduct })
}

/** Reads the current state, because a held button repeats before React has rendered the last change. */
function changeQuantity(id: number, next: (quantity: number) => number) {
  const { items, update } = useQuotationList.getState()
  const item = items.find((listed) => listed.id === id)
  if (item) update(id, next(item.quantity))
}

const focus = (element: HTMLElement | null) => element?.focus()

function LineNote({ item: { id, name, note = '' } }: { item: QuotationItem }) {
  const { setNote } = useQuotationList.getState()
  const [isOpen, setOpen] = useState(false)
  if (!note && !isOpen) {
    return (
      <button
        type="button"
        aria-label={`Agregar nota: ${name}`}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center gap-2 text-base text-steel-600 hover:text-red print:hidden"
      >
        <Icon name="edit" className="size-5" />
        Agregar nota
      </button>
    )
  }
  return (
    <>
      <div className="print:hidden">
        <MessageField
          label={
            <>
              Nota<span className="sr-only">: {name}</span>
            </>
          }
          name={`nota-${id}`}
          rows={2}
          grows
          maxLength={maxNoteLength}
          value={note}
          onChange={({ target }) => setNote(id, target.value)}
          // An emptied note that is being edited stays open.
          onFocus={() => setOpen(true)}
          ref={isOpen ? focus : undefined}
        />
      </div>
      <PrintedText title="Nota" text={note} />
    </>
  )
}

export function PrintedText({ title, text }: { title: string; text: string }) {
  if (!text.trim()) return null
  return (
    <p className="wrap-anywhere hidden whitespace-pre-wrap print:block">
      <b>{title}:</b> {text}
    </p>
  )
}

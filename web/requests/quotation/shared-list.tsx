import { useQuery } from '@tanstack/react-query'
import { packText } from '../../../shared/catalogue/sale-unit.ts'
import { maxQuotationLines } from '../../../shared/limits.ts'
import type { ListedProduct } from '../../document/server-context.server.ts'
import { addShared } from './add-shared.ts'
import { readLink, type SharedList as Shared } from './list-link.ts'
import { listedProductsQuery } from './listed-products.ts'
import { type ListContent, type QuotationItem, useQuotationList } from './quotation-list.ts'
import { SharedDialog } from './shared-dialog.tsx'
import { SharedView } from './shared-view.tsx'
import type { Undoable } from './undo-notice.tsx'

type Props = {
  fragment: string
  isLooking: boolean
  onLook: () => void
  onClose: (notice?: Undoable) => void
}

/** Names and pictures come from the catalogue, so a forged link cannot show false ones. */
export default function SharedList({ fragment, isLooking, onLook, onClose }: Props) {
  const shared = readLink(fragment)
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

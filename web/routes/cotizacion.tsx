import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { lineText } from '../../contract/catalogue/amount-text.ts'
import type { Product } from '../../contract/catalogue/public.ts'
import { packText } from '../../contract/catalogue/sale-unit.ts'
import { maxLineQuantity } from '../../contract/limits.ts'
import { inFormats } from '../catalogue/quantities.ts'
import { cotizacion } from '../content/cotizacion.ts'
import { contactBox } from '../content/shared.ts'
import { pageMeta } from '../document/page-meta.ts'
import { apiContext } from '../document/server-context.server.ts'
import { linkStart } from '../requests/quotation/list-link.ts'
import { QuotationForm } from '../requests/quotation/quotation-form.tsx'
import { type QuotationItem, useQuotationCount, useQuotationList } from '../requests/quotation/quotation-list.ts'
import { type Undoable, UndoNotice } from '../requests/quotation/undo-notice.tsx'
import { receiveQuotation } from '../requests/receive-post.server.ts'
import { ContactBox } from '../ui/contact-box.tsx'
import { CtaButton } from '../ui/cta-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { unbroken } from '../ui/unbroken.ts'
import type { Route } from './+types/cotizacion.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { meta: cotizacion.meta, path: '/cotizacion', noindex: true })

/** A product in the address comes from a form that was submitted without scripts. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const id = Number(searchParams.get('producto'))
  if (!Number.isSafeInteger(id) || id < 1) return nothing
  const product = await context
    .get(apiContext)
    .getProduct(id)
    .catch(() => undefined)
  const typed = Math.trunc(Number(searchParams.get('cantidad'))) || 1
  const count = Math.min(Math.max(typed, 1), maxLineQuantity)
  if (!product) return nothing
  const item = asItem(product, count, searchParams.get('formato'))
  return { product: item, text: lineText(item) }
}

function asItem({ id, name, srcImg, jsonDetails: { unit, packs } }: Product, count: number, named: string | null) {
  const format = packs.find((pack) => packText(pack) === named)
  const quantity = format ? inFormats(count, format.quantity) : count
  return { id, name, image: srcImg[0] ?? '', quantity, ...(unit && { unit }), ...(format && { format }) }
}

const nothing = { product: undefined, text: '' }

export const clientLoader = () => nothing

export const action = receiveQuotation

/** The list is stored in the browser, so the server never renders it. */
const FilledList = lazy(() => import('../requests/quotation/filled-list.tsx'))

/** An empty list is not printed. */
const PrintedLetterhead = lazy(() => import('../requests/quotation/printed-letterhead.tsx'))

/** Few visitors come by a shared link. */
const SharedList = lazy(() => import('../requests/quotation/shared-list.tsx'))

export default function Cotizacion({ loaderData: { product, text } }: Route.ComponentProps) {
  const [notice, setNotice] = useState<Undoable>()
  const { shared, look, close } = useSharedList()
  const count = useQuotationCount()
  useProductOfAddress(product)
  return (
    <div className="page py-12 lg:py-20 print:p-0">
      {(count > 0 || shared?.isLooking) && (
        <Suspense>
          <PrintedLetterhead />
        </Suspense>
      )}
      <h1 className="strap from-edge title-2">{cotizacion.title}</h1>
      <div className="mt-8">
        <UndoNotice notice={notice} onUndone={() => setNotice(undefined)} />
        {shared && (
          <Suspense>
            <SharedList
              key={shared.fragment}
              {...shared}
              onLook={look}
              onClose={(next) => {
                close()
                setNotice(next)
              }}
            />
          </Suspense>
        )}
        {!shared?.isLooking && <OwnList text={text} onRemove={setNotice} />}
      </div>
      {!shared?.isLooking && (
        <section className="mt-16 print:hidden">
          <h2 className="strap from-edge title-2">{cotizacion.form.title}</h2>
          <div className="mt-4 grid gap-12 lg:grid-cols-12">
            <div className="lg:col-span-8">
              <p className="measure mb-8">{cotizacion.form.text}</p>
              <QuotationForm product={product} />
            </div>
            <div className="lg:col-span-4">
              <ContactBox {...contactBox} />
            </div>
          </div>
        </section>
      )}
    </div>
  )
}

type OwnListProps = { text: string; onRemove: (notice: Undoable) => void }

function OwnList({ text, onRemove }: OwnListProps) {
  const isEmpty = useQuotationList(({ items }) => items.length === 0)
  const otherProduct = useQuotationList((list) => list.otherProduct)
  return (
    <>
      {isEmpty && text && <p className="border-steel-200 border-y py-4 font-bold">{unbroken(text)}</p>}
      {isEmpty && !text && <EmptyList />}
      {(!isEmpty || otherProduct) && (
        <Suspense>
          <FilledList onRemove={onRemove} />
        </Suspense>
      )}
      <noscript>
        <p className="measure mt-4">{cotizacion.withoutScripts}</p>
      </noscript>
    </>
  )
}

/** The fragment never reaches the server, so it is read after hydration. */
function useSharedList() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [shared, setShared] = useState<{ fragment: string; isLooking: boolean }>()
  useEffect(() => {
    if (hash.startsWith(linkStart)) setShared({ fragment: hash, isLooking: false })
  }, [hash])
  const dropFragment = () => navigate('/cotizacion', { replace: true, preventScrollReset: true })
  return {
    shared,
    look: () => {
      setShared((before) => before && { ...before, isLooking: true })
      dropFragment()
    },
    close: () => {
      setShared(undefined)
      dropFragment()
    },
  }
}

function useProductOfAddress(product: QuotationItem | undefined) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!product) return
    const { hasHydrated, rehydrate } = useQuotationList.persist
    if (!hasHydrated()) rehydrate()
    useQuotationList.getState().add(product)
    navigate('/cotizacion', { replace: true })
  }, [product, navigate])
}

function EmptyList() {
  return (
    <div className="rounded bg-steel-50 p-8 lg:p-12">
      <Icon name="list" className="size-12 text-steel-600" />
      <p className="mt-4 font-bold text-xl">{cotizacion.empty}</p>
      <p className="measure mt-2">{cotizacion.emptyHelp}</p>
      <CtaButton to="/productos" className="mt-6">
        Ver el catálogo
      </CtaButton>
    </div>
  )
}

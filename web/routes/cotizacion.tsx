import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { lineText } from '../../shared/catalogue/amount-text.ts'
import { cotizacion } from '../content/cotizacion.ts'
import { contactBox } from '../content/site.ts'
import { backendContext } from '../document/page-backend.server.ts'
import type { PageHandle } from '../document/page-meta.ts'
import { pageMeta } from '../document/page-meta.ts'
import { itemsOfAddress } from '../requests/quotation/items-of-address.server.ts'
import { linkStart } from '../requests/quotation/list-link.ts'
import { QuotationRequestForm } from '../requests/quotation/quotation-form.tsx'
import {
  type QuotationItem,
  useIsListRead,
  useQuotationCount,
  useQuotationList,
} from '../requests/quotation/quotation-list.ts'
import { ListUndoNotice, type Undoable } from '../requests/quotation/undo-notice.tsx'
import { receivePostedQuotation } from '../requests/receive-post.server.ts'
import { CtaButton } from '../ui/buttons.tsx'
import { ContactBox } from '../ui/contact-channels.tsx'
import { Icon } from '../ui/icon.tsx'
import { unbroken } from '../ui/unbroken.ts'
import type { Route } from './+types/cotizacion.ts'

export const handle: PageHandle = { cache: 'never' }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { meta: cotizacion.meta, path: '/cotizacion', noindex: true })

export async function loader({ request, context }: Route.LoaderArgs) {
  const items = await itemsOfAddress(request.url, context.get(backendContext))
  return items.length > 0 ? { items, texts: items.map(lineText) } : nothing
}

const nothing: { items: QuotationItem[]; texts: string[] } = { items: [], texts: [] }

export const clientLoader = () => nothing

export const action = receivePostedQuotation

/** The list is stored in the browser, so the server never renders it. */
const FilledList = lazy(() => import('../requests/quotation/filled-list.tsx'))

/** An empty list is not printed. */
const PrintedLetterhead = lazy(() => import('../requests/quotation/printed-letterhead.tsx'))

/** Few visitors come by a shared link. */
const SharedList = lazy(() => import('../requests/quotation/shared-list.tsx'))

export default function Cotizacion({ loaderData: { items, texts } }: Route.ComponentProps) {
  const [notice, setNotice] = useState<Undoable>()
  const { shared, look, close } = useSharedList()
  const count = useQuotationCount()
  useItemsOfAddress(items)
  return (
    <div className="page py-12 lg:py-20 print:p-0">
      {(count > 0 || shared?.isLooking) && (
        <Suspense>
          <PrintedLetterhead />
        </Suspense>
      )}
      <h1 className="strap from-edge title-2">{cotizacion.title}</h1>
      <div className="mt-8">
        <ListUndoNotice notice={notice} onUndone={() => setNotice(undefined)} />
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
        {!shared?.isLooking && <OwnList texts={texts} onRemove={setNotice} />}
      </div>
      {!shared?.isLooking && (
        <section className="mt-16 print:hidden">
          <h2 className="strap from-edge title-2">{cotizacion.form.title}</h2>
          <div className="mt-4 grid gap-12 lg:grid-cols-12">
            <div className="lg:col-span-8">
              <p className="measure mb-8">{cotizacion.form.text}</p>
              <QuotationRequestForm items={items} />
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

type OwnListProps = { texts: string[]; onRemove: (notice: Undoable) => void }

function OwnList({ texts, onRemove }: OwnListProps) {
  const isEmpty = useQuotationList(({ items }) => items.length === 0)
  const otherProduct = useQuotationList((list) => list.otherProduct)
  const isRead = useIsListRead()
  return (
    <div className="list-space">
      {isEmpty &&
        texts.map((text) => (
          <p key={text} className="border-steel-200 border-b py-4 font-bold">
            {unbroken(text)}
          </p>
        ))}
      {isEmpty && texts.length === 0 && (isRead ? <EmptyList /> : <UnreadList />)}
      {(!isEmpty || otherProduct) && (
        <Suspense fallback={<LoadingList />}>
          <FilledList onRemove={onRemove} />
        </Suspense>
      )}
      <noscript>
        <p className="measure mt-4">{cotizacion.withoutScripts}</p>
      </noscript>
    </div>
  )
}

/** Without scripts no list is stored. */
function UnreadList() {
  return (
    <>
      <LoadingList />
      <noscript>
        <EmptyList />
      </noscript>
    </>
  )
}

function LoadingList() {
  return (
    <p
      role="status"
      className="grid grow place-content-center justify-items-center gap-6 font-semibold noscript:hidden"
    >
      <span className="spinner" aria-hidden="true" />
      {cotizacion.loading}
    </p>
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

function useItemsOfAddress(items: QuotationItem[]) {
  const navigate = useNavigate()
  useEffect(() => {
    if (items.length === 0) return
    const { hasHydrated, rehydrate } = useQuotationList.persist
    if (!hasHydrated()) rehydrate()
    const { items: listed, add } = useQuotationList.getState()
    for (const item of items) {
      // What the visitor wrote about a listed product stays.
      const { note } = listed.find(({ id }) => id === item.id) ?? item
      add({ ...item, ...(note && { note }) })
    }
    navigate('/cotizacion', { replace: true })
  }, [items, navigate])
}

function EmptyList() {
  return (
    <div className="grid grow place-content-center justify-items-center rounded bg-steel-50 p-8 text-center lg:p-12">
      <Icon name="list" className="size-12 text-steel-600" />
      <p className="mt-4 font-bold text-xl">{cotizacion.empty}</p>
      <p className="measure mt-2">{cotizacion.emptyHelp}</p>
      <CtaButton to="/productos" className="mt-6">
        Ver el catálogo
      </CtaButton>
    </div>
  )
}

import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { company } from '../../company.ts'
import type { Product } from '../../contract/catalogue/public.ts'
import { lineText } from '../../contract/catalogue/sale-unit.ts'
import { contactBox, cotizacion } from '../content/paginas.ts'
import { pageMeta } from '../document/page-meta.ts'
import { apiContext } from '../document/server-context.server.ts'
import { ListActions } from '../requests/quotation/list-actions.tsx'
import { QuotationForm } from '../requests/quotation/quotation-form.tsx'
import { QuotationLines, type Removal, UndoRemoval } from '../requests/quotation/quotation-lines.tsx'
import { type QuotationItem, useQuotationList } from '../requests/quotation/quotation-list.ts'
import { useListedItems } from '../requests/quotation/use-listed-items.ts'
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
  if (!Number.isSafeInteger(id) || id < 1) return { product: undefined }
  const product = await context
    .get(apiContext)
    .getProduct(id)
    .catch(() => undefined)
  const quantity = Math.max(1, Math.trunc(Number(searchParams.get('cantidad'))) || 1)
  return { product: product && { ...asItem(product), quantity } }
}

function asItem({ id, name, srcImg, jsonDetails: { unit } }: Product) {
  return { id, name, image: srcImg[0] ?? '', ...(unit && { unit }) }
}

export const clientLoader = () => ({ product: undefined })

export const action = receiveQuotation

export default function Cotizacion({ loaderData: { product } }: Route.ComponentProps) {
  const items = useListedItems()
  const { restore } = useQuotationList.getState()
  const [removed, setRemoved] = useState<Removal>()
  useProductOfAddress(product)

  const undo = () => {
    if (removed) restore(removed.item, removed.index)
    setRemoved(undefined)
  }

  return (
    <div className="page py-12 lg:py-20">
      <h1 className="strap from-edge title-2">{cotizacion.title}</h1>
      <p className="hidden print:block">
        {company.name} · {company.phone.label} · {company.email}
      </p>
      <div className="mt-8">
        <UndoRemoval removed={removed} onUndo={undo} />
        {items.length > 0 && (
          <>
            <QuotationLines items={items} onRemove={setRemoved} />
            <ListActions items={items.map(({ item }) => item)} />
          </>
        )}
        {items.length === 0 && product && (
          <p className="border-steel-200 border-y py-4 font-bold">{unbroken(lineText(product))}</p>
        )}
        {items.length === 0 && !product && <EmptyList />}
        <noscript>
          <p className="measure mt-4">{cotizacion.withoutScripts}</p>
        </noscript>
      </div>
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
    </div>
  )
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

import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { data, useNavigationType, useSearchParams } from 'react-router'
import { isApiError } from '../../shared/api-error.ts'
import { previewParam, productPath } from '../../shared/catalogue/addresses.ts'
import { shownFile } from '../../shared/catalogue/picture.ts'
import type { CompatibleGroup, Product, ProductListItem } from '../../shared/catalogue/public.ts'
import { AddToQuotation, useGoBack } from '../catalogue/add-to-quotation.tsx'
import { inSentence } from '../catalogue/categories.ts'
import { CompareToggle } from '../catalogue/compared.tsx'
import { Gallery } from '../catalogue/gallery.tsx'
import { listAddress } from '../catalogue/list-address.ts'
import { productsOf } from '../catalogue/page-products.server.ts'
import { ProductGrid, ProductRows } from '../catalogue/product-card.tsx'
import { LinkedText, ProductTabs } from '../catalogue/product-tabs.tsx'
import { productQuery, relatedOf, relatedQuery, useFreshMeta } from '../data/queries.ts'
import { queryClient } from '../data/query-client.ts'
import { backendContext, pageContext } from '../document/page-backend.server.ts'
import type { PageHandle } from '../document/page-meta.ts'
import { type Crumb, pageMeta, titleOf } from '../document/page-meta.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { CtaButton } from '../ui/buttons.tsx'
import { Icon } from '../ui/icon.tsx'
import { ProductCode } from '../ui/product-code.tsx'
import { Paragraphs, Section } from '../ui/section.tsx'
import { unbroken } from '../ui/unbroken.ts'
import type { Route } from './+types/producto.ts'

export const handle: PageHandle = { cache: 'product' }

const failure = 'Error loading products'

const trailOf = (product: Product): Crumb[] => [
  { name: 'Productos', path: '/productos' },
  ...(product.categoryId && product.categoryName
    ? [{ name: inSentence(product.categoryName), path: listAddress({ categoryId: product.categoryId }) }]
    : []),
  { name: product.name, path: productPath(product) },
]

const readId = (params: URLSearchParams) => {
  const text = params.get('producto') ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

const readToken = (params: URLSearchParams) => params.get(previewParam) ?? undefined

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const product = loaderData?.product
  if (!product) {
    const { company } = matches[0].loaderData
    return [{ title: titleOf({ title: 'Producto' }, company) }, { name: 'robots', content: 'noindex' }]
  }
  const description = summary(product.desc)
  return pageMeta(matches, {
    meta: { title: product.name, description },
    path: productPath(product),
    trail: trailOf(product),
    image: product.srcImg[0] ? { url: product.srcImg[0], alt: product.alt } : undefined,
    noindex: readToken(new URLSearchParams(location.search)) !== undefined,
    data: (whole, { name }) => [structured(product, description, name, whole)],
  })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const none = { product: undefined, related: undefined, hasFailed: true }
  const { searchParams } = new URL(request.url)
  const id = readId(searchParams)
  const token = readToken(searchParams)
  // Other characters cannot be sent in a header.
  if (!id || (token && /[^!-~]/.test(token))) return data(none, 404)
  try {
    const product = await context.get(backendContext).api.getProduct(id, { token })
    const related = product.categoryId ? relatedOf(await productsOf(context, product.categoryId)) : undefined
    return data({ product, related, hasFailed: false }, token ? { headers: { 'Cache-Control': 'no-store' } } : {})
  } catch (error) {
    const isMissing = isApiError(error) && [401, 404].includes(error.status)
    if (!isMissing) context.get(pageContext).report(error)
    return data(none, isMissing ? 404 : 503)
  }
}

/** Navigation does not wait for data that is not prefetched. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const id = readId(searchParams)
  const product = id ? queryClient().getQueryData(productQuery(id, readToken(searchParams)).queryKey) : undefined
  return { product, related: undefined, hasFailed: !id }
}

export default function Producto({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const id = readId(params)
  const { data: product, isLoadingError } = useQuery({
    ...productQuery(id ?? 0, readToken(params)),
    initialData: loaderData.product,
    enabled: !loaderData.hasFailed,
  })
  useFreshMeta(product !== undefined && !loaderData.product)
  if (loaderData.hasFailed || isLoadingError) return <Failure />
  if (!product) return <Waiting />
  return <Detail key={product.id} product={product} related={loaderData.related} />
}

type DetailProps = { product: Product; related: ProductListItem[] | undefined }

function Detail({ product, related }: DetailProps) {
  // What fits is formatted where it is shown.
  const shown = unbroken({ ...product, compatible: undefined })
  const { name, subtitle, desc, srcImg, altImg, alt, mentions } = shown
  const goBack = useGoBack()
  return (
    <>
      <Breadcrumbs trail={trailOf(shown)} isShort>
        <button
          type="button"
          onClick={goBack}
          className="inline-flex min-h-11 items-center gap-2 font-semibold hover:text-red"
        >
          <Icon name="arrow-left" className="size-5" />
          Volver
        </button>
      </Breadcrumbs>
      <article className="page py-4 lg:py-10">
        <div className="grid gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr] lg:gap-x-12">
          <div className="lg:col-span-7 lg:row-span-2">
            <Gallery pictures={srcImg.map((url, index) => ({ url, alt: altImg[index] ?? alt }))} />
          </div>
          <div className="lg:col-span-5">
            <h1 className="title-2">{name}</h1>
            <ProductCode code={product.code} />
            {subtitle && <p className="mt-3 text-lg text-steel-600">{subtitle}</p>}
            <AddToQuotation product={product} />
            <CompareToggle id={product.id} name={product.name} className="mt-3" />
          </div>
          <div className="md:col-span-2 lg:col-span-5 lg:row-span-2">
            <Paragraphs
              of={desc.split('\n\n')}
              className="mt-3"
              show={(text) => <LinkedText text={text} mentions={mentions} />}
            />
          </div>
          <div className="min-w-0 md:col-span-2 lg:col-span-7">
            <ProductTabs product={shown} />
          </div>
        </div>
      </article>
      <OtherProducts product={product} related={related} />
    </>
  )
}

/**
 * After a click they are rendered after the product's first paint. Going back needs the page's full height at once, and
 * is a `POP`, like the server's rendering and hydration.
 */
function OtherProducts({ product: { id, categoryId, compatible }, related }: DetailProps) {
  const isShown = useDeferredValue(true, useNavigationType() === 'POP')
  // Room for them, so that tall screens do not show the footer first.
  if (!isShown) return compatible ? <div className="h-screen" /> : null
  return (
    <>
      {compatible && <Compatible groups={compatible} />}
      {categoryId && <Related id={id} categoryId={categoryId} initial={related} />}
    </>
  )
}

type RelatedProps = { id: number; categoryId: number; initial: ProductListItem[] | undefined }

function Related({ id, categoryId, initial }: RelatedProps) {
  const { data: related = [] } = useQuery({ ...relatedQuery(categoryId), initialData: initial })
  const others = related.filter((other) => other.id !== id).slice(0, 4)
  if (others.length === 0) return null
  return (
    <Section
      title="De la misma categoría"
      tone="steel"
      aside={
        <CtaButton to={`/productos?categoryId=${categoryId}`} white>
          Ver la categoría
        </CtaButton>
      }
    >
      <ProductGrid products={others} />
    </Section>
  )
}

function Failure() {
  return (
    <div className="page band min-h-[50vh]" role="alert">
      <Icon name="alert" className="size-16 text-red" />
      <h1 lang="en" className="title-2 mt-6">
        {failure}
      </h1>
      <CtaButton to="/productos" white className="mt-8">
        Ver el catálogo
      </CtaButton>
    </div>
  )
}

function Waiting() {
  return (
    <div
      className="skeleton page grid gap-10 py-20 lg:grid-cols-12 lg:gap-x-12"
      role="status"
      aria-label="Cargando producto"
    >
      <h1 className="sr-only">Cargando producto</h1>
      <div className="aspect-4/3 lg:col-span-7" />
      <div className="grid content-start gap-4 lg:col-span-5">
        <div className="h-10 w-4/5" />
        <div className="h-40" />
        <div className="h-12 w-1/2" />
      </div>
    </div>
  )
}

/** Search engines show about 160 characters of a description. */
function summary(desc: string): string {
  const text = desc.replace(/\s+/g, ' ')
  return text.length <= 158 ? text : `${text.slice(0, 157).replace(/[\s,;:.]*\s\S*$/, '')}…`
}

/** Products have no price, so there is no `offers`. */
const structured = (
  { name, code, srcImg, jsonDetails }: Product,
  description: string,
  brand: string,
  whole: (address: string) => string,
) => ({
  '@type': 'Product',
  name,
  description,
  ...(code && { sku: code }),
  brand: { '@type': 'Brand', name: brand },
  image: srcImg.map((src) => whole(shownFile(src))),
  additionalProperty: jsonDetails.specifications.map(({ key, value }) => ({
    '@type': 'PropertyValue',
    name: key,
    value,
  })),
})

function Compatible({ groups }: { groups: CompatibleGroup[] }) {
  return (
    <Section
      title="Compatible con"
      text="Según las medidas de cada producto: material, ancho, espesor y diámetro interior. Ante una duda, el equipo de ventas confirma el conjunto antes de cotizar."
    >
      <div className="gap-x-12 lg:columns-2">
        {groups.map(({ heading, products, total }) => (
          <div key={heading} className="mb-8 break-inside-avoid">
            <h3 className="title-3 mb-4">{heading}</h3>
            <ProductRows rows={products.map((product) => ({ product }))} />
            {total > products.length && (
              <p className="mt-3 text-base text-steel-600 leading-6">
                Hay {total} en total: el equipo de ventas ayuda a elegir.
              </p>
            )}
          </div>
        ))}
      </div>
    </Section>
  )
}

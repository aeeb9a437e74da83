import { data } from 'react-router'
import { ApiError } from '../../contract/client.ts'
import { productPath } from '../catalogue/product-card.tsx'
import { pageMeta } from '../page-meta.ts'
import { apiContext, reportContext } from '../server-context.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { PictureAt } from '../ui/picture.tsx'
import { Paragraphs } from '../ui/section.tsx'
import type { Route } from './+types/producto.ts'

const failure = 'Error loading products'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const product = loaderData?.product
  if (!product) return [{ title: failure }, { name: 'robots', content: 'noindex' }]
  const path = productPath(product)
  return pageMeta(matches, {
    meta: { title: `${product.name} | Precinta`, description: summary(product.desc) },
    path,
    trail: [
      { name: 'Productos', path: '/productos' },
      { name: product.name, path },
    ],
  })
}

/** A product that is not there is not found; a backend that does not answer is another matter. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const id = Number(new URL(request.url).searchParams.get('producto'))
  try {
    if (!Number.isSafeInteger(id) || id < 1) return data({ product: undefined }, 404)
    return { product: await context.get(apiContext).getProduct(id) }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 503
    if (status >= 500) context.get(reportContext)(error)
    return data({ product: undefined }, status === 404 ? 404 : 503)
  }
}

export default function Producto({ loaderData: { product } }: Route.ComponentProps) {
  if (!product) {
    return (
      <div className="page band">
        <h1 className="title-2">{failure}</h1>
      </div>
    )
  }
  const { name, desc, srcImg, alt } = product
  return (
    <>
      <Breadcrumbs
        trail={[
          { name: 'Productos', path: '/productos' },
          { name, path: productPath(product) },
        ]}
      />
      <div className="page grid gap-10 py-10 lg:grid-cols-2 lg:gap-16 lg:py-16">
        {srcImg[0] && (
          <PictureAt
            url={srcImg[0]}
            alt={alt}
            first
            sizes="(min-width: 1328px) 608px, (min-width: 1024px) 46vw, 92vw"
            className="aspect-4/3 w-full rounded object-cover"
          />
        )}
        <div>
          <h1 className="strap title-2">{name}</h1>
          <Paragraphs of={desc.split('\n\n')} className="mt-6" />
        </div>
      </div>
    </>
  )
}

/** The first words of the description, to the end of a word. */
function summary(desc: string): string {
  const text = desc.replace(/\s+/g, ' ')
  return text.length <= 158 ? text : `${text.slice(0, 157).replace(/\s\S*$/, '')}…`
}

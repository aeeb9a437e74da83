import { productsWithIds, readProductLinks } from '../catalogue/page-products.server.ts'
import { ProductGrid } from '../catalogue/product-card.tsx'

import { industryPages } from '../content/industry-pages.server.ts'
import { contactBox } from '../content/site.ts'
import type { PageHandle } from '../document/page-meta.ts'
import { pageMeta } from '../document/page-meta.ts'
import { ContactRequestForm } from '../requests/contact-form.tsx'
import { receivePostedContact } from '../requests/receive-post.server.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { TextLink } from '../ui/buttons.tsx'
import { ContactBox } from '../ui/contact-channels.tsx'
import { Hero } from '../ui/hero.tsx'
import { IndustrySelect } from '../ui/industries.tsx'
import { Points, Section } from '../ui/section.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import type { Route } from './+types/industria.ts'

export const handle: PageHandle = { cache: 'always' }

const trailOf = ({ name, path }: { name: string; path: string }) => [
  { name: 'Mercados', path: '/mercados' },
  { name, path },
]

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { page } = loaderData
  return pageMeta(matches, {
    meta: page.copy.meta,
    path: page.path,
    trail: trailOf(page),
    picture: page.hero.picture,
  })
}

export async function loader({ pattern, context }: Route.LoaderArgs) {
  const page = industryPages.find(({ path }) => path === `/${pattern.replace(/^\//, '')}`)
  if (!page) throw new Error(`There is no industry at ${pattern}`)
  const { practice, products, ...copy } = page.copy
  const linkTo = await readProductLinks(
    context,
    practice.rows.map(({ product }) => product),
  )
  const rows = practice.rows.map((row) => ({ ...row, product: linkTo(row.product) }))
  return {
    page: { ...page, copy },
    practice: { ...practice, rows },
    products: await productsWithIds(context, products),
  }
}

export const action = (args: Route.ActionArgs) => receivePostedContact(args, 'CONTACT')

export default function Industria({ loaderData: { page, practice, products } }: Route.ComponentProps) {
  const { hero, loads, risks, answers, contact } = page.copy
  return (
    <>
      <Hero text={hero} {...page.hero} />
      <Breadcrumbs trail={trailOf(page)}>
        <IndustrySelect />
      </Breadcrumbs>
      <Section title={loads.title} text={loads.paragraphs} />
      <Section title={risks.title} tone="steel">
        <Points of={risks.points} columns={2} />
      </Section>
      <Section title={practice.title}>
        <Practice of={practice} />
      </Section>
      <Section title={answers.title} tone="steel">
        <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          {answers.points.map(({ title, text, link }) => (
            <li key={title} className="flex flex-col border-red border-t-4 pt-5">
              <h3 className="title-3">{title}</h3>
              <p className="mt-2 mb-2">{text}</p>
              <TextLink to={link.to} className="mt-auto">
                {link.label}
              </TextLink>
            </li>
          ))}
        </ul>
        {products.length > 0 && (
          <div className="mt-14">
            <ProductGrid products={products} />
          </div>
        )}
      </Section>
      <section className="band">
        <div className="page grid gap-12 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <h2 className="strap from-edge title-2">{contact.title}</h2>
            <p className="measure mt-4 mb-8">{contact.text}</p>
            <ContactRequestForm />
          </div>
          <div className="lg:col-span-4">
            <ContactBox {...contactBox} />
          </div>
        </div>
      </section>
    </>
  )
}

function Practice({ of: { title, rows } }: { of: Route.ComponentProps['loaderData']['practice'] }) {
  return (
    <table className="comparison">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">Carga</th>
          <th scope="col">Cómo se asegura</th>
          <th scope="col">Producto</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ load, method, product }) => (
          <tr key={load}>
            <th scope="row">{load}</th>
            <td data-label="Cómo se asegura">{method}</td>
            <td data-label="Producto">
              <SiteLink to={product.to} className="-my-1 inline-block py-1 font-semibold text-red underline">
                {product.label}
              </SiteLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

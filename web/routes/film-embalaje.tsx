import filmCard from 'picture:cards/film-embalaje'
import hero from 'picture:loops/film'
import { CalculatorBlock } from '../calculators/calculator-block.tsx'
import { filmCalculator } from '../calculators/film-calculator.ts'
import { productsOf } from '../catalogue/page-products.server.ts'
import { ProductGrid } from '../catalogue/product-card.tsx'
import { SolutionTable } from '../catalogue/solution-table.tsx'
import { filmEmbalaje } from '../content/film-embalaje.ts'
import type { PageHandle } from '../document/page-meta.ts'
import { pageMeta } from '../document/page-meta.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { CtaButton } from '../ui/buttons.tsx'
import { InformationRequest } from '../ui/contact-channels.tsx'
import { Hero } from '../ui/hero.tsx'
import { Picture } from '../ui/picture.tsx'
import { Paragraphs, Section } from '../ui/section.tsx'
import type { Route } from './+types/film-embalaje.ts'

export const handle: PageHandle = { cache: 'always' }

const { film, card, products: productsText, choosing, calculator, request } = filmEmbalaje
const filmCategory = 15
const trail = [
  { name: 'Soluciones', path: '/soluciones' },
  { name: 'Film de embalaje', path: '/film-embalaje' },
]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { meta: filmEmbalaje.meta, path: '/film-embalaje', trail, picture: hero })

export const loader = async ({ context }: Route.LoaderArgs) => ({ products: await productsOf(context, filmCategory) })

export default function FilmEmbalaje({ loaderData: { products } }: Route.ComponentProps) {
  return (
    <>
      <Hero
        text={filmEmbalaje.hero}
        picture={hero}
        video="film"
        button={{ label: 'Ver productos', to: '/productos' }}
      />
      <Breadcrumbs trail={trail} />
      <section className="band">
        <div className="page grid gap-12 lg:grid-cols-12 lg:gap-16">
          <div className="lg:col-span-7">
            <h2 className="strap from-edge title-2">{film.title}</h2>
            <Paragraphs of={film.paragraphs} className="mt-6" />
          </div>
          <FilmCard />
        </div>
      </section>
      {products.length > 0 && (
        <Section
          title={productsText.title}
          text={productsText.text}
          tone="steel"
          aside={
            <CtaButton to={`/productos?categoryId=${filmCategory}`} white>
              Ver la categoría
            </CtaButton>
          }
        >
          <ProductGrid products={products} columns={products.length % 4 === 0 ? 4 : 3} />
        </Section>
      )}
      <SolutionTable of={choosing} products={products} />
      <CalculatorBlock text={calculator} calculator={filmCalculator} tone="steel" />
      <InformationRequest {...request} />
    </>
  )
}

function FilmCard() {
  return (
    <article className="self-start rounded border border-steel-200 lg:col-span-5">
      <Picture
        picture={filmCard}
        sizes="(min-width: 1328px) 500px, (min-width: 1024px) 40vw, 92vw"
        className="aspect-4/3 w-full rounded-t object-cover"
      />
      <div className="p-6">
        <h3 className="title-3">{card.title}</h3>
        <p className="mt-2">{card.text}</p>
        <dl className="figures mt-4 divide-y divide-steel-100">
          {card.facts.map(({ key, value }) => (
            <div key={key} className="flex justify-between gap-6 py-2">
              <dt className="text-steel-600">{key}</dt>
              <dd className="text-right font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  )
}

import { CalculatorPage } from '../calculators/calculator-page.tsx'
import { filmCalculator } from '../calculators/film-calculator.ts'
import { filmCandidates } from '../calculators/read-candidates.server.ts'
import { calculadoraFilm as copy } from '../content/calculadora-film.ts'
import { backendContext } from '../document/page-backend.server.ts'
import type { PageHandle } from '../document/page-meta.ts'
import { pageMeta } from '../document/page-meta.ts'
import type { Route } from './+types/calculadora-film.ts'

export const handle: PageHandle = { cache: 'without-query' }

const { path } = filmCalculator
const trail = [
  { name: 'Calculadoras', path: '/calculadoras' },
  { name: copy.hero.title, path },
]

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { meta: copy.meta, path, trail })

export const loader = async ({ context }: Route.LoaderArgs) => ({
  films: await filmCandidates(context.get(backendContext)),
})

/** Products do not depend on what is typed. */
export const shouldRevalidate = () => false

export default function CalculadoraFilm({ loaderData: { films } }: Route.ComponentProps) {
  const products = films.length > 0 ? films : undefined
  return <CalculatorPage calculator={filmCalculator} products={products} copy={copy} trail={trail} />
}

import { CalculatorPage } from '../calculators/calculator-page.tsx'
import { strapCandidates } from '../calculators/read-candidates.server.ts'
import { strapCalculator } from '../calculators/strap-calculator.ts'
import { calculadoraZuncho as copy } from '../content/calculadora-zuncho.ts'
import { backendContext } from '../document/page-backend.server.ts'
import type { PageHandle } from '../document/page-meta.ts'
import { pageMeta } from '../document/page-meta.ts'
import type { Route } from './+types/calculadora-zuncho.ts'

export const handle: PageHandle = { cache: 'without-query' }

const { path } = strapCalculator
const trail = [
  { name: 'Calculadoras', path: '/calculadoras' },
  { name: copy.hero.title, path },
]

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { meta: copy.meta, path, trail })

export const loader = ({ context }: Route.LoaderArgs) => strapCandidates(context.get(backendContext))

/** Products do not depend on what is typed. */
export const shouldRevalidate = () => false

export default function CalculadoraZuncho({ loaderData }: Route.ComponentProps) {
  const products = loaderData.straps.length > 0 ? loaderData : undefined
  return <CalculatorPage calculator={strapCalculator} products={products} copy={copy} trail={trail} />
}

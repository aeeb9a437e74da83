import type { Product } from '../../../shared/catalogue/public.ts'
import { packText } from '../../../shared/catalogue/sale-unit.ts'
import { maxLineQuantity } from '../../../shared/limits.ts'
import { type Calculator, itemOf, keyOf, readCalculation } from '../../calculators/calculator.ts'
import { cushionCalculator } from '../../calculators/cushion-calculator.ts'
import { filmCalculator } from '../../calculators/film-calculator.ts'
import { cushionCandidates, filmCandidates, strapCandidates } from '../../calculators/read-candidates.server.ts'
import { strapCalculator } from '../../calculators/strap-calculator.ts'
import { type Fields, typedIn } from '../../calculators/typed-fields.ts'
import { inFormats } from '../../catalogue/quantities.ts'
import type { PageBackend } from '../../document/page-backend.server.ts'
import type { QuotationItem } from './quotation-list.ts'

/** Without scripts there is no list, so the address of the page carries a product or a calculation. */
export async function itemsOfAddress(address: string, backend: PageBackend): Promise<QuotationItem[]> {
  const { searchParams } = new URL(address)
  if (searchParams.has('calculo')) return proposedItems(searchParams, backend)
  const id = Number(searchParams.get('producto'))
  if (!Number.isSafeInteger(id) || id < 1) return []
  const product = await backend.api.getProduct(id).catch(() => undefined)
  const typed = Math.trunc(Number(searchParams.get('cantidad'))) || 1
  const count = Math.min(Math.max(typed, 1), maxLineQuantity)
  return product ? [asItem(product, count, searchParams.get('formato'))] : []
}

function asItem({ id, name, srcImg, jsonDetails: { unit, packs } }: Product, count: number, named: string | null) {
  const format = packs.find((pack) => packText(pack) === named)
  const quantity = format ? inFormats(count, format.quantity) : count
  return { id, name, image: srcImg[0] ?? '', quantity, ...(unit && { unit }), ...(format && { format }) }
}

/** What an address quotes that carries a calculation and the first product of the chosen option. */
async function proposedItems(params: URLSearchParams, backend: PageBackend): Promise<QuotationItem[]> {
  switch (`/calculadoras/${params.get('calculo')}`) {
    case filmCalculator.path:
      return itemsOf(filmCalculator, await filmCandidates(backend), params)
    case strapCalculator.path:
      return itemsOf(strapCalculator, await strapCandidates(backend), params)
    case cushionCalculator.path:
      return itemsOf(cushionCalculator, await cushionCandidates(backend), params)
    default:
      return []
  }
}

function itemsOf<F extends Fields, P>(calculator: Calculator<F, P>, products: P, params: URLSearchParams) {
  const { values, typed } = readCalculation(calculator, typedIn(calculator.fields, params))
  const { options } = values ? calculator.propose(values, products, typed) : { options: [] }
  const chosen = options.find((option) => keyOf(option) === Number(params.get('propuesta')))
  return chosen?.lines.map(itemOf) ?? []
}

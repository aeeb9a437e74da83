import type { RouterContextProvider } from 'react-router'
import type { QuotationItem } from '../requests/quotation/quotation-list.ts'
import { type Calculator, itemOf, keyOf } from './calculator.ts'
import { cushionCalculator } from './cushion-calculator.ts'
import { type Fields, typedIn } from './fields.ts'
import { filmCalculator } from './film-calculator.ts'
import { readCalculation } from './read-calculation.ts'
import { cushionCandidates, filmCandidates, strapCandidates } from './read-candidates.server.ts'
import { strapCalculator } from './strap-calculator.ts'

type Context = Readonly<RouterContextProvider>

/** What an address quotes that carries a calculation and the first product of the chosen option. */
export async function proposedItems(params: URLSearchParams, context: Context): Promise<QuotationItem[]> {
  switch (`/calculadoras/${params.get('calculo')}`) {
    case filmCalculator.path:
      return itemsOf(filmCalculator, await filmCandidates(context), params)
    case strapCalculator.path:
      return itemsOf(strapCalculator, await strapCandidates(context), params)
    case cushionCalculator.path:
      return itemsOf(cushionCalculator, await cushionCandidates(context), params)
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

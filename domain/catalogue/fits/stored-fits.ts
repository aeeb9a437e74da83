import { asc } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { fitExceptions, fitRules } from '../../../db/schema.ts'
import type { FitRule, FitSettings, FitSide } from '../../../shared/catalogue/fits.ts'

export async function readFits(tx: Tx): Promise<FitSettings> {
  const rules = await tx.select().from(fitRules).orderBy(asc(fitRules.position), asc(fitRules.id))
  const exceptions = await tx.select().from(fitExceptions).orderBy(asc(fitExceptions.id))
  return {
    rules: shareSides(rules.map(({ id, value }) => ({ ...value, key: String(id) }))),
    exceptions: exceptions.map(({ productId, otherId, fits, reason }) => ({
      ...{ productIds: [productId, otherId], fits, reason },
    })),
  }
}

/** Equal sides become one object, so that their products are gathered once. */
function shareSides(rules: FitRule[]): FitRule[] {
  const known = new Map<string, FitSide>()
  const shared = (side: FitSide) => {
    const text = JSON.stringify(side)
    const found = known.get(text) ?? side
    known.set(text, found)
    return found
  }
  return rules.map(({ sides: [first, second], ...rule }) => ({ ...rule, sides: [shared(first), shared(second)] }))
}

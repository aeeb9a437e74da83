import { eq } from 'drizzle-orm'
import type { Tx } from '../../connect.ts'
import { changes, fitRules } from '../../schema.ts'
import { defaultFits } from './default-rules.ts'

/** Databases that are older than the table get the defaults too; rules that staff deleted stay deleted. */
export async function seedFitRules(tx: Tx): Promise<void> {
  const isUsed = (await tx.$count(fitRules)) > 0 || (await tx.$count(changes, eq(changes.kind, 'fitRule'))) > 0
  if (isUsed) return
  await tx.insert(fitRules).values(defaultFits.rules.map(({ key: _, ...value }, position) => ({ position, value })))
}

import type { LiveCatalogue } from '../catalogue/snapshot/live-catalogue.ts'

type Line = { productId: number; name: string }

/** What does not fit in a request, for staff: «Sello dentado PET 16 mm con Zuncho PET 19 mm: El sello es para …». */
export async function misfitsOf(
  { catalogue }: { catalogue: LiveCatalogue },
  lines: readonly Line[],
): Promise<string[]> {
  const nameOf = (id: number) => lines.find(({ productId }) => productId === id)?.name ?? ''
  const { misfits } = await catalogue.current.reviewList(lines.map(({ productId }) => productId))
  return misfits.map(({ productIds: [one, other], reason }) => `${nameOf(one)} con ${nameOf(other)}: ${reason}.`)
}

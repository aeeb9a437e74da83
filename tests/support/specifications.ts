import type { SeedProduct } from '../../demo/seed-product.ts'
import { figuresIn } from './figures.ts'

export function specificationOf({ specifications }: SeedProduct, key: string): string | undefined {
  return specifications.find((specification) => specification.key === key)?.value
}

/** All figures in a row that are stated in the given unit. */
export function figures(product: SeedProduct, key: string, unit: string): number[] {
  return figuresIn(specificationOf(product, key) ?? '').flatMap((figure) =>
    figure.unit === unit ? [figure.value] : [],
  )
}

/** The first figure of a row. */
export function figure(product: SeedProduct, key: string, unit: string): number {
  const [first] = figures(product, key, unit)
  if (first === undefined) throw new Error(`"${key}" of ${product.name} states nothing in ${unit}.`)
  return first
}

import type { SeedProduct } from '../../demo/seed-product.ts'
import { figure, figures, specificationOf } from './specifications.ts'

const materials: Record<number, string> = { 8: 'PP', 9: 'PET', 10: 'Acero', 11: 'Textil' }

export const isStrap = ({ categoryId }: SeedProduct) => categoryId in materials
export const isSeal = ({ categoryId }: SeedProduct) => categoryId === 24
export const isBuckle = ({ categoryId }: SeedProduct) => categoryId === 25

export const materialOf = ({ categoryId }: SeedProduct) => materials[categoryId] ?? ''

/** The nominal width, which may differ from the measured one: "16 mm" for 15,5. */
export const strapWidthOf = ({ name }: SeedProduct) => Number(name.match(/(\d+) mm/)?.[1])

export const strengthOf = (strap: SeedProduct) => figure(strap, 'Resistencia a la rotura', 'N')

/** Highest tension in N. Lashings state the load of the closed ring instead. */
export const limitOf = (strap: SeedProduct) =>
  figures(strap, 'Tensión máxima recomendada', 'N')[0] ?? strengthOf(strap) / 2

/** Whether the strap fits the material, width and thickness that a tool or closure states. */
export function takes(product: SeedProduct, strap: SeedProduct): boolean {
  const material = specificationOf(product, 'Material de zuncho')
  const rightMaterial = material === undefined || material.toLowerCase().includes(materialOf(strap).toLowerCase())
  const thickness = figure(strap, 'Espesor', 'mm')
  return (
    rightMaterial &&
    within(
      figures(product, 'Ancho de zuncho', 'mm'),
      strapWidthOf(strap),
      specificationOf(product, 'Ancho de zuncho'),
    ) &&
    within(figures(product, 'Espesor de zuncho', 'mm'), thickness, specificationOf(product, 'Espesor de zuncho'))
  )
}

/** "16 mm" is one value, "12 a 16 mm" a range, "Hasta 32 mm" a range from zero; a missing row allows any value. */
function within(values: number[], value: number, text = ''): boolean {
  if (values.length === 0) return true
  return value <= Math.max(...values) && (text.startsWith('Hasta') || value >= Math.min(...values))
}

/** The force in N that a tool applies to a strap: the one stated for its width, else the highest. */
export function forceOf(tool: SeedProduct, strap: SeedProduct): number {
  const stated = specificationOf(tool, 'Tensión') ?? ''
  const forWidth = [...stated.matchAll(/([\d.]+) N con (?:(PP|PET) de )?(\d+) mm/g)].find(
    ([, , material, width]) =>
      Number(width) === strapWidthOf(strap) && (material ?? materialOf(strap)) === materialOf(strap),
  )
  return forWidth ? Number(forWidth[1]?.replaceAll('.', '')) : Math.max(...figures(tool, 'Tensión', 'N'))
}

/** Whether a tool works with seals: "Sin sello" says the opposite. */
export const usesSeals = (tool: SeedProduct) => /^(?!Sin ).*sello/i.test(specificationOf(tool, 'Tipo de cierre') ?? '')

/** The part of a strap's strength that a seal keeps; it may differ by material. */
export function efficiencyOf(seal: SeedProduct, strap: SeedProduct): number {
  const byMaterial = specificationOf(seal, 'Eficiencia de unión')?.match(
    new RegExp(`(\\d+) % con zuncho ${materialOf(strap)}\\b`),
  )
  return Number(byMaterial?.[1] ?? figure(seal, 'Eficiencia de unión', '%')) / 100
}

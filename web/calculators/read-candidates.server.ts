import type { RouterContextProvider } from 'react-router'
import { createNumberReader, type Interval, readAmount } from '../../contract/catalogue/attributes/read-number.ts'
import type { Product } from '../../contract/catalogue/public.ts'
import { readCategoryContext } from '../document/server-context.server.ts'
import type { Candidate } from './calculator.ts'
import { type CushionProduct, cushionCategory } from './cushion-calculator.ts'
import { type FilmProduct, filmCategory } from './film-calculator.ts'
import type { Joint, Material } from './joints.ts'
import { type ClosureProduct, type StrapProduct, type StrapProducts, strapCategories } from './strap-calculator.ts'

type Context = Readonly<RouterContextProvider>

const closureCategories: { joint: Joint; categoryId: number }[] = [
  { joint: 'sello', categoryId: 24 },
  { joint: 'hebilla', categoryId: 25 },
]

const inUnits = (...units: string[]) => createNumberReader(units.map((name) => ({ name, factor: 1 })))
const readers = {
  mm: inUnits('mm'),
  µm: inUnits('µm', 'micras', 'micrones'),
  m: inUnits('m', 'metros'),
  kg: inUnits('kg', 'kilos'),
  N: createNumberReader([
    { name: 'N', factor: 1 },
    { name: 'kN', factor: 1000 },
  ]),
  '%': inUnits('%'),
  'm³': inUnits('m³'),
  unidades: inUnits('unidades'),
}

/** A product without a row that the calculation needs cannot be proposed. */
export const filmCandidates = async (context: Context): Promise<FilmProduct[]> =>
  (await context.get(readCategoryContext)(filmCategory)).flatMap((product) => {
    const [width, thickness] = [most(product, 'Ancho', 'mm'), most(product, 'Espesor', 'µm')]
    const [stretch, rollLength] = [most(product, 'Estiramiento de trabajo', '%'), most(product, 'Largo por rollo', 'm')]
    if (!width || !thickness || !stretch || !rollLength) return []
    const isManual = /manual/i.test(row(product, 'Estiramiento de trabajo') ?? '')
    return { ...toCandidate(product), width, thickness, stretch, rollLength, isManual }
  })

export async function strapCandidates(context: Context): Promise<StrapProducts> {
  const read = context.get(readCategoryContext)
  const [straps, closures] = await Promise.all([
    Promise.all(
      Object.entries(strapCategories).map(async ([material, categoryId]) =>
        (await read(categoryId)).flatMap((product) => toStrap(product, material as Material)),
      ),
    ),
    Promise.all(
      closureCategories.map(async ({ joint, categoryId }) =>
        (await read(categoryId)).flatMap((product) => toClosure(product, joint)),
      ),
    ),
  ])
  return { straps: straps.flat(), closures: closures.flat() }
}

/** Films for wrapping have an area instead of a volume. */
export const cushionCandidates = async (context: Context): Promise<CushionProduct[]> =>
  (await context.get(readCategoryContext)(cushionCategory)).flatMap((product) => {
    const [rollLength, volume] = [most(product, 'Largo por rollo', 'm'), most(product, 'Rendimiento por rollo', 'm³')]
    const [, length] = /×\s*([\d.,]+)\s*mm/.exec(row(product, 'Formato de almohada') ?? '') ?? []
    if (!rollLength || !volume || !length) return []
    return { ...toCandidate(product), rollLength, litresPerRoll: volume * 1000, cushionLength: readAmount(length) }
  })

function toStrap(product: Product, material: Material): StrapProduct | [] {
  const [width, thickness] = [most(product, 'Ancho', 'mm'), most(product, 'Espesor', 'mm')]
  const [strength, rollLength] = [most(product, 'Resistencia a la rotura', 'N'), most(product, 'Largo por rollo', 'm')]
  if (!width || !thickness || !strength || !rollLength) return []
  const mostWeight = most(product, 'Carga por pallet', 'kg')
  return {
    ...{ ...toCandidate(product), material, width, thickness, strength, rollLength },
    isWeldable: !/sello/i.test(row(product, 'Eficiencia de unión') ?? ''),
    ...(mostWeight && { mostWeight }),
  }
}

const words: Record<Material, RegExp> = { pp: /\bPP\b/i, pet: /\bPET\b/i, acero: /\bacero\b/i, textil: /\btextil\b/i }

function toClosure(product: Product, joint: Joint): ClosureProduct | [] {
  const [width, perBox] = [most(product, 'Ancho de zuncho', 'mm'), contentOf(product)]
  if (!width || !perBox) return []
  const [thickness] = intervals(product, 'Espesor de zuncho', 'mm')
  const named = row(product, 'Material de zuncho') ?? ''
  const materials = (Object.keys(words) as Material[]).filter((material) => words[material].test(named))
  return { ...toCandidate(product), joint, materials, width, perBox, ...(thickness && { thickness }) }
}

const contentOf = (product: Product) =>
  most(product, 'Contenido por caja', 'unidades') ?? most(product, 'Unidad de venta', 'unidades')

const toCandidate = ({ id, slug, name, srcImg, jsonDetails: { unit } }: Product): Candidate => ({
  ...{ id, slug, name, image: srcImg[0] ?? '' },
  ...(unit && { unit }),
})

const row = ({ jsonDetails }: Product, key: string) =>
  jsonDetails.specifications.find((specification) => specification.key === key)?.value

function intervals(product: Product, key: string, unit: keyof typeof readers): Interval[] {
  const text = row(product, key)
  return (text && readers[unit](text)) || []
}

/** The upper end of `Hasta 250 %` and of `13 a 16 mm`. */
function most(product: Product, key: string, unit: keyof typeof readers): number | undefined {
  const [first] = intervals(product, key, unit)
  return first && Number.isFinite(first.to) ? first.to : undefined
}

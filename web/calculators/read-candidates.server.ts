import type { Values } from '../../shared/catalogue/attributes/dictionary.ts'
import type { CalculatorAttribute } from '../../shared/catalogue/attributes/fixed-attributes.ts'
import type { ProductListItem } from '../../shared/catalogue/public.ts'
import type { CategoryProduct, PageBackend } from '../document/page-backend.server.ts'
import { type Candidate, closureCategories, cushionCategory, filmCategory, strapCategories } from './calculator.ts'

import type { CushionProduct } from './cushion-calculator.ts'
import type { FilmProduct } from './film-calculator.ts'
import { type Joint, type Material, materials } from './joints.ts'
import type { ClosureProduct, StrapProduct, StrapProducts } from './strap-calculator.ts'

type Backend = Pick<PageBackend, 'readCategory'>

export const filmCandidates = (backend: Backend): Promise<FilmProduct[]> =>
  candidatesIn(backend, filmCategory, ({ item, values }) => {
    const [width, thickness] = [most(values, 'ancho-film'), most(values, 'espesor-film')]
    const [stretch, rollLength] = [most(values, 'estiramiento'), most(values, 'largo-film')]
    if (!width || !thickness || !stretch || !rollLength) return []
    const isManual = choices(values, 'aplicacion').includes('manual')
    return { ...toCandidate(item), width, thickness, stretch, rollLength, isManual }
  })

export async function strapCandidates(backend: Backend): Promise<StrapProducts> {
  const [straps, closures] = await Promise.all([
    Promise.all(
      Object.entries(strapCategories).map(([material, categoryId]) =>
        candidatesIn(backend, categoryId, (product) => toStrap(product, material as Material)),
      ),
    ),
    Promise.all(
      closureCategories.map(({ joint, categoryId }) =>
        candidatesIn(backend, categoryId, (product) => toClosure(product, joint)),
      ),
    ),
  ])
  return { straps: straps.flat(), closures: closures.flat() }
}

/** Films for wrapping have an area instead of a volume. */
export const cushionCandidates = (backend: Backend): Promise<CushionProduct[]> =>
  candidatesIn(backend, cushionCategory, ({ item, values }) => {
    const [rollLength, volume] = [most(values, 'largo-airpad'), most(values, 'volumen-rollo')]
    const cushion = valueIn(values, 'almohada')
    const cushionLength = cushion?.kind === 'size' ? cushion.sides[1] : undefined
    if (!rollLength || !volume || !cushionLength) return []
    return { ...toCandidate(item), rollLength, litresPerRoll: volume * 1000, cushionLength }
  })

function toStrap({ item, values }: CategoryProduct, material: Material): StrapProduct | [] {
  const [width, thickness] = [most(values, 'ancho'), most(values, 'espesor')]
  const [strength, rollLength] = [most(values, 'resistencia'), most(values, 'largo-zuncho')]
  if (!width || !thickness || !strength || !rollLength) return []
  const mostWeight = most(values, 'carga-por-pallet')
  const joints = choices(values, 'union')
  return {
    ...toCandidate(item),
    material,
    width,
    thickness,
    strength,
    rollLength,
    ...(joints.includes('sello') && !joints.includes('soldadura') && { isManual: true }),
    ...(mostWeight && { mostWeight }),
  }
}

function toClosure({ item, values }: CategoryProduct, joint: Joint): ClosureProduct | [] {
  const [width, perBox] = [most(values, 'ancho'), most(values, 'contenido')]
  if (!width || !perBox) return []
  const [thickness] = intervals(values, 'espesor')
  const taken = choices(values, 'zuncho')
  return {
    ...toCandidate(item),
    joint,
    width,
    perBox,
    materials: (Object.keys(materials) as Material[]).filter((material) => taken.includes(material)),
    ...(thickness && { thickness }),
  }
}

const maxCandidates = 60

/** The page carries few: of a larger category, first those that differ in a value. Products that lack a value are left out. */
async function candidatesIn<T extends Candidate>(
  backend: Backend,
  categoryId: number,
  toProposed: (product: CategoryProduct) => T | [],
): Promise<T[]> {
  const candidates = (await backend.readCategory(categoryId)).flatMap(toProposed)
  if (candidates.length <= maxCandidates) return candidates
  const seen = new Set<string>()
  const different = candidates.filter((candidate) => {
    const text = valuesText(candidate)
    const isNew = !seen.has(text)
    seen.add(text)
    return isNew
  })
  const kept = new Set([...new Set([...different, ...candidates])].slice(0, maxCandidates))
  return candidates.filter((candidate) => kept.has(candidate))
}

const valuesText = ({ id: _id, slug: _slug, name: _name, image: _image, unit: _unit, ...values }: Candidate) =>
  JSON.stringify(values)

const toCandidate = ({ id, slug, name, srcImg, unit }: ProductListItem): Candidate => ({
  id,
  slug,
  name,
  image: srcImg[0] ?? '',
  ...(unit && { unit }),
})

/** Staff cannot rename what is read here. */
const valueIn = (values: Values, key: CalculatorAttribute) => values.get(key)

const choices = (values: Values, key: CalculatorAttribute): string[] => {
  const value = valueIn(values, key)
  return value?.kind === 'choice' ? value.choices : []
}

const intervals = (values: Values, key: CalculatorAttribute) => {
  const value = valueIn(values, key)
  return value?.kind === 'number' ? value.intervals : []
}

/** The upper end of `Hasta 250 %` and of `13 a 16 mm`. */
function most(values: Values, key: CalculatorAttribute): number | undefined {
  const [first] = intervals(values, key)
  return first && Number.isFinite(first.to) ? first.to : undefined
}

import type { SizedPicture } from '../../shared/catalogue/picture.ts'

/** Exports are imported one by one, so that the copy of all pages stays out of the bundle. */
const names = import.meta.glob<string>('./industries/*.ts', { eager: true, import: 'name' })
const positions = import.meta.glob<number>('./industries/*.ts', { eager: true, import: 'position' })

export const industryPath = (file: string) => `/${file.slice('./industries/'.length, -'.ts'.length)}`

export const industries = Object.entries(names)
  .map(([file, name]) => ({ path: industryPath(file), name, position: positions[file] ?? 0 }))
  .sort((one, other) => one.position - other.position)

type DescribedPicture = SizedPicture & { alt: string }

const cards = import.meta.glob<DescribedPicture>('./industries/*.ts', { eager: true, import: 'card' })
const heroes = import.meta.glob<DescribedPicture>('./industries/*.ts', { eager: true, import: 'heroPicture' })

export function industryCard(path: string): DescribedPicture {
  const card = cards[`./industries${path}.ts`]
  if (!card) throw new Error(`There is no industry at ${path}`)
  return card
}

export const industryHeroes = Object.entries(heroes).map(([file, picture]) => ({ path: industryPath(file), picture }))

import type { Picture } from '../../shared/catalogue/picture.ts'
import { industryPath } from './industry-links.ts'

type DescribedPicture = Picture & { alt: string }

const cards = import.meta.glob<DescribedPicture>('./industries/*.ts', { eager: true, import: 'card' })
const heroes = import.meta.glob<DescribedPicture>('./industries/*.ts', { eager: true, import: 'heroPicture' })

export function industryCard(path: string): DescribedPicture {
  const card = cards[`./industries${path}.ts`]
  if (!card) throw new Error(`There is no industry at ${path}`)
  return card
}

export const industryHeroes = Object.entries(heroes).map(([file, picture]) => ({ path: industryPath(file), picture }))

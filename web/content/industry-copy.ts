import type { HeroText, Link, PageMeta, Point } from './content.ts'

/** Without the product, its category is shown. */
export type NamedProduct = { label: string; id: number; categoryId: number }

export type IndustryCopy = {
  meta: PageMeta
  hero: HeroText
  loads: { title: string; paragraphs: string[] }
  risks: { title: string; points: Point[] }
  practice: { title: string; rows: { load: string; method: string; product: NamedProduct }[] }
  answers: { title: string; points: (Point & { link: Link })[] }
  products: [number, number, number, number]
  contact: { title: string; text: string }
}

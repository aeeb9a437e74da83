import type { HeroText, Link, PageMeta, Point } from './content.ts'

export type IndustryCopy = {
  meta: PageMeta
  hero: HeroText
  loads: { title: string; paragraphs: string[] }
  risks: { title: string; points: Point[] }
  practice: { title: string; rows: { load: string; method: string; product: Link }[] }
  answers: { title: string; points: (Point & { link: Link })[] }
  products: [number, number, number, number]
  contact: { title: string; text: string }
}

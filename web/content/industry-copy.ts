import type { HeroText, Link, PageMeta, Point } from './content.ts'

export type IndustryCopy = {
  meta: PageMeta
  hero: HeroText
  /** what this industry loads, how it is packed, where it goes in Chile and from which ports or routes */
  loads: { title: string; paragraphs: string[] }
  /** what goes wrong in its transport, by physical cause */
  risks: { title: string; points: Point[] }
  /** typical loads, how each is secured and with which product of the catalogue */
  practice: { title: string; rows: { load: string; method: string; product: Link }[] }
  /** which of our products solve it, each with a link to its category */
  answers: { title: string; points: (Point & { link: Link })[] }
  /** ids of the products shown as cards */
  products: [number, number, number, number]
  /** heading and one sentence above the contact form */
  contact: { title: string; text: string }
}

/** The company's name is added to the title unless `isWholeTitle`. */
export type PageMeta = { title: string; description: string; isWholeTitle?: boolean }

export type HeroText = { category: string; title: string; description: string }

export type TextBlock = { title: string; paragraphs: string[] }

export type Point = { title: string; text: string }

export type Link = { label: string; to: string }

export type Figure = { value: string; label: string }

/** `head` names the columns, and the first cell of each row is its heading. */
export type TableText = { caption: string; head: string[]; rows: string[][] }

export type CalculatorCopy = {
  meta: PageMeta
  hero: HeroText
  method: { title: string; points: Point[] }
  request: Point
}

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

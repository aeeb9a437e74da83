import type { HeroText, PageMeta, Point } from './content.ts'

export type CalculatorCopy = {
  meta: PageMeta
  hero: HeroText
  method: { title: string; points: Point[] }
  request: Point
}

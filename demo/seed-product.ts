import type { Download, Pack, Specification } from '../shared/catalogue/public.ts'

export type SeedProduct = {
  id: number
  slug: string
  code: string
  categoryId: number
  name: string
  subtitle: string
  /** A blank line separates paragraphs. */
  desc: string
  /** These are alt texts in gallery order; the addresses are derived from the slug. */
  pictures: [string, ...string[]]
  specifications: Specification[]
  information: string[] | string
  downloads: Download[]
  /** Each is an embed id of the video host or the address of a video file. */
  videos: string[]
  packs?: Pack[]
}

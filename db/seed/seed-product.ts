import type { Download, Pack, Specification } from '../../contract/catalogue/public.ts'

export type SeedProduct = {
  id: number
  slug: string
  categoryId: number
  name: string
  subtitle: string
  /** Paragraphs, separated by a blank line. */
  desc: string
  /** Alt texts, in gallery order. The addresses are derived from the slug. */
  pictures: [string, ...string[]]
  specifications: Specification[]
  information: string[] | string
  downloads: Download[]
  /** Embed ids of the video host or addresses of video files. */
  videos: string[]
  /** Set if the product is not sold by the piece. */
  packs?: Pack[]
}

import type { Download, Pack, Specification } from '../../contract/catalogue/public.ts'

export type SeedProduct = {
  id: number
  slug: string
  categoryId: number
  name: string
  subtitle: string
  /** Paragraphs, separated by a blank line. */
  desc: string
  /** The alt text of each picture, in the order of the gallery. Addresses follow from the slug. */
  pictures: [string, ...string[]]
  specifications: Specification[]
  information: string[] | string
  downloads: Download[]
  /** Embed ids of the video host, or addresses of video files. */
  videos: string[]
  /** How the product is sold, where it is not by the single piece. */
  packs?: Pack[]
}

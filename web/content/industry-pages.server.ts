import type { SizedPicture } from '../../shared/catalogue/picture.ts'
import { unbroken } from '../ui/unbroken.ts'
import type { IndustryCopy } from './content.ts'
import { industryPath } from './industries.ts'

type IndustryFile = {
  name: string
  copy: IndustryCopy
  heroPicture: SizedPicture & { alt: string }
  heroVideo?: string
}

const files = import.meta.glob<IndustryFile>('./industries/*.ts', { eager: true })

/** Visitors download the copy of one page and not of all ten. */
export const industryPages = Object.entries(files).map(([file, { name, copy, heroPicture, heroVideo }]) => ({
  path: industryPath(file),
  name,
  copy: unbroken(copy),
  hero: { picture: heroPicture, ...(heroVideo && { video: heroVideo }) },
}))

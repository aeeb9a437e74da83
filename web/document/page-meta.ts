import type { MetaDescriptor } from 'react-router'
import { maxWidths, pictureFile, readPictureAddress, type SizedPicture } from '../../shared/catalogue/picture.ts'
import type { CacheRule } from '../../shared/page-cache-rule.ts'
import type { Company } from '../../shared/settings/company.ts'
import type { PageMeta } from '../content/content.ts'
import { withCompany } from './company-context.ts'

/** Every route declares it. */
export type PageHandle = { cache: CacheRule }

export type Crumb = { name: string; path: string }

type Page = {
  meta: PageMeta
  /** Other casings of the path lead to the same page. */
  path: string
  trail?: Crumb[]
  picture?: (SizedPicture & { alt: string }) | undefined
  image?: { url: string; alt: string } | undefined
  noindex?: boolean
  data?: (whole: (address: string) => string, company: Company) => object[]
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

export function pageMeta(
  matches: Matches,
  { meta, path, trail = [], picture, image, noindex, data = () => [] }: Page,
): MetaDescriptor[] {
  const root = matches[0]?.loaderData as { publicUrl: string; company: Company } | undefined
  if (!root) return []
  const { publicUrl, company } = root
  const { description } = withCompany(meta, company)
  const title = titleOf(meta, company)
  const whole = (address: string) => new URL(address, publicUrl).href
  const known = picture ?? knownPicture(image)
  const shown = known ? ofLibrary(known) : (image ?? { ...ownImage, alt: company.name })
  const structured = [...data(whole, company), ...(trail.length > 0 ? [breadcrumbList(trail, whole)] : [])]
  return [
    { title },
    { name: 'description', content: description },
    noindex ? { name: 'robots', content: 'noindex' } : { tagName: 'link', rel: 'canonical', href: whole(path) },
    { property: 'og:site_name', content: company.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'es_CL' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: whole(path) },
    { property: 'og:image', content: whole(shown.url) },
    ...('width' in shown && 'height' in shown
      ? [
          { property: 'og:image:width', content: String(shown.width) },
          { property: 'og:image:height', content: String(shown.height) },
        ]
      : []),
    { property: 'og:image:alt', content: shown.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structured.map((entry) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...entry } })),
  ]
}

const ownImage = { url: '/og.jpg', width: 1200, height: 630 }

/** Search engines show about 60 characters of a title. */
export function titleOf({ title, isWholeTitle }: Pick<PageMeta, 'title' | 'isWholeTitle'>, company: Company): string {
  const own = withCompany(title, company)
  const whole = `${own} | ${company.name}`
  return isWholeTitle || whole.length >= 60 ? own : whole
}

function ofLibrary({ alt, ...picture }: SizedPicture & { alt: string }) {
  const width = Math.min(picture.width, maxWidths.fallback)
  const height = Math.round((width * picture.height) / picture.width)
  return { url: pictureFile(picture, '.jpg'), width, height, alt }
}

function knownPicture(image: Page['image']) {
  const picture = image && readPictureAddress(image.url)
  return picture && { ...picture, alt: image.alt }
}

function breadcrumbList(trail: Crumb[], whole: (path: string) => string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Inicio', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: whole(path),
    })),
  }
}

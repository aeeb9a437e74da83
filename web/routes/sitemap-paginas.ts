import { pictureFile } from '../../shared/catalogue/picture.ts'
import { pageContext } from '../document/page-backend.server.ts'
import type { PageHandle } from '../document/page-meta.ts'
import { sitePages } from '../document/site-pages.ts'
import { sitemap } from '../document/sitemap.server.ts'
import type { Route } from './+types/sitemap-paginas.ts'

export const handle: PageHandle = { cache: 'always' }

export function loader({ context }: Route.LoaderArgs) {
  const whole = (path: string) => new URL(path, context.get(pageContext).publicUrl).href
  return sitemap(
    sitePages.map(({ path, picture }) => ({
      url: whole(path),
      pictures: picture ? [whole(pictureFile(picture, '.jpg'))] : [],
    })),
  )
}

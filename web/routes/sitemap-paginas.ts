import { pictureFile } from '../../contract/picture.ts'
import { publicUrlContext } from '../server-context.ts'
import { sitePages } from '../sitemap/site-pages.ts'
import { sitemap } from '../sitemap/sitemap.ts'
import type { Route } from './+types/sitemap-paginas.ts'

export function loader({ context }: Route.LoaderArgs) {
  const whole = (path: string) => new URL(path, context.get(publicUrlContext)).href
  return sitemap(
    sitePages.map(({ path, picture }) => ({
      url: whole(path),
      pictures: picture ? [whole(pictureFile(picture, '.jpg'))] : [],
    })),
  )
}

import { parse } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { CacheRule } from '../../shared/page-cache-rule.ts'
import routes from '../../web/routes.ts'

const pagesIn = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => (entry.children ? pagesIn(entry.children) : [entry]))

/** What the routes declare, by their paths. */
export async function readPageCacheRules(): Promise<Record<string, CacheRule>> {
  const declared = pagesIn(routes).map(async ({ path = '', file }) => {
    const { name, ext } = parse(file)
    const page = await (ext === '.tsx' ? import(`../../web/routes/${name}.tsx`) : import(`../../web/routes/${name}.ts`))
    return [`/${path}`, page.handle?.cache]
  })
  return Object.fromEntries(await Promise.all(declared))
}

import type { Listener } from './listen.ts'

type Rendered = typeof import('./rendered.ts')

/** What holds JSX, and in development the files that go with it. */
export type Pages = Rendered & { hotReload?: Listener }

const build = new URL('../build/server/index.js', import.meta.url).href

export const builtPages = async (): Promise<Pages> => import(build)

/** Straight from the sources, by Vite; a change shows at the next request. */
export async function sourcePages(): Promise<Pages> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const admin = createServer({ configFile: 'admin/vite.config.ts', server: { middlewareMode: true } })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that runs on the server.')
  const load = (): Promise<Rendered> => ssr.runner.import('/server/rendered.ts')
  return {
    site: async (...args) => (await load()).site(...args),
    renderMail: async (...args) => (await load()).renderMail(...args),
    renderNotice: async (...args) => (await load()).renderNotice(...args),
    hotReload: async (request, response, next) => {
      const { middlewares } = request.url?.startsWith('/admin') ? await admin : vite
      middlewares(request, response, next)
    },
  }
}

import { inProject } from '../../shared/project-path.ts'
import type { Listener } from '../process/listen.ts'

type Site = typeof import('../../web/document/site.server.ts')
type Mail = typeof import('../../mail/render-mail.tsx')

export type Pages = Pick<Site, 'site' | 'pageCacheRules'> & Pick<Mail, 'renderMail'> & { hotReload?: Listener }

export async function builtPages(): Promise<Pages> {
  const { site, pageCacheRules }: Site = await import(inProject('build/server/index.js'))
  const mail = (): Promise<Mail> => import(inProject('build/program/render-mail.js'))
  return {
    site,
    pageCacheRules,
    renderMail: async (...args) => (await mail()).renderMail(...args),
  }
}

export async function sourcePages(): Promise<Pages> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const admin = createServer({ configFile: 'admin/vite.config.ts', server: { middlewareMode: true } })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that runs on the server.')
  const pages = (): Promise<Site> => ssr.runner.import('/web/document/site.server.ts')
  const mail = (): Promise<Mail> => ssr.runner.import('/mail/render-mail.tsx')
  return {
    // Pages are not cached, so that every change shows at the next request.
    pageCacheRules: {},
    site: async (...args) => (await pages()).site(...args),
    renderMail: async (...args) => (await mail()).renderMail(...args),
    hotReload: async (request, response, next) => {
      const { middlewares } = request.url?.startsWith('/admin') ? await admin : vite
      middlewares(request, response, next)
    },
  }
}

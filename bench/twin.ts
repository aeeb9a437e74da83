import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { readPictureAddress } from '../shared/catalogue/picture.ts'
import { createClient } from '../shared/client.ts'
import { defaultCompany } from '../shared/settings/default-company.ts'
import { freePort } from '../tests/support/server-process.ts'
import { pictures } from '../tools/vite/pictures.ts'
import { productos } from '../web/content/productos.ts'
import { contactBox, footer, privacyNotice } from '../web/content/site.ts'
import { icons } from '../web/ui/drawings.ts'
import { visit } from './own-site.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'bench/peers/next')
const generated = join(folder, 'generated')
const shared = join(folder, 'public')

/** Browser code that both use: validation and drafts of the form, and the quotation list. */
const sharedCode = [
  'shared/**/*.ts',
  'web/requests/{check-fields,draft}.ts',
  'web/requests/quotation/quotation-list.ts',
  'web/catalogue/quantities.ts',
]

const font = 'web/fonts/archivo-es.woff2'

/** Pages that both have. `path` is cached in the twin, `fresh` is rendered for every request. */
export const twinPages = [
  { path: '/mineria', fresh: '/dinamica/mineria' },
  { path: '/productos', fresh: '/dinamica/productos?name=zuncho' },
]

/** Copies content, style, font, drawings and pictures from the running site, and builds only if they have changed. */
export async function buildTwin(siteUrl: string): Promise<void> {
  mkdirSync(generated, { recursive: true })
  mkdirSync(shared, { recursive: true })
  const content = JSON.stringify(await readContent(siteUrl))
  const style = await readStyle(siteUrl)
  const sources = globSync('{app,parts}/**/*.{ts,tsx,css}', { cwd: folder }).sort()
  const own = [...sources, 'next.config.ts', 'package-lock.json'].map((path) => join(folder, path))
  const taken = [...globSync(sharedCode, { cwd: root }).sort(), font, 'web/ui/drawings.ts'].map((path) =>
    join(root, path),
  )
  const texts = [...own, ...taken].map((path) => readFileSync(path))
  const hash = createHash('sha256').update(content).update(style)
  for (const text of texts) hash.update(text)
  const stamp = hash.digest('hex')
  const stampFile = join(folder, '.next/stamp')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return

  writeFileSync(join(generated, 'content.json'), content)
  writeFileSync(join(generated, 'site.css'), style)
  for (const path of globSync(sharedCode, { cwd: root, exclude: ['**/*.test.ts'] })) {
    cpSync(join(root, path), join(generated, path))
  }
  copyFileSync(join(root, font), join(generated, 'archivo.woff2'))
  writeFileSync(join(shared, 'icons.svg'), sprite())
  for (const name of ['logo', 'logo-white', 'certification']) {
    copyFileSync(join(root, `media/brand/${name}.svg`), join(shared, `${name}.svg`))
  }
  copyFileSync(join(root, 'web/public/favicon.ico'), join(shared, 'favicon.ico'))
  copyFileSync(join(root, 'web/layout/favicon.svg'), join(shared, 'favicon.svg'))
  cpSync(join(root, 'media/web'), join(shared, 'media'), { recursive: true })
  rmSync(join(folder, '.next'), { recursive: true, force: true })
  execFileSync(process.execPath, [join(folder, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  writeFileSync(stampFile, stamp)
}

/** All icons as symbols of one SVG file. */
function sprite(): string {
  const symbols = Object.entries(icons).map(
    ([name, inside]) => `<symbol id="${name}" viewBox="0 0 24 24">${inside}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

export async function startTwin({ compress = true } = {}) {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [join(folder, 'node_modules/next/dist/bin/next'), 'start', '-H', '127.0.0.1', '-p', port],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        TWIN_COMPRESS: compress ? 'on' : 'off',
      },
    },
  )
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    visit(`${url}/mineria`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The Next.js twin did not start.')
    await new Promise((next) => setTimeout(next, 100))
  }
  return {
    url,
    pid: child.pid ?? 0,
    [Symbol.asyncDispose]: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

/** For modules that use `import.meta.glob` or picture imports, which only Vite resolves. */
async function loadByVite<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(root, path), { configFile: false, plugins: [pictures()] })
  return module
}

async function readContent(siteUrl: string) {
  const menu = await loadByVite<typeof import('../web/layout/menu.ts')>('web/layout/menu.ts')
  const { companyLinks, industryLinks, mainMenu, solutionLinks } = menu
  const { industryPages } = await loadByVite<typeof import('../web/content/industry-pages.server.ts')>(
    'web/content/industry-pages.server.ts',
  )
  const api = createClient({ baseUrl: `${siteUrl}/api`, fetch })
  const { totalPages } = await api.getProducts({ categoryId: 0, name: '', page: 0 })
  const lists = await Promise.all(
    Array.from({ length: totalPages }, (_, page) => api.getProducts({ categoryId: 0, name: '', page })),
  )
  const products = lists.flatMap((list) => list.products)
  const manifest = JSON.parse(readFileSync(join(root, 'media/manifest.json'), 'utf8'))
  const alts = JSON.parse(readFileSync(join(root, 'media/alt.json'), 'utf8'))
  const heroOf = (path: string) => {
    const name = `heroes${path}` in manifest ? `heroes${path}` : `loops${path}`
    const { width, height, color, phone } = manifest[name]
    return { path: `/media/${name}`, width, height, color, phone, alt: alts[name] }
  }
  return {
    company: defaultCompany,
    mainMenu,
    footerColumns: [
      { title: 'Soluciones', links: [{ name: 'Todas las soluciones', link: '/soluciones' }, ...solutionLinks] },
      { title: 'Mercados', links: [{ name: 'Todos los mercados', link: '/mercados' }, ...industryLinks] },
      { title: 'Nosotros', links: companyLinks },
      {
        title: 'Atención',
        links: [
          { name: 'Catálogo de productos', link: '/productos' },
          { name: 'Mi cotización', link: '/cotizacion' },
          { name: 'Servicio técnico', link: '/servicio-tecnico' },
          { name: 'Contacto', link: '/contacto' },
          { name: 'Privacidad', link: '/privacidad' },
        ],
      },
    ],
    footer,
    industries: industryPages.map(({ path, copy }) => ({ path, ...copy })),
    industryNames: industryPages.map(({ path, name }) => ({ path, name })),
    productos,
    contactBox,
    privacyNotice,
    heroes: Object.fromEntries(industryPages.map(({ path }) => [path, heroOf(path)])),
    categories: await api.getCategories(),
    products: products.map(({ id, slug, name, subtitle, alt, srcImg }) => ({
      id,
      slug,
      name,
      subtitle,
      pictures: srcImg.flatMap((url) => {
        const picture = readPictureAddress(url)
        return picture ? [{ ...picture, alt }] : []
      }),
    })),
  }
}

/** The site's style sheet without its fonts, because `next/font` adds the font and its fallback. */
async function readStyle(siteUrl: string): Promise<string> {
  const { text: html } = await visit(`${siteUrl}/mineria`)
  const style = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1]
  if (!style) throw new Error('The site has no style sheet in its page.')
  return style.replace(/@font-face\s*\{[^}]*\}/g, '')
}

import type { BrowserContextOptions, Page, Request } from 'playwright-core'
import { seedProducts } from '../../demo/products.ts'
import { allowComplaints } from './browser.ts'
import { untilAlive } from './page-checks.ts'

export const desktop = { viewport: { width: 1280, height: 900 } }
export const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }

/** As the copied list says it. */
export const codeLine = ({ id }: { id: number }) =>
  `  Código: ${seedProducts.find((product) => product.id === id)?.code}`

export const strap = {
  id: 108,
  image: '/media/products/zuncho-pet-16-verde-1.jpg',
  name: 'Zuncho PET 16 mm verde gofrado',
  quantity: 2,
}
export const film = {
  id: 163,
  image: '/media/products/film-stretch-manual-20-1.jpg',
  name: 'Film stretch manual 20 µm',
  quantity: 6,
}
export const gone = { id: 99999, image: '', name: 'Tensor descontinuado', quantity: 1 }

/** The lines of the quotation, without the products that are offered below them. */
export const linesOf = (page: Page) => page.getByRole('list', { name: 'Productos de la cotización' })

/** Waits for the catalogue's sale units, which arrive together and change the text of a list. */
export const untilUnitsLoaded = (page: Page) => linesOf(page).getByText('rollos', { exact: true }).last().waitFor()

export const answers = {
  'Nombre*': 'Ana Rojas',
  'Correo*': 'ana.rojas@aserradero.example',
  Teléfono: '+56 9 1234 5678',
  'Empresa*': 'Aserradero Los Robles',
  'Mensaje*': 'Necesitamos amarrar paquetes de pino de 2 m³.',
}

/** The required fields of a quotation, whose message is optional. */
export const { 'Mensaje*': _, ...whoAsks } = answers

/** What a browser has stored that has these products on its quotation list. */
export const withList = (items: object[]) => ({
  'precinta-cotizacion': JSON.stringify({ state: { items }, version: 1 }),
})

type Options = { items?: object[] } & BrowserContextOptions

/** Opens a hydrated page with the given products on the quotation list. */
export const opening =
  (openPage: (options: BrowserContextOptions) => Promise<Page>) =>
  async (path: string, { items = [], ...options }: Options = {}): Promise<Page> => {
    const page = await openPage({ ...desktop, ...options })
    // Only on the first load: what the page stores later must survive a reload.
    await page.addInitScript((value) => {
      if (window !== top || sessionStorage.getItem('seeded')) return
      sessionStorage.setItem('seeded', 'yes')
      localStorage.setItem('precinta-cotizacion', value)
    }, withList(items)['precinta-cotizacion'])
    await page.goto(path)
    await untilAlive(page)
    return page
  }

/** Like `opening`, in the page of the file. */
export const visiting =
  (visit: (path: string, stored?: Record<string, string>) => Promise<Page>) =>
  (path: string, { items = [] }: { items?: object[] } = {}): Promise<Page> =>
    visit(path, withList(items))

export async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
}

/** Sets the clock of an open form ahead, because a form that is completed within two seconds counts as spam. */
export const takeTime = (page: Page) => page.clock.install({ time: Date.now() + 10_000 })

/** Intercepts what the form sends, after `held` has resolved, and returns the requests so far. */
export async function intercept(
  page: Page,
  path: string,
  response: (
    request: Request,
    attempt: number,
  ) => { status: number; body?: string; headers?: Record<string, string> } | 'cut' | 'through',
  held: Promise<unknown> = Promise.resolve(),
) {
  allowComplaints(page)
  const sent: { key: string | undefined; body: unknown }[] = []
  await page.route(`**/api${path}`, async (route) => {
    sent.push({ key: route.request().headers()['idempotency-key'], body: route.request().postDataJSON() })
    const reply = response(route.request(), sent.length)
    await held
    if (reply === 'cut') return route.abort()
    if (reply === 'through') return route.continue()
    return route.fulfill({ ...reply, contentType: 'application/json' })
  })
  return sent
}

export const storedItems = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('precinta-cotizacion') ?? '').state.items)

/** The error text of a field. */
export const errorOf = async (page: Page, label: string) => {
  const described = await page.getByLabel(label, { exact: true }).getAttribute('aria-describedby')
  const id = described?.split(' ').find((id) => id.endsWith('-error'))
  return id ? page.locator(`[id="${id}"]`).textContent() : null
}

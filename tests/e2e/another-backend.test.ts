import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inicio } from '../../web/content/inicio.ts'
import { aContact } from '../support/samples.ts'
import { allowComplaints, setUpBrowser, setUpPage } from './browser.ts'
import { answers, desktop, fill, linesOf, strap, whoAsks, withList } from './form-steps.ts'
import { enterOffice } from './office.ts'
import { json, type Received, setUpOtherBackend } from './other-backend.ts'
import { axeFindings, firstLineOf } from './page-checks.ts'

const noDetails = { specifications: [], information: [], downloads: [], videos: [] }
const twice = <T>(entry: T) => [entry, entry]
const pressVideo = 'https://videos.example/prensa.webm'
const manual = { name: 'Manual', link: 'https://backend.example/m.pdf' }

/** The details of its products, by id. */
const details: Record<number, object> = {
  501: { videos: [pressVideo] },
  502: { ...noDetails, videos: ['Precinta001'] },
  503: { ...noDetails, specifications: [{ key: 'Ancho', value: '16 mm' }] },
  504: { ...noDetails, information: 'Un texto corrido.' },
  505: { ...noDetails, downloads: [manual], videos: ['Precinta001'] },
  506: noDetails,
  507: {
    specifications: twice({ key: 'Ancho', value: '16 mm' }),
    information: twice('Resiste.'),
    downloads: [...twice(manual), { name: 'Malo', link: 'javascript:alert(1)' }],
    videos: twice('Precinta001'),
  },
}

const pictures: Record<number, string[]> = {
  501: ['/media/products/zuncho-pet-16-verde-1.jpg?w=1280&h=960&c=cccccc'],
  507: twice('https://backend.example/1.jpg'),
}

const product = (id: number) => {
  const shown = { id, slug: 'prueba', name: 'Producto de prueba', alt: 'Prueba', srcImg: pictures[id] ?? [] }
  return json({ ...shown, desc: 'Texto.', jsonDetails: details[id] })
}

const longList = Array.from({ length: 40 }, (_, index) => index + 1)
  .filter((id) => id !== 3)
  .map((id) => ({ id, slug: `p-${id}`, name: `P ${id}`, subtitle: '', alt: '', srcImg: [] }))
const listCalls: string[] = []

const backend = setUpOtherBackend({
  ...Object.fromEntries(Object.keys(details).map((id) => [`GET /products/${id}`, () => product(Number(id))])),
  'GET /products': ({ search, searchParams }) => {
    if (searchParams.has('categoryId') || searchParams.has('name')) return json({}, 404)
    listCalls.push(search)
    const start = Number(searchParams.get('page')) * 12
    return json({ products: longList.slice(start, start + 12), totalPages: 4 })
  },
})
const here = () => ({ ...desktop, baseURL: backend.url() })
const openPage = setUpBrowser()
const visit = setUpPage(here)
const open = (path: string, items: object[] = []) => visit(path, withList(items))
const productPage = (id: number) => `/productos/prueba?producto=${id}`
const read = async (path: string) => (await fetch(backend.url() + path)).text()

const specified = {
  name: 'Ana Rojas',
  email: 'ana.rojas@aserradero.example',
  phone: '+56 9 1234 5678',
  company: 'Aserradero Los Robles',
  message: 'Necesitamos amarrar paquetes de pino de 2 m³.',
}

/** Records what the forms send. */
function takeRequests() {
  const received: Received[] = []
  const take = (_url: URL, request: Received) => {
    received.push(request)
    return new Response('gracias')
  }
  backend.respond({ 'POST /contacts': take, 'POST /invoices': take })
  return received
}

async function send(page: Page, values: Record<string, string>, button: string) {
  allowComplaints(page)
  await fill(page, values)
  await page.getByRole('button', { name: button }).click()
  await page.waitForURL('**/confirmacion')
}

test('forms send only the specified fields, and no header that needs a CORS permission', async () => {
  const received = takeRequests()
  await send(await open('/contacto'), answers, 'ENVIAR')
  await send(await open('/servicio-tecnico'), { ...answers, 'Tipo de Máquina*': 'EP 16' }, 'ENVIAR')
  await send(await open('/cotizacion', [strap]), whoAsks, 'Solicitar Cotización')
  const plain = await openPage({ ...here(), javaScriptEnabled: false })
  await plain.goto('/contacto')
  await send(plain, answers, 'ENVIAR')
  expect(received.map(({ body }) => body)).toEqual([
    { ...specified, contactType: 'CONTACT' },
    { ...specified, equipment: 'EP 16', contactType: 'SERVICE' },
    { ...specified, message: '', invoiceDetails: [{ productId: 108, quantity: 2, name: strap.name }] },
    { ...specified, contactType: 'CONTACT' },
  ])
  for (const { headers } of received) {
    expect(headers['content-type']).toBe('application/json')
    expect(headers).not.toHaveProperty('idempotency-key')
  }
})

test('a note and another product become part of the message, and there is no PDF of the list', async () => {
  const received = takeRequests()
  const page = await open('/cotizacion', [strap])
  await page.getByRole('button', { name: `Agregar nota: ${strap.name}` }).click()
  await page.keyboard.type('Con certificado.')
  await page.getByLabel('Otro producto').fill('Bolsas')
  await page.getByRole('button', { name: 'Copiar enlace' }).waitFor()
  expect(await page.getByRole('link', { name: 'Descargar PDF' }).count()).toBe(0)
  await send(page, { ...whoAsks, Mensaje: 'Para marzo.' }, 'Solicitar Cotización')
  const { name, email, phone, company } = specified
  const message = `Para marzo.\n${strap.name}: Con certificado.\nOtro producto: Bolsas`
  const invoiceDetails = [{ productId: 108, quantity: 2, name: strap.name }]
  expect(received.map(({ body }) => body)).toEqual([{ name, email, phone, company, message, invoiceDetails }])
})

test('the products of a list are looked up by the list call, once for all visitors', async () => {
  const items = Array.from({ length: 40 }, (_, index) => ({ ...strap, id: index + 1, name: `Producto ${index + 1}` }))
  for (let times = 0; times < 2; times++) {
    const page = await open('/cotizacion', items)
    await linesOf(page).getByRole('link', { name: 'Producto 40' }).waitFor()
    expect(
      await linesOf(page)
        .getByRole('link', { name: /^Producto \d+$/ })
        .count(),
    ).toBe(39)
    expect(await page.getByText('Ya no está en el catálogo').count()).toBe(1)
  }
  expect(listCalls.toSorted()).toEqual([0, 1, 2, 3].map((page) => `?page=${page}`))
})

test('the back office says so, offers no preview, and our data sheets are gone', async () => {
  backend.respond({
    'GET /products/108': () =>
      json({ id: 108, slug: 'suyo', name: 'Producto suyo', desc: '', alt: '', srcImg: [], jsonDetails: {} }),
  })
  const office = await openPage(here())
  await enterOffice(office, '/productos/108', backend.url())
  await office.getByText(/^Este sitio muestra el catálogo de 127\.0\.0\.1:\d+ y le envía las solicitudes/).waitFor()
  await office.getByRole('button', { name: 'Duplicar' }).waitFor()
  expect(await axeFindings(office)).toEqual([])
  expect(await office.getByRole('button', { name: 'Vista previa' }).count()).toBe(0)
  expect(await office.getByRole('link', { name: 'Ver en el sitio' }).count()).toBe(0)
  await office.getByLabel('Enlace').fill('nuestro-nuevo')
  await office.getByRole('button', { name: 'Guardar' }).click()
  await office.getByText('Enlaces anteriores que siguen funcionando: zuncho-pet-16-verde').waitFor()
  await office.goto('/admin/banners')
  await office.getByRole('link', { name: 'Nuevo banner' }).waitFor()
  expect(await office.getByRole('button', { name: 'Vista previa del inicio' }).count()).toBe(0)

  const address = '/productos/zuncho-pet-16-verde?producto=108'
  const page = await open(address)
  allowComplaints(page)
  await page.getByRole('heading', { level: 1, name: 'Producto suyo' }).waitFor()
  expect(page.url()).toBe(backend.url() + address)
  const sheet = await page.request.get('/fichas/zuncho-pp-9-blanco.pdf', { maxRedirects: 0 })
  expect(sheet.headers()['content-type']).not.toBe('application/pdf')
})

test('without banners, or if they fail, a fallback picture shows', async () => {
  for (const banners of [() => json([]), () => json({}, 500)]) {
    backend.respond({ 'GET /banners/active': banners })
    const page = await open('/')
    await page.getByText(inicio.fallback.title).waitFor()
    await page.locator('.hero video').waitFor()
    expect(await page.locator('.carousel').count()).toBe(0)
  }
})

test('a banner links to another site or to a full address of ours; an invalid one is left out', async () => {
  const elsewhere = 'https://feria.example/embalaje?stand=12'
  const banner = (id: number, to: string) => ({
    id,
    name: `Banner ${id}`,
    url: '/media/banners/banner-1.jpg',
    button: { label: `Ver ${id}`, to },
  })
  const all = [banner(1, elsewhere), banner(2, `${backend.url()}/zunchos-herramientas`), banner(3, 'https://[roto')]
  backend.respond({ 'GET /banners/active': () => json(all) })
  const page = await openPage({ ...here(), reducedMotion: 'reduce' })
  allowComplaints(page)
  await page.route('https://feria.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Feria del embalaje</h1>' }),
  )
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const isSamePage = () => page.evaluate(() => 'isSamePage' in window)

  await page.getByText('1 / 2').waitFor()
  await page.getByRole('button', { name: 'Banner siguiente' }).click()
  await page.getByRole('link', { name: 'Ver 2' }).click()
  await page.waitForURL(`${backend.url()}/zunchos-herramientas`)
  expect(await isSamePage()).toBe(true)
  await page.goBack()
  await page.getByRole('link', { name: 'Ver 1' }).click()
  await page.getByRole('heading', { name: 'Feria del embalaje' }).waitFor()
  expect(page.url()).toBe(elsewhere)
})

test.each([
  ['/products', { 'GET /categories/subcategories': () => json([]) }],
  ['/categories/subcategories', { 'GET /products': () => json({ products: [], totalPages: 1 }) }],
])('when %s fails, the page shows the error with status 503', async (_call, responses) => {
  backend.respond({ 'GET /products': () => json({}, 500), ...responses })
  expect((await fetch(`${backend.url()}/productos`)).status).toBe(503)
  const page = await open('/productos')
  allowComplaints(page)
  const alert = page.getByRole('alert')
  await alert.getByText('Lo sentimos, ocurrio un error! Intenta más tarde!', { exact: true }).waitFor()
  expect(await alert.locator('svg path').first().getAttribute('d')).toBe(firstLineOf('alert'))
  expect(await axeFindings(page)).toEqual([])
})

test('when the call for a product fails, its page is 503 with its error text', async () => {
  backend.respond({ 'GET /products/508': () => json({}, 500) })
  const response = await fetch(backend.url() + productPage(508))
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('Error loading products')])
})

test('only tabs with data show', async () => {
  const tabsOf = async (id: number) => (await open(productPage(id))).getByRole('tab').allTextContents()
  expect(await tabsOf(503)).toEqual(['Especificaciones'])
  expect(await tabsOf(505)).toEqual(['Descargas', 'Videos'])
  expect(await tabsOf(506)).toEqual([])
  expect(await tabsOf(504)).toEqual(['Información'])
  const page = await open(productPage(504))
  await page.getByRole('tabpanel').getByText('Un texto corrido.', { exact: true }).waitFor()
})

test('duplicate entries all show, and script addresses do not become links', async () => {
  backend.respond({
    'GET /banners/active': () =>
      json([
        { id: 1, name: 'Bueno', url: '/media/brand/x.jpg' },
        { id: 2, name: 'Malo', url: 'javascript:alert(1)' },
      ]),
  })
  const page = await open(productPage(507))
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  // The pictures of this product do not exist.
  allowComplaints(page)
  await page.reload()
  await page.getByRole('tab', { name: 'Información', selected: true }).waitFor()
  const counts: number[] = []
  for (const [tab, role] of [
    ['Especificaciones', 'row'],
    ['Información', 'listitem'],
    ['Descargas', 'link'],
    ['Videos', 'link'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await page.getByRole('tab', { name: tab, selected: true }).waitFor()
    counts.push(await page.getByRole('tabpanel').getByRole(role).count())
  }
  expect(counts).toEqual([2, 2, 2, 2])
  expect(await page.getByRole('button', { name: /^Ver imagen/ }).count()).toBe(2)
  expect(complaints.filter((text) => text.includes('key'))).toEqual([])
  for (const path of [productPage(507), '/']) {
    await page.goto(path)
    expect(await page.content()).not.toContain('javascript:')
    expect(await page.getByText('Malo').count()).toBe(0)
  }
  await page.getByRole('link', { name: 'Bueno' }).waitFor()
})

test('a video with another aspect ratio shows whole, without layout shift', async () => {
  const page = await openPage(here())
  await page.route(pressVideo, async (route) => {
    const response = await page.request.get('/media/loops/film.webm')
    await route.fulfill({ contentType: 'video/webm', body: await response.body() })
  })
  await page.goto(productPage(501))
  await page.getByRole('tab', { name: 'Videos' }).click()
  const player = page.getByRole('tabpanel').locator('video')
  const sizeOf = () => player.evaluate(({ clientWidth, clientHeight }) => ({ clientWidth, clientHeight }))
  const before = await sizeOf()
  expect(before.clientHeight).toBe(Math.round((before.clientWidth * 9) / 16))
  await player.evaluate((element) => (element as HTMLVideoElement).play())
  expect(await player.evaluate((element) => (element as HTMLVideoElement).videoHeight)).toBe(600)
  expect(await sizeOf()).toEqual(before)
  expect(await player.evaluate((element) => getComputedStyle(element).objectFit)).toBe('contain')
})

test('an embedded video is a picture until it is clicked', async () => {
  const page = await open(productPage(502))
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  )
  await page.getByRole('tab', { name: 'Videos' }).click()
  expect(await page.locator('iframe').count()).toBe(0)
  await page.getByRole('link', { name: /^Reproducir/ }).click()
  expect(await page.locator('iframe').getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/Precinta/,
  )
})

test('without its products a table is left out, with its heading', async () => {
  const html = await read('/envolvedora')
  expect(html).toContain('Qué cambia al envolver con máquina')
  expect(html).not.toMatch(/Elegir según el flujo y la carga|<table/)
})

test('there is nothing to compare and nothing to filter by', async () => {
  const comparison = await fetch(`${backend.url()}/comparar?productos=108`, { redirect: 'manual' })
  expect([comparison.status, comparison.headers.get('Location')]).toEqual([302, '/'])
  const asked: string[] = []
  backend.respond({
    'GET /products': ({ search }) => {
      asked.push(search)
      return json({ products: [], totalPages: 1 })
    },
    'GET /categories/subcategories': () => json([]),
  })
  const html = await read('/productos?categoryId=2&ancho=19&vista=tabla')
  expect(html).toContain('Sin resultados!!')
  expect(html).not.toContain('aria-label="Filtros"')
  expect(new Set(asked)).toEqual(new Set(['?categoryId=2&page=0']))
})

const found = { id: 101, slug: 'p-1', name: 'Producto 1', subtitle: '', alt: '', srcImg: [] }

test('what a search leads to is not counted, and an empty result works without a suggestion', async () => {
  backend.respond({
    'GET /products': ({ searchParams }) =>
      json({ products: searchParams.get('name') === 'nada' ? [] : [found], totalPages: 1 }),
    'GET /products/101': () => json({ ...found, desc: '', jsonDetails: {} }),
    'GET /categories/subcategories': () => json([{ id: 1, name: 'ZUNCHOS', other_Categories: [] }]),
  })
  const page = await open('/productos?name=nada')
  const results = page.getByRole('region', { name: 'Resultados' })
  await results.getByText('Sin resultados!!', { exact: true }).waitFor()
  await results.getByRole('link', { name: 'Zunchos' }).waitFor()
  await page.goto('/productos?name=producto')
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await results.getByRole('link', { name: 'Producto 1' }).click()
  await page.getByRole('button', { name: 'Agregar a la Cotización' }).click()
  await page.getByText('Agregado!').waitFor()
  expect(posts).toEqual([])
})

test('products are proposed for a calculation if their rows allow it, and otherwise not', async () => {
  const film = {
    ...found,
    id: 601,
    name: 'Film suyo',
    jsonDetails: {
      specifications: [
        { key: 'Ancho', value: '500 mm' },
        { key: 'Espesor', value: '20 µm' },
        { key: 'Largo por rollo', value: '400 m' },
        { key: 'Estiramiento de trabajo', value: 'Hasta 80 % (manual)' },
      ],
    },
  }
  const calls: string[] = []
  backend.respond({
    'GET /products': ({ search, searchParams }) => {
      calls.push(search)
      const { jsonDetails: _, ...item } = film
      return json({ products: [searchParams.get('categoryId') === '15' ? item : found], totalPages: 1 })
    },
    'GET /products/601': () => json({ ...film, desc: '' }),
    'GET /products/101': () => json({ ...found, desc: '', jsonDetails: { specifications: [] } }),
  })
  const plain = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')
  for (let times = 0; times < 2; times++) {
    // 11,088 m / 400 m = 27.72, so 28 rolls.
    expect(plain(await read('/calculadoras/film'))).toMatch(/Film suyo\s*28 al mes/)
  }
  expect(calls).toEqual(['?categoryId=15&page=0'])
  const cushions = plain(await read('/calculadoras/airpads'))
  expect(cushions).toContain('14 rollos de 500 m al mes')
  expect(cushions).not.toContain('Productos para este cálculo')
})

test('there are no private pages, and nothing links to one', async () => {
  const trackingUrl = `https://otro.example/seguimiento/${'A'.repeat(27)}`
  backend.respond({ 'POST /contacts': () => json({ id: 1, folio: 'X-001', trackingUrl }, 201) })
  const page = await open('/contacto')
  await fill(page, answers)
  await page.getByRole('button', { name: 'ENVIAR' }).click()
  await page.getByText('Folio: X-001').waitFor()
  expect(await page.getByRole('link', { name: 'Seguir la solicitud' }).count()).toBe(0)
  const response = await fetch(backend.url() + new URL(trackingUrl).pathname)
  expect([response.status, await response.text()]).toEqual([
    404,
    expect.stringContaining('Este enlace no está disponible'),
  ])

  const own = await page.request.post('/api/contacts', { data: aContact() })
  const path = new URL((await own.json()).trackingUrl).pathname
  for (const address of [path, `${path}/cotizacion-v1.pdf`]) {
    expect((await fetch(backend.url() + address, { redirect: 'manual' })).status).toBe(404)
  }
})

test('the sitemap of a large catalogue is split into parts, each product in one of them', async () => {
  const src = 'https://cdn.example/p-1.jpg?size=800&key=abc'
  const pages = 150
  const calls: string[] = []
  let underWay = 0
  let most = 0
  const item = (page: number) => {
    return { id: page + 1, slug: `p-${page}`, name: `P ${page}`, subtitle: '', alt: '', srcImg: [src] }
  }
  backend.respond({
    'GET /products': async ({ searchParams }) => {
      const page = Number(searchParams.get('page') ?? 0)
      calls.push(String(page))
      most = Math.max(most, ++underWay)
      await new Promise(setImmediate)
      underWay--
      return json({ products: [item(page)], totalPages: pages })
    },
    'GET /products/1': () => json({ ...item(0), desc: '', jsonDetails: {} }),
  })
  const addressesIn = (xml: string) =>
    [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'))
  const [, ...parts] = addressesIn(await read('/sitemap.xml'))
  expect(parts).toEqual(['/sitemap-productos.xml?parte=1', '/sitemap-productos.xml?parte=2'])
  const texts = await Promise.all(parts.map(read))
  const products = texts.flatMap(addressesIn)
  expect(products).toEqual(Array.from({ length: pages }, (_, page) => `/productos/p-${page}?producto=${page + 1}`))
  expect((await fetch(`${backend.url()}/sitemap-productos.xml?parte=3`)).status).toBe(404)
  expect(most).toBeLessThanOrEqual(2 * 4)
  expect([...new Set(calls)]).toHaveLength(pages)
  const asked = calls.length
  expect(await Promise.all(Array.from({ length: 20 }, () => read('/sitemap-productos.xml?parte=1')))).toEqual(
    Array(20).fill(texts[0]),
  )
  expect(calls).toHaveLength(asked)

  // Pictures of another backend keep their absolute address.
  expect(texts[0]).toContain(`<image:loc>${src.replace('&', '&amp;')}</image:loc>`)
  const [, data = '{}'] =
    /<script type="application\/ld\+json">(\{[^<]*"Product".*?)<\/script>/s.exec(
      await read('/productos/p-0?producto=1'),
    ) ?? []
  expect(JSON.parse(data).image).toEqual([src])
})

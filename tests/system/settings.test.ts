import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffAccount, staffSettings } from '../e2e/staff-account.ts'
import { readPdfText } from '../support/pdf-text.ts'
import { aContact, aQuotation, aServiceRequest } from '../support/samples.ts'
import { freePort, startServer } from '../support/server-process.ts'
import { startSmtpSink } from '../support/smtp-sink.ts'
import { dataFolder } from '../support/test-database.ts'

const folder = dataFolder()
let smtp: Awaited<ReturnType<typeof startSmtpSink>>
let server: Awaited<ReturnType<typeof startServer>>
let headers: Record<string, string>

const mailTo = 'todos@precinta.example'

beforeAll(async () => {
  smtp = await startSmtpSink()
  const port = await freePort()
  server = await startServer({
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: folder,
    SMTP_URL: smtp.url,
    MAIL_TO: mailTo,
    ...staffSettings,
  })
  const signedIn = await fetch(`${server.url}/login`, {
    method: 'POST',
    headers: { Origin: server.url },
    body: new URLSearchParams(staffAccount),
    redirect: 'manual',
  })
  const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
  headers = { Cookie: cookies.join('; '), Origin: server.url, 'Content-Type': 'application/json' }
})
afterAll(async () => {
  await server.stop()
  await smtp.stop()
})

async function change(section: string, changes: object) {
  const address = `${server.url}/api/admin/settings/${section}`
  const before = await (await fetch(address, { headers })).json()
  const saved = await fetch(address, { method: 'PUT', headers, body: JSON.stringify({ ...before, ...changes }) })
  expect(saved.status).toBe(200)
}

const send = async (path: string, body: object) => {
  const options = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  return (await (await fetch(`${server.url}${path}`, options)).json()).folio as string
}

/** The mails about a request: one to staff and one to the visitor. */
async function mailsAbout(folio: string) {
  const found = () => smtp.received.filter(({ subject }) => subject?.includes(folio))
  await expect.poll(() => found().length).toBe(2)
  return { notice: found().find(({ subject }) => subject?.includes('·')), all: found() }
}

const pageOf = async (path: string) => (await fetch(`${server.url}${path}`)).text()
/** Line breaks in a PDF fall anywhere, so texts are compared without white space. */
const unspaced = (text: string) => text.replace(/\s+/g, '')
const sheetText = async (path: string) => {
  const response = await fetch(`${server.url}${path}`)
  return unspaced(readPdfText(Buffer.from(await response.arrayBuffer())).join(''))
}
const sheets = ['/fichas/zuncho-pet-16-verde.pdf', '/cotizacion/lista.pdf?productos=108x24']
const pages = [
  '/',
  '/contacto',
  '/privacidad',
  '/nosotros',
  '/servicio-tecnico',
  '/cotizacion',
  '/productos',
  '/mineria',
]

const renamed = {
  name: 'Amarres <Sur>',
  legalName: 'Amarres del Sur SpA',
  group: 'Grupo Sur',
  email: 'hola@amarres.example',
  serviceEmail: 'taller@amarres.example',
  warehouse: 'Ruta 5 Sur km 253, Talca',
  phones: { sales: '+56 2 2999 0001', service: '+56 2 2999 0002' },
  whatsapp: '+56 9 9999 0003',
  address: { street: 'Camino Uno 25', district: 'Talca', city: 'Maule', country: 'Chile' },
  social: { instagram: '', linkedin: 'https://www.linkedin.com/company/amarres-example' },
}
const former = ['Precinta', 'precinta.example', '2555 0100', '5555 0100', 'Quilicura', 'Echevers']
const formerIn = (text: string) => former.filter((word) => text.includes(word))

test('a changed company shows on cached pages, data sheets, the list and mails without a restart', async () => {
  for (const path of pages) expect(formerIn(await pageOf(path)), path).toContain('Precinta')
  for (const path of sheets) expect(await sheetText(path), path).toContain('PrecintaChileSpA')
  await change('company', renamed)

  for (const path of pages) {
    const page = await pageOf(path)
    expect(formerIn(page), path).toEqual([])
    expect(page, path).toContain('href="tel:+56229990001"')
    expect(page, path).toContain('href="https://wa.me/56999990003')
    expect(page, path).toMatch(/<title>(Contacto|.*Amarres &lt;Sur&gt;.*)<\/title>/)
    expect(page, path).not.toMatch(/\{(empresa|razonSocial|correo|calle|comuna|ciudad|pais)\}/)
    expect(page, path).not.toContain('Instagram</a>')
    expect(page, path).toContain('Bodega: Ruta 5 Sur km 253, Talca')
    expect(page.includes('mailto:taller@amarres.example'), path).toBe(path === '/servicio-tecnico')
  }
  expect(await pageOf('/privacidad')).toContain(
    'Amarres del Sur SpA, con domicilio en Camino Uno 25, Talca, Maule, Chile',
  )
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(await pageOf('/')) ?? []
  expect(JSON.parse(json)).toMatchObject({
    name: renamed.legalName,
    alternateName: renamed.name,
    telephone: renamed.phones.sales,
    email: renamed.email,
    sameAs: [renamed.social.linkedin],
  })
  const rejected = await fetch(`${server.url}/contacto`, { method: 'PUT', headers: { Origin: server.url } })
  expect(await rejected.text()).toContain(renamed.phones.sales)

  for (const path of sheets) {
    const text = await sheetText(path)
    for (const part of ['Amarres del Sur SpA · Camino Uno 25, Talca', '+56 2 2999 0001 · hola@amarres.example']) {
      expect(text, path).toContain(unspaced(part))
    }
  }

  const { all } = await mailsAbout(await send('/api/invoices', aQuotation()))
  for (const { from, html, text } of all) {
    for (const part of [renamed.legalName, renamed.phones.sales, renamed.whatsapp, renamed.email, 'Camino Uno 25']) {
      expect(html).toContain(part)
      expect(text).toContain(part)
    }
    expect(text).not.toContain('2555 0100')
    expect(from).toEqual({ name: renamed.name, address: renamed.email })
  }
})

/** What a page loads by itself, as opposed to what it links to. */
const loadedAddresses = (page: string) =>
  [...page.matchAll(/ (?:src|srcset|poster|data)="([^"]+)"|<link [^>]*href="([^"]+)"/gi)].map(
    ([, source, linked]) => source ?? linked ?? '',
  )
/** Only the part about the video, which a failed assertion can print. */
const videoPart = (page: string) => page.slice(page.indexOf('La empresa modelo')).split('</section>', 1)[0]
const isForeign = (address: string) => /^(https?:)?\/\//.test(address) && !address.startsWith(server.url)

test('the page about the company shows the demo’s video, one of the video host only after a click, or another file', async () => {
  const demoText = 'Cajas que pasan bajo el arco'
  const byDefault = videoPart(await pageOf('/nosotros'))
  expect(byDefault).toMatch(/<video src="\/media\/loops\/inicio\.mp4\?v=\w+"/)
  expect(byDefault).toContain(demoText)

  await change('company', { video: 'https://youtu.be/dQw4w9WgXcQ?si=abc' })
  const page = await pageOf('/nosotros')
  const embedded = videoPart(page)
  expect(embedded).toMatch(/<a href="https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ" class="video-poster/)
  expect(embedded).toMatch(/Reproducir: (<!-- -->)?La empresa modelo, en video/)
  expect(embedded).not.toMatch(/<video|<iframe/)
  expect(embedded).not.toContain(demoText)
  expect(loadedAddresses(page).length).toBeGreaterThan(10)
  expect(loadedAddresses(page).filter(isForeign)).toEqual([])

  await change('company', { video: 'https://videos.example/empresa.mp4?firma=1' })
  const file = videoPart(await pageOf('/nosotros'))
  expect(file).toMatch(/<video src="https:\/\/videos\.example\/empresa\.mp4\?firma=1" poster="\/media\/[^"]+\.jpg\?/)
  expect(file).toContain('preload="none"')
  expect(file).not.toContain(demoText)
  await change('company', { video: '' })
})

test('each kind of request reaches its recipients, who also get the replies; others reach MAIL_TO', async () => {
  const sales = ['ventas@precinta.example', 'jefa@precinta.example']
  await change('recipients', { quotation: sales, service: ['taller@precinta.example'] })
  const expected: [string, object, string[]][] = [
    ['/api/invoices', aQuotation(), sales],
    ['/api/contacts', aServiceRequest(), ['taller@precinta.example']],
    ['/api/contacts', aContact(), [mailTo]],
  ]
  for (const [path, body, recipients] of expected) {
    const { notice, all } = await mailsAbout(await send(path, body))
    expect(notice?.to?.map(({ address }) => address)).toEqual(recipients)
    const acknowledgement = all.find((mail) => mail !== notice)
    expect(acknowledgement?.replyTo?.map(({ address }) => address)).toEqual(recipients)
  }
})

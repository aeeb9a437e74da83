import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allowComplaints, setUpBrowser } from './browser.ts'
import { answers, fill, linesOf, opening, strap, whoAsks } from './form-steps.ts'
import { stopClock, untilAlive } from './page-checks.ts'

const open = opening(setUpBrowser())

/** What the calls meet, one after the other; then they succeed. */
const failures = {
  'is cut off': 'cut',
  'returns 500': { status: 500, body: '{}' },
  'returns 429': { status: 429, body: '{"error":{"code":"too_many_requests","message":"x"}}' },
  'returns garbage': { status: 502, body: '<html>' },
} as const

const notHeard = 'no response'
const changingOver = { status: 503, body: '{}', headers: { 'Retry-After': '1' } }
const replies = [...Object.values(failures), notHeard, changingOver] as const

const contact = { call: '/contacts', button: 'ENVIAR' }
const forms = [
  { path: '/contacto', values: answers, ...contact },
  { path: '/vidrio', values: answers, ...contact },
  { path: '/servicio-tecnico', values: { ...answers, 'Tipo de Máquina*': 'Envolvedora EP 16' }, ...contact },
  { path: '/cotizacion', values: whoAsks, call: '/invoices', button: 'Solicitar Cotización' },
]

/** Fails every call as above, and records the keys. */
async function failCalls(page: Page, call: string) {
  allowComplaints(page)
  const keys: (string | undefined)[] = []
  await page.route(`**/api${call}`, async (route) => {
    const reply = replies[keys.length]
    keys.push(route.request().headers()['idempotency-key'])
    if (reply === 'cut') return route.abort()
    if (reply === undefined) return route.continue()
    if (reply !== notHeard) return route.fulfill({ ...reply, contentType: 'application/json' })
  })
  return keys
}

const textOf = async (page: Page) => (await page.getByRole('main').textContent())?.replace(/[\d.]+ \/ 2\.000/, '')

const expectValues = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await expect.poll(() => page.getByLabel(label, { exact: true }).inputValue()).toBe(value)
  }
}

const quotationFailed = (page: Page) =>
  page.getByRole('alert').getByText('Ocurrió un error al enviar la cotización, intenta de nuevo', { exact: true })

async function expectErrorUnderButton(page: Page, button: string) {
  const error = quotationFailed(page)
  await error.waitFor()
  expect(await error.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(200, 16, 46)')
  const boxes = [await page.getByRole('button', { name: button }).boundingBox(), await error.boundingBox()]
  const [above, below] = boxes
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
  expect(await linesOf(page).getByRole('spinbutton').inputValue()).toBe('2')
}

test.each(forms)(
  'when sending fails, the form of $path keeps its values: nothing is said, or for a quotation an error under the button; a retry has the same key',
  async ({ path, values, call, button }) => {
    const page = await open(path, { items: [strap] })
    const isQuotation = path === '/cotizacion'
    const before = await textOf(page)
    await fill(page, values)
    const keys = await failCalls(page, call)
    const click = () => page.getByRole('button', { name: button }).click()
    const spinner = page.getByRole('dialog', { name: 'Enviando' })
    const expectForm = async (failure: string) => {
      await spinner.waitFor({ state: 'hidden' })
      await expectValues(page, values)
      if (isQuotation) return expectErrorUnderButton(page, button)
      expect(await textOf(page), failure).toBe(before)
      expect(await page.getByRole('alert').count(), failure).toBe(0)
    }
    for (const [index, failure] of Object.keys(failures).entries()) {
      await click()
      await expect.poll(() => keys.length, { message: failure }).toBe(index + 1)
      await expectForm(failure)
    }
    await page.reload()
    await untilAlive(page)
    await expectValues(page, values)

    await stopClock(page)
    await click()
    await expect.poll(() => keys.length).toBe(replies.indexOf(notHeard) + 1)
    await page.clock.fastForward(29_900)
    expect(await spinner.isVisible()).toBe(true)
    await page.clock.fastForward(200)
    await expectForm('no response within 30 seconds')
    await page.clock.resume()

    // While the database changes over, the form waits and sends again by itself.
    await click()
    await page.waitForURL('**/confirmacion*')
    expect(keys.length).toBe(replies.length + 1)
    expect(new Set(keys).size).toBe(1)
    await page.goto(path)
    expect(await page.getByLabel('Nombre*').inputValue()).toBe('')
  },
)

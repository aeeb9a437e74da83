import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setUpBrowser } from './browser.ts'
import { answers, fill, intercept, linesOf, opening, strap, whoAsks } from './form-steps.ts'
import { axeFindings, stopClock, untilAlive } from './page-checks.ts'

const open = opening(setUpBrowser())

const failures = {
  'is cut off': 'cut',
  'returns 500': { status: 500, body: '{}' },
  'returns 429': { status: 429, body: '{"error":{"code":"too_many_requests","message":"x"}}' },
  'returns garbage': { status: 502, body: '<html>' },
} as const

const forms = {
  '/contacto': answers,
  '/vidrio': answers,
  '/servicio-tecnico': { ...answers, 'Tipo de Máquina*': 'Envolvedora EP 16' },
}

const cases = Object.entries(forms).flatMap(([path, values]) =>
  Object.entries(failures).map(([failure, reply]) => ({ path, values, failure, reply })),
)

const textOf = async (page: Page) => (await page.getByRole('main').textContent())?.replace(/[\d.]+ \/ 2\.000/, '')

const expectValues = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await expect.poll(() => page.getByLabel(label, { exact: true }).inputValue()).toBe(value)
  }
}

test.each(cases)(
  'when the call $failure, the form of $path returns silently with all values, and a retry has the same key',
  async ({ path, values, reply }) => {
    const page = await open(path)
    const before = await textOf(page)
    await fill(page, values)
    const sent = await intercept(page, '/contacts', (_request, attempt) => (attempt === 1 ? reply : 'through'))
    await page.getByRole('button', { name: 'ENVIAR' }).click()
    await expect.poll(() => sent.length).toBe(1)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expectValues(page, values)
    expect(await textOf(page)).toBe(before)
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.reload()
    await untilAlive(page)
    await expectValues(page, values)
    await page.getByRole('button', { name: 'ENVIAR' }).click()
    await page.waitForURL('**/confirmacion*')
    expect(sent[1]?.key).toBe(sent[0]?.key)
    await page.goto(path)
    await untilAlive(page)
    expect(await page.getByLabel('Nombre*').inputValue()).toBe('')
  },
)

const quotationFailed = (page: Page) =>
  page.getByRole('alert').getByText('Ocurrió un error al enviar la cotización, intenta de nuevo', { exact: true })

test.each(Object.entries(failures))(
  'when the call %s, a quotation shows an error under the button, keeps list and values, and can be sent again',
  async (_failure, reply) => {
    const page = await open('/cotizacion', { items: [strap] })
    await fill(page, whoAsks)
    const sent = await intercept(page, '/invoices', (_request, attempt) => (attempt === 1 ? reply : 'through'))
    const button = page.getByRole('button', { name: 'Solicitar Cotización' })
    await button.click()
    const error = quotationFailed(page)
    await error.waitFor()
    expect(await error.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(200, 16, 46)')
    const [above, below] = [await button.boundingBox(), await error.boundingBox()]
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
    expect(await axeFindings(page)).toEqual([])
    expect(await linesOf(page).getByRole('spinbutton').inputValue()).toBe('2')
    await expectValues(page, whoAsks)
    await button.click()
    await page.waitForURL('**/confirmacion?folio=COT-*')
    expect(sent[1]?.key).toBe(sent[0]?.key)
  },
)

test.each([
  ...Object.entries(forms).map(([path, values]) => ({ path, values, call: '/contacts', button: 'ENVIAR' })),
  { path: '/cotizacion', values: whoAsks, call: '/invoices', button: 'Solicitar Cotización' },
])('while the database changes over, the form waits and sends again with its key: $path', async (form) => {
  const { path, values, call, button } = form
  const page = await open(path, { items: [strap] })
  await fill(page, values)
  const busy = { status: 503, body: '{}', headers: { 'Retry-After': '1' } }
  const sent = await intercept(page, call, (_request, attempt) => (attempt < 3 ? busy : 'through'))
  await page.getByRole('button', { name: button }).click()
  await page.waitForURL('**/confirmacion*')
  expect(sent.length).toBe(3)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
})

test.each([
  ...Object.entries(forms).map(([path, values]) => ({ path, values, call: '/contacts', button: 'ENVIAR' })),
  { path: '/cotizacion', values: whoAsks, call: '/invoices', button: 'Solicitar Cotización' },
])('a call without a response after 30 seconds fails: $path', async ({ path, values, call, button }) => {
  const page = await open(path, { items: [strap] })
  await fill(page, values)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const sent = await intercept(page, call, () => 'cut', held)
  await stopClock(page)
  await page.getByRole('button', { name: button }).click()
  await expect.poll(() => sent.length).toBe(1)
  await page.clock.fastForward(29_900)
  expect(await page.getByRole('dialog', { name: 'Enviando' }).isVisible()).toBe(true)
  await page.clock.fastForward(200)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await expectValues(page, values)
  if (path === '/cotizacion') await quotationFailed(page).waitFor()
  else expect(await page.getByRole('alert').count()).toBe(0)
  release()
})

import { expect, test } from 'vitest'
import { confirmBrowser, confirmedToken } from './tracking-cookie.server.ts'

/** Opens mailed links one after the other, and sends back every cookie as a browser does. */
async function browser() {
  const jar = new Map<string, string>()
  const headers = () => new Headers({ Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') })
  const open = async (folio: string, token: string) => {
    const given = new Headers(await confirmBrowser(headers(), folio, token, 'https://precinta.example'))
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given.get('Set-Cookie') ?? '') ?? []
    jar.set(name, value)
  }
  return { jar, headers, open, tokenOf: (folio: string) => confirmedToken(headers(), folio) }
}

const folioOf = (number: number) => `COT-2026-${String(number).padStart(6, '0')}`
const tokenOf = (number: number) => String(number).padStart(27, 'a')

test('a buyer with many requests sends one cookie of bounded size, which confirms the newest', async () => {
  const buyer = await browser()
  for (let number = 1; number <= 60; number++) await buyer.open(folioOf(number), tokenOf(number))
  expect(buyer.jar.size).toBe(1)
  expect(buyer.headers().get('Cookie')?.length).toBeLessThan(2_000)
  for (const number of [60, 41]) expect(await buyer.tokenOf(folioOf(number))).toBe(tokenOf(number))
  expect(await buyer.tokenOf(folioOf(40))).toBeUndefined()
  // Opened again, an older one is the newest.
  await buyer.open(folioOf(41), tokenOf(99))
  await buyer.open(folioOf(61), tokenOf(61))
  expect(await buyer.tokenOf(folioOf(41))).toBe(tokenOf(99))
  expect(await buyer.tokenOf(folioOf(42))).toBeUndefined()
})

test.each(['', 'x', btoa('"COT-1"'), btoa('[["COT-2026-000001","short"]]'), btoa('{"a":1}')])(
  'a cookie of %j confirms nothing, and is replaced',
  async (value) => {
    const buyer = await browser()
    buyer.jar.set('seguimiento-confirmadas', value)
    expect(await buyer.tokenOf(folioOf(1))).toBeUndefined()
    await buyer.open(folioOf(1), tokenOf(1))
    expect(await buyer.tokenOf(folioOf(1))).toBe(tokenOf(1))
  },
)

/** The schemas are in another file, because the site formats amounts without them. */
export const currencies = ['CLP', 'USD'] as const
export type Currency = (typeof currencies)[number]

export const currencyNames: Record<Currency, string> = { CLP: 'Pesos (CLP)', USD: 'Dólares (USD)' }

/** Amounts are integers in the smallest unit: pesos have no decimals, dollars have cents. */
const decimals: Record<Currency, number> = { CLP: 0, USD: 2 }
const signs: Record<Currency, string> = { CLP: '$', USD: 'US$' }

/** Every sum up to this stays exact in a JavaScript number. */
export const maxAmount = 999_999_999_999

export const tooMuch = 'El monto supera el máximo'

export function formatAmount(amount: number, currency: Currency): string {
  const digits = String(Math.abs(amount)).padStart(decimals[currency] + 1, '0')
  const end = digits.length - decimals[currency]
  const whole = digits.slice(0, end).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${amount < 0 ? '-' : ''}${whole}${end < digits.length ? `,${digits.slice(end)}` : ''}`
}

export const formatMoney = (amount: number, currency: Currency) =>
  `${amount < 0 ? '-' : ''}${signs[currency]}\u00a0${formatAmount(Math.abs(amount), currency)}`

/** From hundredths of a percent. */
export const formatPercent = (hundredths: number) => `${formatAmount(hundredths, 'USD').replace(/,?0+$/, '')}\u00a0%`

const written = /^([1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,(\d+))?$/

/** Reads an amount as Chileans write it: dots between thousands, a comma before decimals. */
export function parseAmount(text: string, currency: Currency): number | undefined {
  const [, whole, fraction = ''] = written.exec(text.replace(/^US\$|\$/, '').replace(/\s/g, '')) ?? []
  if (whole === undefined || fraction.length > decimals[currency]) return undefined
  const amount = Number(whole.replaceAll('.', '') + fraction.padEnd(decimals[currency], '0'))
  return amount <= maxAmount ? amount : undefined
}

import { formatPercent } from './money.ts'

export type PricedLine = { quantity: number; unitPrice: number; discount: number }

export type Priced = { lines: readonly PricedLine[]; discount: number; freight: number; isExempt: boolean }

export type Totals = {
  lines: number[]
  subtotal: number
  discount: number
  net: number
  tax: number
  total: number
}

const vatPercent = 19n
export const vatText = `${vatPercent}\u00a0%`
export const exemptText = 'Exenta'

/** Discounts are hundredths of a percent. */
const wholeDiscount = 10_000n

/**
 * Each line, the discount on the whole and the tax are rounded to the smallest unit, halves up; everything else is a
 * sum of rounded amounts, so that the printed amounts add up exactly.
 */
export function totalsOf({ lines, discount, freight, isExempt }: Priced): Totals {
  const amounts = lines.map(amountOf)
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0n)
  const reduction = divide(subtotal * BigInt(discount), wholeDiscount)
  const net = subtotal - reduction + BigInt(freight)
  const tax = isExempt ? 0n : divide(net * vatPercent, 100n)
  return {
    lines: amounts.map(Number),
    subtotal: Number(subtotal),
    discount: Number(reduction),
    net: Number(net),
    tax: Number(tax),
    total: Number(net + tax),
  }
}

export const lineTotal = (line: PricedLine) => Number(amountOf(line))

const amountOf = ({ quantity, unitPrice, discount }: PricedLine) =>
  divide(BigInt(quantity) * BigInt(unitPrice) * (wholeDiscount - BigInt(discount)), wholeDiscount)

/** What every document shows above the total, in this order. */
export function totalRows({ discount, freight, isExempt }: Omit<Priced, 'lines'>, totals: Omit<Totals, 'lines'>) {
  const rows = [
    (discount > 0 || freight > 0) && { label: 'Subtotal', amount: totals.subtotal },
    discount > 0 && { label: `Descuento ${formatPercent(discount)}`, amount: -totals.discount },
    freight > 0 && { label: 'Flete', amount: freight },
    { label: isExempt ? 'Neto, exento de IVA' : 'Neto', amount: totals.net },
    !isExempt && { label: `IVA ${vatText}`, amount: totals.tax },
  ]
  return rows.filter((row) => row !== false)
}

const divide = (amount: bigint, by: bigint) => (amount * 2n + by) / (by * 2n)

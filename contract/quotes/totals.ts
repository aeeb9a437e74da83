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

/** Discounts are hundredths of a percent. */
const wholeDiscount = 10_000n

/**
 * Each line, the discount on the whole and the tax are rounded to the smallest unit, halves up; everything else is a
 * sum of rounded amounts, so that the printed amounts add up exactly.
 */
export function totalsOf({ lines, discount, freight, isExempt }: Priced): Totals {
  const amounts = lines.map((line) =>
    divide(BigInt(line.quantity) * BigInt(line.unitPrice) * (wholeDiscount - BigInt(line.discount)), wholeDiscount),
  )
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

const divide = (amount: bigint, by: bigint) => (amount * 2n + by) / (by * 2n)

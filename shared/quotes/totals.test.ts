import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { createRandom, type Random } from '../../tests/system/fuzz/random.ts'
import { maxLineQuantity, maxQuotationLines } from '../limits.ts'
import { maxAmount } from './money.ts'
import { type Priced, totalsOf } from './totals.ts'

const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31))

/** Exact fractions, rounded by long division: nothing of the calculation under test is repeated here. */
type Fraction = { over: bigint; under: bigint }

const whole = (number: number): Fraction => ({ over: BigInt(number), under: 1n })
const times = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.over, under: a.under * b.under })
const percent = (hundredths: number): Fraction => ({ over: BigInt(hundredths), under: 10_000n })

function halfUp({ over, under }: Fraction): bigint {
  const quotient = over / under
  const remainder = over % under
  return remainder * 2n >= under ? quotient + 1n : quotient
}

const vat = percent(1900)

function expectedTotals({ lines, discount, freight, isExempt }: Priced) {
  const amounts = lines.map((line) =>
    halfUp(times(times(whole(line.quantity), whole(line.unitPrice)), percent(10_000 - line.discount))),
  )
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0n)
  const reduction = halfUp(times({ over: subtotal, under: 1n }, percent(discount)))
  const net = subtotal - reduction + BigInt(freight)
  const tax = isExempt ? 0n : halfUp(times({ over: net, under: 1n }, vat))
  return { lines: amounts, subtotal, discount: reduction, net, tax, total: net + tax }
}

const exactly = (priced: Priced) => {
  const { lines, ...sums } = totalsOf(priced)
  const inBigInt = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, BigInt(sum)]))
  return { lines: lines.map(BigInt), ...inBigInt }
}

/** Small numbers make the most roundings, large ones the most digits. */
function upTo(random: Random, most: number): number {
  const digits = random.below(String(most).length + 1)
  return Math.min(most, random.below(10 ** digits))
}

function anyPriced(random: Random): Priced {
  const count = random.chance(0.1) ? 1 + random.below(maxQuotationLines) : 1 + random.below(8)
  const lines = Array.from({ length: count }, () => {
    const quantity = 1 + upTo(random, maxLineQuantity - 1)
    const unitPrice = upTo(random, Math.floor(maxAmount / 2 / count / quantity))
    return { quantity, unitPrice, discount: anyDiscount(random) }
  })
  return {
    lines,
    discount: anyDiscount(random),
    freight: upTo(random, Math.floor(maxAmount / 10)),
    isExempt: random.chance(0.3),
  }
}

const anyDiscount = (random: Random) =>
  random.pick([0, 1, 50, 500, 3333, 5000, 9999, 10_000, random.below(10_001), random.below(10_001)])

test(`totals are those of exact fractions (seed ${seed})`, () => {
  const random = createRandom(seed)
  for (let count = 0; count < 5_000; count++) {
    const priced = anyPriced(random)
    expect(exactly(priced), `FUZZ_SEED=${seed}, number ${count}: ${JSON.stringify(priced)}`).toEqual(
      expectedTotals(priced),
    )
  }
})

const line = (quantity: number, unitPrice: number, discount = 0) => ({ quantity, unitPrice, discount })
const plain = { discount: 0, freight: 0, isExempt: false }

test.each<[string, Priced, ReturnType<typeof totalsOf>]>([
  [
    'half a peso of a line is rounded up',
    { ...plain, lines: [line(1, 1, 5000)] },
    { lines: [1], subtotal: 1, discount: 0, net: 1, tax: 0, total: 1 },
  ],
  [
    'lines are rounded before they are added',
    { ...plain, lines: [line(1, 1, 5000), line(1, 1, 5000), line(1, 1, 5000)], isExempt: true },
    { lines: [1, 1, 1], subtotal: 3, discount: 0, net: 3, tax: 0, total: 3 },
  ],
  [
    'a line just below half a peso is rounded down',
    { ...plain, lines: [line(1, 1, 5001), line(1, 9999, 9999)], isExempt: true },
    { lines: [0, 1], subtotal: 1, discount: 0, net: 1, tax: 0, total: 1 },
  ],
  [
    'half a peso of IVA is rounded up',
    { ...plain, lines: [line(1, 50)] },
    { lines: [50], subtotal: 50, discount: 0, net: 50, tax: 10, total: 60 },
  ],
  [
    'half a peso of the discount on the whole is rounded up, in favour of the buyer',
    { ...plain, lines: [line(1, 25)], discount: 1000, isExempt: true },
    { lines: [25], subtotal: 25, discount: 3, net: 22, tax: 0, total: 22 },
  ],
  [
    'halves that binary fractions would round down',
    { ...plain, lines: [line(1, 25, 3400), line(1, 20, 6750), line(3, 5, 9000)], isExempt: true },
    { lines: [17, 7, 2], subtotal: 26, discount: 0, net: 26, tax: 0, total: 26 },
  ],
  [
    'the discount on the whole does not reduce the freight, and IVA is due on it',
    { ...plain, lines: [line(2, 500)], discount: 10_000, freight: 100 },
    { lines: [1000], subtotal: 1000, discount: 1000, net: 100, tax: 19, total: 119 },
  ],
  [
    'a line that is given away',
    { ...plain, lines: [line(24, 18_990, 10_000), line(1, 0)] },
    { lines: [0, 0], subtotal: 0, discount: 0, net: 0, tax: 0, total: 0 },
  ],
  [
    'the largest amounts',
    { ...plain, lines: [line(1, maxAmount, 1)], discount: 1, isExempt: true },
    {
      lines: [999_899_999_999],
      subtotal: 999_899_999_999,
      discount: 99_990_000,
      net: 999_800_009_999,
      tax: 0,
      total: 999_800_009_999,
    },
  ],
])('%s', (_, priced, expected) => {
  expect(totalsOf(priced)).toEqual(expected)
})

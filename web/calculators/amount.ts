const formats = [0, 1, 2, 3].map(
  (digits) => new Intl.NumberFormat('es-CL', { maximumFractionDigits: digits, useGrouping: 'always' }),
)

export const amount = (value: number, digits: 0 | 1 | 2 | 3 = 0) => formats[digits]?.format(value) ?? String(value)

export const counted = (count: number, one: string, many: string) => `${amount(count)} ${count === 1 ? one : many}`

/** Three tenths of a roll are one roll, but the rounding error of a division is none. */
export const roundUp = (amount: number) => Math.ceil(Number(amount.toPrecision(12)))

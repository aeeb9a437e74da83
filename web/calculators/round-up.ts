/** Three tenths of a roll are one roll, but the rounding error of a division is none. */
export const roundUp = (amount: number) => Math.ceil(Number(amount.toPrecision(12)))

/** A set of places in a list, as bits: twenty thousand products are counted in microseconds. */
export type Bits = Uint32Array

export const noBits = (size: number): Bits => new Uint32Array(Math.ceil(size / 32))

export function bitsWhere(size: number, holds: (place: number) => boolean): Bits {
  const bits = noBits(size)
  for (let place = 0; place < size; place++) if (holds(place)) addBit(bits, place)
  return bits
}

export function bitsOf(size: number, places: number[]): Bits {
  const bits = noBits(size)
  for (const place of places) addBit(bits, place)
  return bits
}

export function addBit(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31))
}

export const hasBit = (bits: Bits, place: number) => (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1

export const intersection = (one: Bits, other: Bits): Bits => one.map((word, index) => word & (other[index] ?? 0))

export function union(size: number, sets: Bits[]): Bits {
  const all = noBits(size)
  for (const set of sets)
    for (let index = 0; index < all.length; index++) all[index] = (all[index] ?? 0) | (set[index] ?? 0)
  return all
}

export function countBoth(one: Bits, other: Bits): number {
  let count = 0
  for (let index = 0; index < one.length; index++) count += countOnes((one[index] ?? 0) & (other[index] ?? 0))
  return count
}

export const countBits = (bits: Bits) => countBoth(bits, bits)

/** Adds neighbouring bits, then pairs, then nibbles, then bytes. */
function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

type Unit = { name: string; factor: number }

const spellings: [Unit, string][] = [
  [{ name: 'mm', factor: 1 }, 'mm mms milimetro milímetro milimetros milímetros milim'],
  [{ name: 'mm', factor: 10 }, 'cm cms centimetro centímetro centimetros centímetros'],
  [{ name: 'mm', factor: 25.4 }, `" '' ” pulgada pulgadas pulg inch inches`],
  [
    { name: 'um', factor: 1 },
    'µm μm um µ μ micra micras micron micrón micrones micrometro micrómetro micrometros micrómetros mic mics',
  ],
  // 80 gauge stretch film is 20 µm thick.
  [{ name: 'um', factor: 0.25 }, 'gauge gauges'],
  [{ name: 'm', factor: 1 }, 'm mt mts metro metros'],
  [{ name: 'kg', factor: 1 }, 'kg kgs kilo kilos kilogramo kilogramos'],
  [{ name: 'g', factor: 1 }, 'g gr grs gramo gramos'],
  [{ name: 'n', factor: 1 }, 'n newton newtons'],
  [{ name: 'n', factor: 10 }, 'dan'],
  [{ name: 'n', factor: 1000 }, 'kn'],
  [{ name: 'v', factor: 1 }, 'v volt volts voltio voltios'],
  [{ name: 'ah', factor: 1 }, 'ah'],
  [{ name: 'kw', factor: 1 }, 'kw'],
  [{ name: 'bar', factor: 1 }, 'bar bares'],
]

const units = new Map(spellings.flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit])))

export const unitNames = [...units.keys()].toSorted((a, b) => b.length - a.length)

/** An inch size is traded in whole millimetres: 1/2" is sold as 12 and as 13 mm. */
export function sizesOf(amount: number, unitName: string): string[] {
  const unit = units.get(unitName)
  if (!unit) return []
  const value = Number((amount * unit.factor).toFixed(3))
  const isInch = unit.factor === 25.4
  const traded = isInch ? [Math.floor(value), Math.ceil(value)].filter((whole) => Math.abs(whole - value) < 0.8) : []
  return [...new Set([value, ...traded])].map((each) => `${each}${unit.name}`)
}

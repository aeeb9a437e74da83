import type { Attribute } from './attribute.ts'

type Need = {
  key: string
  kind: Attribute['kind']
  /** The calculators count in this one, which must be the first. */
  unit?: string
  /** The keys of options that decide what is proposed. */
  choices?: readonly string[]
}

/** What the calculators of the site read of products. Rows, names, help and further units and options are free. */
export const calculatorAttributes = [
  { key: 'ancho', kind: 'number', unit: 'mm' },
  { key: 'espesor', kind: 'number', unit: 'mm' },
  { key: 'resistencia', kind: 'number', unit: 'N' },
  { key: 'largo-zuncho', kind: 'number', unit: 'm' },
  { key: 'carga-por-pallet', kind: 'number', unit: 'kg' },
  { key: 'contenido', kind: 'number', unit: 'unidades' },
  { key: 'union', kind: 'choice', choices: ['soldadura', 'sello'] },
  { key: 'zuncho', kind: 'choice', choices: ['pp', 'pet', 'acero', 'textil'] },
  { key: 'ancho-film', kind: 'number', unit: 'mm' },
  { key: 'espesor-film', kind: 'number', unit: 'µm' },
  { key: 'estiramiento', kind: 'number', unit: '%' },
  { key: 'largo-film', kind: 'number', unit: 'm' },
  { key: 'aplicacion', kind: 'choice', choices: ['manual'] },
  { key: 'largo-airpad', kind: 'number', unit: 'm' },
  { key: 'volumen-rollo', kind: 'number', unit: 'm³' },
  { key: 'almohada', kind: 'size', unit: 'mm' },
] as const satisfies readonly Need[]

export type CalculatorAttribute = (typeof calculatorAttributes)[number]['key']

const needOf = (key: string): Need | undefined => calculatorAttributes.find((need) => need.key === key)

export const isReadByCalculators = (key: string) => needOf(key) !== undefined

/** By the fields of the form, what a change would take from the calculators that they have now. */
export function lostByCalculators(before: Attribute, after: Attribute): Record<string, string> {
  const need = needOf(before.key)
  if (!need) return {}
  if (after.key !== before.key)
    return { key: `Las calculadoras del sitio leen este atributo por su clave: debe seguir siendo «${before.key}»` }
  if (before.kind === need.kind && after.kind !== need.kind)
    return { kind: 'Las calculadoras del sitio leen este atributo: su tipo no se puede cambiar' }
  if (need.unit !== undefined && before.units[0]?.name === need.unit && after.units[0]?.name !== need.unit) {
    const field = after.units.length > 0 ? 'units.0.name' : 'units'
    return { [field]: `Las calculadoras del sitio cuentan en ${need.unit}: debe seguir siendo la primera unidad` }
  }
  const has = ({ choices }: Attribute, wanted: string) => choices.some(({ key }) => key === wanted)
  const lost = (need.choices ?? []).find((choice) => has(before, choice) && !has(after, choice))
  return lost === undefined
    ? {}
    : { choices: `Las calculadoras del sitio usan la opción con la clave «${lost}»: debe seguir en la lista` }
}

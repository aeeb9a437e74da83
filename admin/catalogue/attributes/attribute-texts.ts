import type { Attribute } from '../../../shared/catalogue/attributes/attribute.ts'
import type { RowReading, Understood } from '../../../shared/catalogue/attributes/dictionary.ts'
import { valueText } from '../../../shared/catalogue/attributes/value-text.ts'

export const attributeKindNames: Record<Attribute['kind'], string> = {
  number: 'Número o rango',
  size: 'Medidas (largo × ancho)',
  choice: 'Opciones',
  flag: 'Sí o no',
  text: 'Texto libre',
}

type Texts = { [Field in keyof Attribute]?: (value: Attribute[Field], nameOf: (id: number) => string) => string }

const several = (texts: string[]) => texts.join('; ') || 'vacío'

const fieldTexts: Texts = {
  kind: (kind) => attributeKindNames[kind],
  rows: (rows, nameOf) =>
    several(
      rows.map(({ name, categoryIds, isExpected, isMaximum }) =>
        [`${name} (${categoryIds.map(nameOf).join(', ') || 'todas'})`, isExpected && 'esperada', isMaximum && 'máximo']
          .filter(Boolean)
          .join(', '),
      ),
    ),
  units: (units) => several(units.map(({ name, factor }) => `${name} × ${factor.toLocaleString('es-CL')}`)),
  choices: (choices) => several(choices.map(({ name, key, words }) => `${name} (${key}): ${words.join(', ')}`)),
}

/** How the history shows a field of an attribute; undefined if as any other. */
export function attributeFieldText(field: string, value: unknown, nameOf: (id: number) => string): string | undefined {
  const text = fieldTexts[field as keyof Attribute] as
    | ((value: unknown, nameOf: (id: number) => string) => string)
    | undefined
  return text?.(value, nameOf)
}

type Told = { text: string; isUnderstood: boolean }

/** How a row was understood: «Ancho de zuncho: 13 a 16 mm». */
export function readingText({ attributes, understood }: RowReading): Told {
  // Two rows of one attribute may have the same name in different categories.
  const texts = new Set(understood.map(understoodText))
  if (texts.size > 0) return { text: [...texts].join(' · '), isUnderstood: true }
  const text = attributes.length > 0 ? 'No se entiende: se muestra tal cual' : 'Fila sin atributo'
  return { text, isUnderstood: false }
}

const understoodText = ({ attribute, value }: Understood) =>
  value.kind === 'text' ? `${attribute.name}: texto libre` : `${attribute.name}: ${valueText(attribute, value)}`

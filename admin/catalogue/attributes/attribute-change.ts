import type { Attribute } from '../../../shared/catalogue/attributes/attribute.ts'
import { kindNames } from './kind-names.ts'

type Texts = { [Field in keyof Attribute]?: (value: Attribute[Field], nameOf: (id: number) => string) => string }

const several = (texts: string[]) => texts.join('; ') || 'vacío'

const texts: Texts = {
  kind: (kind) => kindNames[kind],
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
  const text = texts[field as keyof Attribute] as
    | ((value: unknown, nameOf: (id: number) => string) => string)
    | undefined
  return text?.(value, nameOf)
}

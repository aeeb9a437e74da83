import type { RowReading, Understood } from '../../../shared/catalogue/attributes/dictionary.ts'
import { valueText } from '../../../shared/catalogue/attributes/value-text.ts'

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

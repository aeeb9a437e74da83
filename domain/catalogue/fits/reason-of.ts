import type { Attribute } from '../../../shared/catalogue/attributes/attribute.ts'
import type { AttributeValue } from '../../../shared/catalogue/attributes/read-value.ts'
import { valueText } from '../../../shared/catalogue/attributes/value-text.ts'
import type { FitMeasure, FitSide } from '../../../shared/catalogue/fits.ts'

type Differing = { measure: FitMeasure; attribute: Attribute; values: [AttributeValue, AttributeValue] }

/** «El sello es para 16 mm y el zuncho mide 19 mm»: what takes is named before what has. */
export function reasonOf({ measure, attribute, values }: Differing, one: FitSide, other: FitSide): string {
  const clause = ({ name, role }: FitSide, value: AttributeValue) =>
    `${name} ${measure[role].replace('{valor}', sentenceText(attribute, value))}`
  const clauses = [clause(one, values[0]), clause(other, values[1])]
  const sentence = (one.role === 'has' ? clauses.toReversed() : clauses).join(' y ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** «acero», «PP o PET», «hasta 32 mm». */
function sentenceText(attribute: Attribute, value: AttributeValue): string {
  if (value.kind !== 'choice') return lowerFirst(valueText(attribute, value))
  const names = attribute.choices.filter(({ key }) => value.choices.includes(key)).map(({ name }) => lowerFirst(name))
  return alternatives.format(names)
}

const alternatives = new Intl.ListFormat('es-CL', { type: 'disjunction' })

/** Abbreviations such as PET keep their capitals. */
const lowerFirst = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())

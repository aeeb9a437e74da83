import { plainAmounts } from '../../../shared/catalogue/attributes/amounts.ts'
import type { NamedOption } from '../../../shared/catalogue/public.ts'
import { fold } from '../../../shared/text.ts'
import { plainNumber } from '../search/tokens.ts'
import { minimumPrefix } from './options.ts'

type Choosable = { key: string; options: { value: string; label: string }[] }

/** «PET» and «19 mm» in "herramienta pet 19mm". Without a measure, the words alone find as much. */
export function namedOptions(text: string, filters: Choosable[]): NamedOption[] {
  const words = ` ${spaced(text)} `
  const named = new Map<string, NamedOption>()
  for (const { key, options } of filters) {
    for (const { value, label } of options) {
      const name = spaced(label.startsWith(minimumPrefix) ? label.slice(minimumPrefix.length) : label)
      if (!named.has(name) && words.includes(` ${name} `)) named.set(name, { key, value, label })
    }
  }
  const found = [...named.values()]
  return found.some(({ label }) => /\d/.test(label)) ? found : []
}

/** Units may follow their number without a space, and `1.500`, `1 500` and `1500` are the same number. */
const spaced = (text: string) =>
  fold(plainAmounts(text))
    .replaceAll(/\d+(?:[.,]\d+)*/g, plainNumber)
    .replaceAll(/(?<=\d)(?=\p{L})/gu, ' ')
    .replaceAll(/(?:[^\p{L}\d./]|\.(?!\d))+/gu, ' ')
    .trim()

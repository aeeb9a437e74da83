import { asc } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { searchSynonyms } from '../../../db/schema.ts'
import type { SynonymForm } from '../../../shared/catalogue/synonyms.ts'
import { fold } from '../../../shared/text.ts'
import { limitFault, stemsOf } from '../search/synonyms.ts'
import { tokensOf } from '../search/tokens.ts'

const mostWordsOfPhrase = 5

export function checkWords(words: string[]): string | undefined {
  const seen = new Set<string>()
  for (const word of words) {
    if (seen.has(fold(word))) return `«${word}» está repetida`
    seen.add(fold(word))
    if (tokensOf(word).some(({ kind }) => kind === 'measure'))
      return `«${word}» tiene números: las medidas se buscan aparte, escribe solo palabras`
    if (stemsOf(word).length > mostWordsOfPhrase)
      return `«${word}» es muy larga: usa hasta ${mostWordsOfPhrase} palabras`
    if (stemsOf(word).length === 0)
      return `La búsqueda no toma en cuenta «${word}»: escribe una palabra que nombre el producto o su uso`
  }
  return undefined
}

export async function checkAmongOthers(tx: Tx, form: SynonymForm, id = 0): Promise<string | undefined> {
  const groups = await tx.select().from(searchSynonyms).orderBy(asc(searchSynonyms.id))
  const others = groups.filter((group) => group.id !== id)
  if (others.some((other) => keyOf(other) === keyOf(form))) return 'Ya existe un grupo con estas palabras'
  return limitFault(
    others,
    form,
    groups.find((group) => group.id === id),
  )
}

function keyOf({ words, isOneWay }: SynonymForm): string {
  const [first = '', ...others] = words.map(fold)
  return JSON.stringify(isOneWay ? [first, others.sort()] : [first, ...others].sort())
}

import { stemmer } from '@orama/stemmers/spanish'

/** The stemmer keeps the s of English plurals such as "pallets". */
export function stemOf(word: string): string {
  const stem = stemmer(word)
  return stem.length > 4 ? stem.replace(/(?<=[^aeiou])s$/, '') : stem
}

export function withoutDiminutive(word: string): string | undefined {
  const match = /^(.{3,}?)(it)([oa]s?)$/.exec(word)
  return match ? `${match[1]?.replace(/qu$/, 'c').replace(/gu$/, 'g')}${match[3]}` : undefined
}

const makers = /(?:ad|ed|id)?or$/

/** The stemmer keeps members of a family apart, such as "cortar" and "cortador". */
export const familyOf = (stem: string) =>
  makers.test(stem) ? [stem.replace(makers, '')] : ['ador', 'edor', 'idor', 'or'].map((ending) => stem + ending)

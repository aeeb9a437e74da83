import { stemmer } from '@orama/stemmers/spanish'

/** The root of a folded word. English plurals of the trade ("pallets") lose their s, which the stemmer keeps. */
export function stemOf(word: string): string {
  const stem = stemmer(word)
  return stem.length > 4 ? stem.replace(/(?<=[^aeiou])s$/, '') : stem
}

/** What a diminutive stands for: "rollito" is a "rollo", "cajitas" are "cajas", "poquito" is "poco". */
export function withoutDiminutive(word: string): string | undefined {
  const match = /^(.{3,}?)(it)([oa]s?)$/.exec(word)
  return match ? `${match[1]?.replace(/qu$/, 'c').replace(/gu$/, 'g')}${match[3]}` : undefined
}

const makers = /(?:ad|ed|id)?or$/

/** Stems of the same family that the stemmer keeps apart: "cortar" and "cortador", "envolver" and "envolvedora". */
export const familyOf = (stem: string) =>
  makers.test(stem) ? [stem.replace(makers, '')] : ['ador', 'edor', 'idor', 'or'].map((ending) => stem + ending)

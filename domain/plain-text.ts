import { type SQL, sql } from 'drizzle-orm'

/** The embedded database compares bytes and lower-cases only ASCII, so accents are removed first. */
export const plainText = (text: SQL) => sql`lower(translate(${text}, 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunAEIOUUN'))`

export const patternOf = (text: string) => plainText(sql`${`%${text.replace(/[\\%_]/g, '\\$&')}%`}::text`)

import { type SQL, sql } from 'drizzle-orm'

/** The embedded database compares by bytes, and knows small letters of the alphabet only: accents go first, then case. */
export const plainText = (text: SQL) => sql`lower(translate(${text}, 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunAEIOUUN'))`

/** What holds this anywhere, as LIKE wants it. */
export const patternOf = (text: string) => plainText(sql`${`%${text.replace(/[\\%_]/g, '\\$&')}%`}::text`)

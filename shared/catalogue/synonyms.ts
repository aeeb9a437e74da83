import * as z from 'zod/mini'
import { line, requiredLine, rowId } from '../fields.ts'
import { listOf } from '../list.ts'

const oneSpace = z.overwrite<string>((text) => text.replaceAll(/\s+/g, ' '))

const word = line(60).check(oneSpace, z.minLength(2, 'Mínimo 2 caracteres'))

export const SynonymForm = z.object({
  words: z
    .array(word)
    .check(
      z.minLength(2, 'Escribe al menos dos palabras o frases'),
      z.maxLength(20, 'Un grupo tiene como máximo 20 palabras o frases'),
    ),
  /** A search for the first word also finds the others, but not the reverse. */
  isOneWay: z._default(z.boolean('Debe ser sí o no'), false),
})

export const SynonymChange = z.extend(SynonymForm, { updatedAt: z.string() })

export const AdminSynonym = z.extend(SynonymForm, { id: z.int(), updatedAt: z.string() })
export const AdminSynonymList = listOf(AdminSynonym)

export const SynonymTrial = z.extend(SynonymForm, {
  id: z.optional(rowId()),
  text: requiredLine('Escribe una búsqueda', 200),
})

const found = <Item extends z.ZodMiniType>(item: Item) => z.object({ total: z.int(), products: z.array(item) })

export const SynonymTrialResult = z.object({
  now: found(z.object({ id: z.int(), name: z.string() })),
  withGroup: found(z.object({ id: z.int(), name: z.string(), isNew: z.boolean() })),
})

export function synonymText({ words, isOneWay }: SynonymForm): string {
  const [first = '', ...others] = words
  return isOneWay ? `${first} → ${others.join(', ')}` : words.join(' = ')
}

export type SynonymForm = z.infer<typeof SynonymForm>
export type SynonymChange = z.infer<typeof SynonymChange>
export type AdminSynonym = z.infer<typeof AdminSynonym>
export type SynonymTrial = z.infer<typeof SynonymTrial>
export type SynonymTrialResult = z.infer<typeof SynonymTrialResult>

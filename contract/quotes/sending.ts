import * as z from 'zod/mini'
import { isFilledIn, unfilledMessage } from '../requests/reply-placeholders.ts'
import { rowId } from '../row-id.ts'
import { emailAddress, requiredLine, requiredText } from '../text.ts'

const mostCopies = 10

export const QuoteSend = z.object({
  subject: requiredLine('Escribe el asunto', 200),
  body: requiredText('Escribe el mensaje', 10_000).check(z.refine(isFilledIn, unfilledMessage)),
  cc: z.array(emailAddress).check(
    z.overwrite((given) => [...new Set(given)]),
    z.maxLength(mostCopies, `Máximo ${mostCopies} copias`),
  ),
  /** Each opened form has one, so that submitting it twice sends one mail. */
  key: z.uuid(),
  updatedAt: z.iso.datetime(),
  /** An answer after this event is a conflict. */
  seenEventId: z.nullable(rowId()),
})

export type QuoteSend = z.infer<typeof QuoteSend>

import * as z from 'zod/mini'
import { isFilledIn, unfilledMessage } from '../requests/reply-placeholders.ts'
import { rowId } from '../row-id.ts'
import { emailAddress, requiredLine, requiredText } from '../text.ts'

const mostCopies = 10

const seen = {
  /** Each opened form has one, so that submitting it twice sends one quote. */
  key: z.uuid(),
  updatedAt: z.iso.datetime(),
  /** An answer after this event is a conflict. */
  seenEventId: z.nullable(rowId()),
}

/** For a customer without a mail address: staff hand over the document or the link. */
export const QuoteHandOver = z.object(seen)

export const QuoteSend = z.object({
  ...seen,
  subject: requiredLine('Escribe el asunto', 200),
  body: requiredText('Escribe el mensaje', 10_000).check(z.refine(isFilledIn, unfilledMessage)),
  cc: z.array(emailAddress).check(
    z.overwrite((given) => [...new Set(given)]),
    z.maxLength(mostCopies, `Máximo ${mostCopies} copias`),
  ),
})

export type QuoteHandOver = z.infer<typeof QuoteHandOver>
export type QuoteSend = z.infer<typeof QuoteSend>

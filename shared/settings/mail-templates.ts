import * as z from 'zod/mini'
import { requiredLine, requiredText } from '../fields.ts'
import {
  acknowledgementPlaceholders,
  faultIn,
  isFilledIn,
  linkPlaceholder,
  noLinkInSubject,
  quotePlaceholders,
  replyPlaceholders,
} from './placeholders.ts'

const checked = (known: readonly string[]) =>
  z.check<string>(({ value, issues }) => {
    const message = faultIn(value, known)
    if (message) issues.push({ code: 'custom', message, input: value })
  })

const subject = (known: readonly string[]) => requiredLine('Asunto es requerido', 150).check(checked(known))
const body = (known: readonly string[]) => requiredText('Texto es requerido', 5000).check(checked(known))

const filledIn = z.refine<string>(isFilledIn, 'Quita lo que está entre corchetes: este correo se envía solo')

export const ReplyTemplate = z.object({
  name: requiredLine('Nombre es requerido', 40),
  status: z.enum(['answered', 'needs_information'], 'Elige cómo queda la solicitud'),
  subject: subject(replyPlaceholders),
  body: body(replyPlaceholders),
})

const acknowledgement = z.object({
  subject: subject(acknowledgementPlaceholders),
  body: body(acknowledgementPlaceholders).check(filledIn),
})

const quoteMail = z.object({
  subject: subject(quotePlaceholders).check(z.refine((text) => !text.includes(linkPlaceholder), noLinkInSubject)),
  body: body(quotePlaceholders),
})

export const MailTemplates = z.object({
  replies: z.array(ReplyTemplate).check(
    z.minLength(1, 'Deja al menos una plantilla'),
    z.maxLength(20, 'Máximo 20 plantillas'),
    z.check(({ value, issues }) => {
      const names = value.map(({ name }) => name.toLowerCase())
      const repeated = names.findIndex((name, index) => names.indexOf(name) !== index)
      if (repeated === -1) return
      issues.push({
        code: 'custom',
        message: 'Ya hay una plantilla con este nombre',
        input: value,
        path: [repeated, 'name'],
      })
    }),
  ),
  acknowledgements: z.object({ quotation: acknowledgement, contact: acknowledgement, service: acknowledgement }),
  quoteSent: quoteMail,
  quoteReminder: z.extend(quoteMail, { body: body(quotePlaceholders).check(filledIn) }),
})

export type ReplyTemplate = z.infer<typeof ReplyTemplate>
export type MailTemplates = z.infer<typeof MailTemplates>

import * as z from 'zod/mini'
import { line, optionalEmail, requiredLine, text } from '../text.ts'

/** A customer who called; the request is entered by staff, and gets no acknowledgement. */
export const EnteredRequest = z.object({
  name: requiredLine('Nombre es requerido'),
  company: requiredLine('El nombre de la empresa es requerido'),
  /** Without one, the quote is handed over as a document or a link. */
  email: optionalEmail,
  phone: line(40),
  message: text(4000),
  /** Each opened form has one, so that submitting it twice enters one request. */
  key: z.uuid(),
})

export type EnteredRequest = z.infer<typeof EnteredRequest>

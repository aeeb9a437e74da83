import * as z from 'zod/mini'
import { emailAddress, optionalLine, optionalText, requiredLine, requiredText, rowId } from '../fields.ts'
import {
  maxLineQuantity,
  maxMessageLength,
  maxNoteLength,
  maxOtherProductLength,
  maxQuotationLines,
} from '../limits.ts'

const name = requiredLine('Nombre es requerido')
const phone = optionalLine(40)
const company = requiredLine('El nombre de la empresa es requerido')
const equipment = requiredLine('Tipo de Máquina es requerido')
const message = requiredText('Mensaje es requerido', maxMessageLength)

/** The forms validate with these schemas, in the order of their fields. */
export const ContactForm = z.object({ name, email: emailAddress, phone, company, message })
export const ServiceForm = z.object({ name, email: emailAddress, phone, equipment, company, message })
export const QuotationForm = z.object({
  name,
  email: emailAddress,
  phone,
  company,
  message: optionalText(maxMessageLength),
  /** An extra of ours: a product that is not in the catalogue. */
  otherProduct: optionalText(maxOtherProductLength),
})

/** Only our own forms send these, so invalid values are never an error. */
const botTraps = {
  /** Only bots fill in this hidden field. */
  website: z.catch(z.optional(z.string()), undefined),
  elapsedMs: z.catch(z.optional(z.number()), undefined),
}

export const ContactMessage = z.extend(ContactForm, { contactType: z.literal('CONTACT'), ...botTraps })
export const ServiceRequest = z.extend(ServiceForm, { contactType: z.literal('SERVICE'), ...botTraps })
export const Contact = z.discriminatedUnion(
  'contactType',
  [ContactMessage, ServiceRequest],
  'El tipo de contacto debe ser CONTACT o SERVICE',
)

export const QuotationLine = z.object({
  productId: rowId('Producto no válido'),
  quantity: z
    .int('La cantidad debe ser un número entero')
    .check(
      z.gte(1, 'La cantidad mínima es 1'),
      z.lte(maxLineQuantity, `La cantidad máxima es ${maxLineQuantity.toLocaleString('es-CL')}`),
    ),
  name: requiredLine('El nombre del producto es requerido', 200),
  /** Extras of ours. The format is named as the product's page offers it; the quantity is in sale units all the same. */
  format: optionalLine(140),
  note: optionalText(maxNoteLength),
})

export const emptyList = 'Debes incluir al menos 1 producto en la cotización!'

export const QuotationLines = z
  .array(QuotationLine, emptyList)
  .check(
    z.minLength(1, emptyList),
    z.maxLength(maxQuotationLines, `La cotización admite hasta ${maxQuotationLines} productos`),
  )

/** The specification calls it an invoice. */
export const QuotationRequest = z.extend(QuotationForm, { invoiceDetails: QuotationLines, ...botTraps })

export const IdempotencyKey = z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/))

export const Receipt = z.object({
  id: z.int(),
  folio: z.string(),
  /** An extra of ours: the address of the buyer's private page, unless staff revoked it. */
  trackingUrl: z.optional(z.string()),
})

export type ContactForm = z.infer<typeof ContactForm>
export type ServiceForm = z.infer<typeof ServiceForm>
export type QuotationForm = z.infer<typeof QuotationForm>
export type Contact = z.infer<typeof Contact>
export type QuotationLine = z.infer<typeof QuotationLine>
export type QuotationRequest = z.infer<typeof QuotationRequest>
export type Receipt = z.infer<typeof Receipt>

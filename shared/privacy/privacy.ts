import * as z from 'zod/mini'
import { RequestKind, RequestStatus } from '../requests/inbox.ts'

const folio = /^[a-z]{3}-\d{4}-\d{6,}$/

/** A customer without an address is found by the folio of the request. */
export const PersonQuery = z.object({
  email: z.string('Correo es requerido').check(
    z.trim(),
    z.toLowerCase(),
    z.refine((text) => folio.test(text) || z.email().safeParse(text).success, 'Ingresa un correo válido'),
  ),
})

export const PersonExportQuery = z.extend(PersonQuery, { format: z.enum(['json', 'html']) })

export const ErasureOrder = z.extend(PersonQuery, { confirmation: z.string() })

export const PersonSummary = z.object({
  requests: z.array(
    z.object({
      folio: z.string(),
      kind: RequestKind,
      receivedAt: z.string(),
      status: RequestStatus,
      isOpen: z.boolean(),
    }),
  ),
  mails: z.int(),
  /** An erasure would prevent these mails from ever being sent. */
  unsentMails: z.int(),
  notes: z.int(),
  /** Other requests in which the address was corrected or received copies. */
  mentions: z.int(),
})

export const Erasure = z.object({ requests: z.int() })

export const maxRetentionMonths = 120

export const RetentionQuery = z.object({
  months: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(maxRetentionMonths))),
})

const months = z
  .int('Debe ser un número entero')
  .check(z.gte(1, 'Al menos 1 mes'), z.lte(maxRetentionMonths, `Máximo ${maxRetentionMonths} meses`))

/** Null disables automatic erasure. */
export const RetentionChange = z.object({ months: z.nullable(months) })

export const Retention = z.extend(RetentionChange, { due: z.int() })

export const PrivacyEvent = z.object({
  id: z.int(),
  kind: z.enum(['export', 'inbox_export', 'quotes_export', 'erasure', 'retention', 'retention_change', 'backup']),
  staffName: z.nullable(z.string()),
  requests: z.nullable(z.int()),
  at: z.string(),
})

export type PersonSummary = z.infer<typeof PersonSummary>
export type Erasure = z.infer<typeof Erasure>
export type Retention = z.infer<typeof Retention>
export type PrivacyEvent = z.infer<typeof PrivacyEvent>

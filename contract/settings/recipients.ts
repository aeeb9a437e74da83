import * as z from 'zod/mini'
import { emailAddress } from '../text.ts'

const addresses = z.array(emailAddress.check(z.toLowerCase())).check(
  z.maxLength(10, 'Máximo 10 correos'),
  z.refine((given) => new Set(given).size === given.length, 'Hay un correo repetido'),
)

/** Without addresses, MAIL_TO receives the requests of that kind. */
export const Recipients = z.object({ quotation: addresses, contact: addresses, service: addresses })

export type Recipients = z.infer<typeof Recipients>

import { eq } from 'drizzle-orm'
import type { Letterhead } from '../../contract/quotes/quote.ts'
import { addressText } from '../../contract/settings/company.ts'
import type { Tx } from '../../db/connect.ts'
import { staff } from '../../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Request } from '../requests/request.ts'

/** The company, the seller and the customer as they are now; a sent version keeps those of its day. */
export async function currentLetterhead(
  { settings }: Pick<Deps, 'settings'>,
  tx: Tx,
  request: Pick<Request, 'name' | 'company' | 'email' | 'phone'>,
  sellerId: string | null,
): Promise<Letterhead> {
  const { name, legalName, rut, giro, address, phones, email } = settings.current.company
  const [seller] = sellerId ? await tx.select().from(staff).where(eq(staff.id, sellerId)) : []
  return {
    company: { name, legalName, rut, giro, address: addressText(address), phone: phones.sales, email },
    seller: {
      name: seller?.name ?? name,
      position: seller?.position ?? '',
      phone: seller?.phone ?? '',
      email: seller?.email ?? email,
    },
    customer: { name: request.name, company: request.company, email: request.email, phone: request.phone },
  }
}

import { and, eq, exists, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { mails, quotes, staff } from '../../db/schema.ts'
import type { Letterhead } from '../../shared/quotes/quote.ts'
import { addressText } from '../../shared/settings/company.ts'
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

/** A version whose mail has not left goes to the address that the request has now; one that was sent keeps its own. */
export async function readdressUnsentQuotes(tx: Tx, requestId: number, email: string): Promise<void> {
  const unsent = tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.quoteId, quotes.id), eq(mails.kind, 'quote'), eq(mails.state, 'queued')))
  await tx
    .update(quotes)
    .set({ letterhead: sql`jsonb_set(${quotes.letterhead}, '{customer,email}', to_jsonb(${email}::text))` })
    .where(and(eq(quotes.requestId, requestId), isNotNull(quotes.letterhead), exists(unsent)))
}

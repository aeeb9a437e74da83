import type { Db } from '../../db/connect.ts'
import { quoteLines, quotes } from '../../db/schema.ts'
import type { Letterhead } from '../../shared/quotes/quote.ts'
import { totalsOf } from '../../shared/quotes/totals.ts'
import type { TestApp } from './colleague.ts'

const letterhead: Letterhead = {
  company: {
    name: 'Precinta',
    legalName: 'Precinta Chile SpA',
    rut: '76.123.456-0',
    giro: 'Venta de embalajes',
    address: 'Av. Lo Echevers 1320, Quilicura, Santiago',
    phone: '+56 2 2555 0100',
    email: 'contacto@precinta.example',
  },
  seller: {
    name: 'Marta Díaz',
    position: 'Ejecutiva de ventas',
    phone: '+56 9 5555 0101',
    email: 'marta@precinta.example',
  },
  customer: { name: 'Pedro Soto', company: 'Cerámicas del Maule', email: 'psoto@ceramicas.example', phone: null },
}

const lines = [
  {
    productId: 108,
    code: 'ZPET16',
    name: 'Zuncho PET 16 mm verde gofrado',
    quantity: 24,
    unit: 'rollo',
    unitPrice: 38_900,
  },
  { productId: 119, code: '', name: 'Enzunchadora a batería PB 16', quantity: 2, unit: '', unitPrice: 1_190_000 },
  { productId: null, code: '', name: 'Capacitación en planta', quantity: 1, unit: '', unitPrice: 150_000 },
].map((line, position) => ({ ...line, position, detail: '', note: '', discount: 0 }))

type Options = { version?: number; sentAt?: Date; validUntil?: string }

/** Stores a version of a quote as if staff had sent it. */
export async function storeSentQuote(
  db: Db,
  requestId: number,
  { version = 1, sentAt = new Date(), validUntil = '2099-12-31' }: Options = {},
): Promise<number> {
  const terms = { discount: 500, freight: 45_000, isExempt: false }
  const { net, tax, total } = totalsOf({ ...terms, lines })
  const [quote] = await db
    .insert(quotes)
    .values({
      ...terms,
      requestId,
      version,
      sentAt,
      validUntil,
      net,
      tax,
      total,
      letterhead,
      currency: 'CLP',
      rut: '',
      validDays: 15,
      delivery: '5 días hábiles',
      payment: '30 días',
      place: 'Talca',
      notes: '',
    })
    .returning({ id: quotes.id })
  if (!quote) throw new Error('The quote was not stored.')
  await db.insert(quoteLines).values(lines.map((line) => ({ ...line, quoteId: quote.id })))
  return quote.id
}

/** The private page as the mails name it; the link of a receipt shows less. */
export async function mailedPage({ db, deps }: Pick<TestApp, 'db' | 'deps'>, id = 1): Promise<string> {
  const link = await deps.tracking.linkOf(db, { id }, 'mailed')
  if (!link) throw new Error('The link was revoked.')
  return new URL(link).pathname
}

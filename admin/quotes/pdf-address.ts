import type { Quote } from '../../shared/quotes/quote.ts'

export const pdfAddress = ({ requestId, version }: Pick<Quote, 'requestId' | 'version'>) =>
  `/api/admin/requests/${requestId}/quotes/${version}.pdf`

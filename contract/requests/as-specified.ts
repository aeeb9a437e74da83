import type { QuotationRequest } from './submissions.ts'

/** Another backend knows neither formats nor notes nor the other product, so they become part of the message. */
export function asSpecified({ otherProduct, ...request }: QuotationRequest): QuotationRequest {
  const words = [
    ...request.invoiceDetails.filter(({ format }) => format).map(({ name, format }) => `${name}: en formato ${format}`),
    ...request.invoiceDetails.filter(({ note }) => note).map(({ name, note }) => `${name}: ${note}`),
    ...(otherProduct ? [`Otro producto: ${otherProduct}`] : []),
  ]
  return {
    ...request,
    ...(words.length > 0 && { message: [request.message, ...words].filter(Boolean).join('\n') }),
    invoiceDetails: request.invoiceDetails.map(({ format: _, note: __, ...line }) => line),
  }
}

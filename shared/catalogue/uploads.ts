import * as z from 'zod/mini'

const megabyte = 1024 * 1024

export const maxPictureBytes = 15 * megabyte
export const maxPixels = 40_000_000
export const maxPdfBytes = 15 * megabyte

export const uploadsPath = '/media/uploads/'

export const uploadName = /^[\da-f]{32}(?:(?:-phone)?-\d{3,4}\.avif|\.jpg|\.pdf)$/

export const isUploadedPdf = (address: string) =>
  address.startsWith(uploadsPath) && address.endsWith('.pdf') && uploadName.test(address.slice(uploadsPath.length))

export const Uploaded = z.object({ src: z.string() })

export type Uploaded = z.infer<typeof Uploaded>

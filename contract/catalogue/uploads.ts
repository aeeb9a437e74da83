import * as z from 'zod/mini'

const megabyte = 1024 * 1024

export const maxPictureBytes = 15 * megabyte
export const maxPixels = 40_000_000
export const maxPdfBytes = 15 * megabyte

export const Uploaded = z.object({ src: z.string() })

export type Uploaded = z.infer<typeof Uploaded>

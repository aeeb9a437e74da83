import type { Request } from './request.ts'

/** Reading four labels and filling them in takes a person longer, even with the browser's help. */
const fastestPersonMs = 2000

type Traps = { website?: string | undefined; elapsedMs?: number | undefined }

export function suspectSpam({ website, elapsedMs }: Traps): Request['spamReason'] {
  if (website) return 'hidden_field'
  if (elapsedMs !== undefined && elapsedMs < fastestPersonMs) return 'too_fast'
  return null
}

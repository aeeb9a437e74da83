import type { Request } from './request.ts'

/** A person needs longer than this to fill in four fields, even with autofill. */
const fastestPersonMs = 2000

type Traps = { website?: string | undefined; elapsedMs?: number | undefined }

export function suspectSpam({ website, elapsedMs }: Traps): Request['spamReason'] {
  if (website) return 'hidden_field'
  if (elapsedMs !== undefined && elapsedMs < fastestPersonMs) return 'too_fast'
  return null
}

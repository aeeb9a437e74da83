import type { Reaction } from '../../shared/quotes/quote.ts'

/** `errors` are those of the fields; `conflict` says why the version cannot be answered any more. */
export type RejectedReaction = {
  reaction: Reaction
  text: string
  reason: string
  errors?: Record<string, string>
  conflict?: string
}

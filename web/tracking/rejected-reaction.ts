import type { Reaction } from '../../contract/quotes/quote.ts'

/** `error` belongs to the text; `conflict` says why the version cannot be answered any more. */
export type RejectedReaction = { reaction: Reaction; text: string; error?: string; conflict?: string }

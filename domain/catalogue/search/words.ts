import { fold } from '../../../shared/text.ts'
import { isIgnored } from './ignored-words.ts'
import { stemOf } from './stem.ts'

/** `written` has its accents, and `text` has none. */
export type Word = { kind: 'word'; written: string; text: string; stem: string; isIgnored: boolean }

export function wordOf(written: string): Word {
  const text = fold(written)
  return { kind: 'word', written, text, stem: stemOf(text), isIgnored: isIgnored(text) }
}

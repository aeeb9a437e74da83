/** Why an act of the staff was not done. */
export type Refusal =
  | { outcome: 'missing' }
  /** A colleague changed it after it was read. */
  | { outcome: 'changed_meanwhile' }
  | { outcome: 'invalid'; fields: Record<string, string> }
  | { outcome: 'refused'; message: string }

export type Outcome<T> = { outcome: 'done'; value: T } | Refusal

export const done = <T>(value: T): Outcome<T> => ({ outcome: 'done', value })
export const missing: Refusal = { outcome: 'missing' }
export const changedMeanwhile: Refusal = { outcome: 'changed_meanwhile' }
export const invalid = (fields: Record<string, string>): Refusal => ({ outcome: 'invalid', fields })
export const refused = (message: string): Refusal => ({ outcome: 'refused', message })

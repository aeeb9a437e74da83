/** Why a staff operation was not performed. */
export type Failure =
  | { outcome: 'missing' }
  /** A colleague changed it after it was read. */
  | { outcome: 'changed_meanwhile' }
  | { outcome: 'invalid'; fields: Record<string, string> }
  | { outcome: 'not_allowed'; message: string }

export type Outcome<T> = { outcome: 'done'; value: T } | Failure

export const done = <T>(value: T): Outcome<T> => ({ outcome: 'done', value })
export const missing: Failure = { outcome: 'missing' }
export const changedMeanwhile: Failure = { outcome: 'changed_meanwhile' }
export const invalid = (fields: Record<string, string>): Failure => ({ outcome: 'invalid', fields })
export const notAllowed = (message: string): Failure => ({ outcome: 'not_allowed', message })

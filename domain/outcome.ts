import type { ErrorCode } from '../shared/error-response.ts'

/** Without a message, the API uses that of the code. */
export type Failure = { outcome: ErrorCode; message?: string; fields?: Record<string, string> }

export type Outcome<T> = { outcome: 'done'; value: T } | Failure

export const done = <T>(value: T): Outcome<T> => ({ outcome: 'done', value })
export const notFound: Failure = { outcome: 'not_found' }
export const changedMeanwhile: Failure = { outcome: 'changed_meanwhile' }
export const invalid = (fields: Record<string, string>): Failure => ({ outcome: 'invalid_fields', fields })
export const invalidFile = (message: string): Failure => ({ outcome: 'invalid_file', message })
export const notAllowed = (message: string): Failure => ({ outcome: 'not_allowed', message })

export { isDatabaseUnavailable } from '../db/transact.ts'

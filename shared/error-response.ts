import * as z from 'zod/mini'

export const ErrorCode = z.enum([
  'bad_request',
  'unauthorized',
  'forbidden',
  'not_found',
  'idempotency_conflict',
  'changed_meanwhile',
  'answered_meanwhile',
  'erased',
  'not_allowed',
  'own_account',
  'body_too_large',
  'unsupported_media_type',
  'invalid_fields',
  'invalid_file',
  'too_many_requests',
  'internal',
  'unavailable',
])

export const ErrorBody = z.object({
  error: z.object({
    code: ErrorCode,
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
})

export type ErrorCode = z.infer<typeof ErrorCode>
export type ErrorBody = z.infer<typeof ErrorBody>

type Issue = { path?: readonly unknown[] | undefined; message: string }

export function firstErrorByField(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path = [], message } of issues) if (path.length > 0) fields[path.map(segmentKey).join('.')] ??= message
  return fields
}

const segmentKey = (segment: unknown) =>
  typeof segment === 'object' && segment !== null && 'key' in segment ? String(segment.key) : String(segment)

import { resolver } from 'hono-openapi'
import { ErrorBody } from '../../contract/error.ts'

type Schema = Parameters<typeof resolver>[0]

/** A response in the OpenAPI document. */
export const documented = (description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
})

export const documentedError = (description: string) => documented(description, ErrorBody)

/** Every route for staff has it. */
export const noSession = { 401: documentedError('Sin sesión') }

export const invalidFields = { 422: documentedError('Campos no válidos, cada uno con su mensaje') }

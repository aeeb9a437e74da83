import { resolver } from 'hono-openapi'
import { ErrorBody } from '../../contract/error.ts'

type Schema = Parameters<typeof resolver>[0]

/** A response in the OpenAPI document. */
export const documented = (description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
})

export const documentedError = (description: string) => documented(description, ErrorBody)

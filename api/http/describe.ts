import { resolver } from 'hono-openapi'
import { ErrorBody } from '../../contract/error.ts'

type Schema = Parameters<typeof resolver>[0]

/** An answer in the API's description. */
export const documented = (description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
})

export const documentedError = (description: string) => documented(description, ErrorBody)

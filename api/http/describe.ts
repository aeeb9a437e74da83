import { describeRoute, resolver } from 'hono-openapi'
import { ErrorBody } from '../../contract/error.ts'

type Schema = Parameters<typeof resolver>[0]
type Responses = NonNullable<Parameters<typeof describeRoute>[0]['responses']>

/** A response in the OpenAPI document. */
export const documented = (description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
})

export const documentedError = (description: string) => documented(description, ErrorBody)

export const noSuchRow = { 404: documentedError('No existe') }

/** For changes to what colleagues change too. */
export const rowErrors = {
  ...noSuchRow,
  409: documentedError('Alguien lo cambió mientras tanto, o no se puede; el mensaje dice por qué'),
}

export const invalidFields = { 422: documentedError('Campos no válidos, cada uno con su mensaje') }

/** A route of the back office, which every one needs a session for. */
export const describeStaffRoute = (summary: string, responses: Responses, description?: string) =>
  describeRoute({
    tags: ['admin'],
    summary,
    ...(description && { description }),
    responses: { ...responses, 401: documentedError('Sin sesión') },
  })

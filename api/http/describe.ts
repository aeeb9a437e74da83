import { describeRoute, resolver } from 'hono-openapi'
import { ErrorBody } from '../../contract/error.ts'

type Schema = Parameters<typeof resolver>[0]
type Responses = NonNullable<Parameters<typeof describeRoute>[0]['responses']>

export const documented = (description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
})

export const documentedError = (description: string) => documented(description, ErrorBody)

export const noSuchRow = { 404: documentedError('No existe') }

export const rowErrors = {
  ...noSuchRow,
  409: documentedError('Alguien lo cambió mientras tanto, o no se puede; el mensaje dice por qué'),
}

export const invalidFields = { 422: documentedError('Campos no válidos, cada uno con su mensaje') }

export const describeStaffRoute = (summary: string, responses: Responses, description?: string) =>
  describeRoute({
    tags: ['admin'],
    summary,
    ...(description && { description }),
    responses: { ...responses, 401: documentedError('Sin sesión') },
  })

import type { Hono } from 'hono'
import { describeRoute, generateSpecs, resolver } from 'hono-openapi'
import * as z from 'zod/mini'
import { Banner, Category, Product, ProductList, ProductListItem } from '../../shared/catalogue/public.ts'
import { ErrorBody } from '../../shared/error-response.ts'
import { Contact, QuotationRequest, Receipt } from '../../shared/requests/submissions.ts'

const named: Record<string, z.core.$ZodType> = {
  Banner,
  Category,
  Product,
  ProductList,
  ProductListItem,
  ErrorBody,
  Contact,
  QuotationRequest,
  Receipt,
}

const methods = ['get', 'post', 'put', 'delete'] as const

export type ApiDescription = Awaited<ReturnType<typeof describeApi>>

export async function describeApi(api: Hono) {
  for (const [id, schema] of Object.entries(named)) z.globalRegistry.add(schema, { id })
  const description = await generateSpecs(api, {
    documentation: {
      info: { title: 'API del sitio', version: '1.0.0', description: 'Catálogo y solicitudes del sitio.' },
      servers: [{ url: '/api' }],
      components: {
        securitySchemes: {
          previewToken: { type: 'http', scheme: 'bearer' },
          staffSession: { type: 'apiKey', in: 'cookie', name: 'precinta.session_token' },
        },
      },
    },
  })
  for (const [path, item] of Object.entries(description.paths)) {
    if (!path.startsWith('/admin/')) continue
    for (const method of methods) if (item[method]) item[method].security = [{ staffSession: [] }]
  }
  return description
}

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

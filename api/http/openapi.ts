import type { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import * as z from 'zod/mini'
import { ProductListItem } from '../../contract/catalogue/list-item.ts'
import { Banner, Category, Product, ProductList } from '../../contract/catalogue/public.ts'
import { ErrorBody } from '../../contract/error.ts'
import { Contact, QuotationRequest, Receipt } from '../../contract/requests/submissions.ts'

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

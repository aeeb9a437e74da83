import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { readComparedIds } from '../../contract/catalogue/compared-ids.ts'
import { Comparison } from '../../contract/catalogue/comparison.ts'
import type { Deps } from '../../domain/deps.ts'
import { documented } from '../http/describe.ts'

const compare = describeRoute({
  summary: 'Comparar productos',
  description: 'productos=108,109: hasta cuatro, con sus características en las mismas unidades.',
  parameters: [{ in: 'query', name: 'productos', schema: { type: 'string' } }],
  responses: { 200: documented('Los que existen, en el orden pedido', Comparison) },
})

export const comparison = ({ catalogue }: Pick<Deps, 'catalogue'>) =>
  new Hono().get('/', compare, (c) =>
    c.json(catalogue.current.compare(readComparedIds(new URL(c.req.url).searchParams))),
  )

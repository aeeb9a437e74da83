import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { ListReview } from '../../contract/catalogue/fits/fits.ts'
import { maxQuotationLines } from '../../contract/limits.ts'
import type { Deps } from '../../domain/deps.ts'
import { documented } from '../http/describe.ts'

const review = describeRoute({
  summary: 'Revisar una lista de productos',
  description:
    'producto=108&producto=171: qué productos de la lista no se ajustan entre sí, con el motivo, y qué le suele faltar.',
  parameters: [{ in: 'query', name: 'producto', schema: { type: 'array', items: { type: 'integer' } } }],
  responses: { 200: documented('Vacía si nada se sabe', ListReview) },
})

export const fits = ({ catalogue }: Pick<Deps, 'catalogue'>) =>
  new Hono().get('/', review, async (c) => {
    const ids = (c.req.queries('producto') ?? []).map(Number).filter(Number.isSafeInteger)
    return c.json(await catalogue.current.reviewList([...new Set(ids)].slice(0, maxQuotationLines)))
  })

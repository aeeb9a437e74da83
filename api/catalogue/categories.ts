import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { Category } from '../../contract/catalogue/public.ts'
import type { Deps } from '../../domain/deps.ts'
import { documented } from '../http/describe.ts'

const list = describeRoute({
  summary: 'Categorías con sus subcategorías',
  responses: { 200: documented('En el orden en que se muestran', z.array(Category)) },
})

export const categories = ({ catalogue }: Pick<Deps, 'catalogue'>) =>
  new Hono().get('/subcategories', list, (c) => c.json(catalogue.current.categories))

import { Hono } from 'hono'
import { describeRoute, validator } from 'hono-openapi'
import * as z from 'zod/mini'
import { previewProduct } from '../../domain/catalogue/editing/list-products.ts'
import { findPreview } from '../../domain/catalogue/editing/previews.ts'
import type { Deps } from '../../domain/deps.ts'
import { readComparedIds, readListChoice } from '../../shared/catalogue/addresses.ts'
import {
  Banner,
  Category,
  Comparison,
  ListReview,
  Product,
  ProductList,
  ProductQuery,
} from '../../shared/catalogue/public.ts'
import { maxQuotationLines } from '../../shared/limits.ts'
import { errorResponse, orErrorResponse } from '../http/errors.ts'
import { documented, documentedError } from '../http/openapi.ts'
import { idOf, idPath } from '../http/request-guards.ts'

const list = describeRoute({
  summary: 'Productos publicados',
  description: `Doce por página. Una categoría incluye sus subcategorías; name busca con tolerancia.
Las claves de filters son parámetros: ancho=16&ancho=19&zuncho=pet acota la lista (valores de una clave: cualquiera;
claves distintas: todas). orden=resistencia ordena por una clave de sorts, y orden=-resistencia de mayor a menor. vista=tabla agrega columns, y a cada producto sus cells.`,
  responses: {
    200: documented('Una página de productos; vacía si no hay', ProductList),
    400: documentedError('Consulta mal formada'),
  },
})

const detail = describeRoute({
  summary: 'Un producto',
  parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'integer' } }],
  description:
    'Con un token de vista previa también los que no están publicados; si el token trae un producto, solo ese.',
  security: [{}, { previewToken: [] }],
  responses: {
    200: documented('El producto', Product),
    401: documentedError('El token no es válido o venció'),
    404: documentedError('No existe o no está publicado'),
  },
})

export const publicProductRoutes = ({
  db,
  catalogue,
  searchLog,
  now,
}: Pick<Deps, 'db' | 'catalogue' | 'searchLog' | 'now'>) =>
  new Hono()
    .get('/', list, validator('query', ProductQuery, orErrorResponse('bad_request')), (c) => {
      const query = c.req.valid('query')
      const found = catalogue.current.listProducts({ ...query, ...readListChoice(new URL(c.req.url).searchParams) })
      if (isNewSearch(query)) searchLog.note(query.name, found.total ?? 0)
      return c.json(found)
    })
    .get(idPath, detail, async (c) => {
      const id = idOf(c)
      c.header('Vary', 'Authorization')
      const authorization = c.req.header('Authorization')
      const preview = authorization ? await findPreview(db, authorization, now()) : undefined
      if (authorization && !preview) return errorResponse(c, 'unauthorized')
      const isMeant = preview && (!preview.draft || preview.draft.id === id)
      const product = isMeant ? await previewProduct({ db }, id, preview) : catalogue.current.getProduct(id)
      if (!product) return errorResponse(c, 'not_found')
      const compatible = catalogue.current.compatibleWith(id)
      const mentions = catalogue.current.mentionsOf(product)
      return c.json({
        ...product,
        ...(compatible.length > 0 && { compatible }),
        ...(mentions.length > 0 && { mentions }),
      })
    })

/** A search within a category is not counted, because the product may be in another one. */
const isNewSearch = ({ name, page, categoryId }: ProductQuery) => name.trim() !== '' && page === 0 && categoryId === 0

const subcategoryList = describeRoute({
  summary: 'Categorías con sus subcategorías',
  responses: { 200: documented('En el orden en que se muestran', z.array(Category)) },
})

export const publicCategoryRoutes = ({ catalogue }: Pick<Deps, 'catalogue'>) =>
  new Hono().get('/subcategories', subcategoryList, (c) => c.json(catalogue.current.categories))

const active = describeRoute({
  summary: 'Banners vigentes',
  description: 'Con un token de vista previa también los programados, salvo que el token traiga un producto.',
  security: [{}, { previewToken: [] }],
  responses: {
    200: documented('En el orden en que se muestran', z.array(Banner)),
    401: documentedError('El token no es válido o venció'),
  },
})

export const publicBannerRoutes = ({ db, catalogue, now }: Pick<Deps, 'db' | 'catalogue' | 'now'>) =>
  new Hono().get('/active', active, async (c) => {
    c.header('Vary', 'Authorization')
    const authorization = c.req.header('Authorization')
    if (!authorization) return c.json(catalogue.current.activeBanners(now()))
    const preview = await findPreview(db, authorization, now())
    if (!preview) return errorResponse(c, 'unauthorized')
    return c.json(catalogue.current.activeBanners(now(), { preview: !preview.draft }))
  })

const compare = describeRoute({
  summary: 'Comparar productos',
  description: 'productos=108,109: hasta cuatro, con sus características en las mismas unidades.',
  parameters: [{ in: 'query', name: 'productos', schema: { type: 'string' } }],
  responses: { 200: documented('Los que existen, en el orden pedido', Comparison) },
})

export const comparisonRoutes = ({ catalogue }: Pick<Deps, 'catalogue'>) =>
  new Hono().get('/', compare, (c) =>
    c.json(catalogue.current.compare(readComparedIds(new URL(c.req.url).searchParams))),
  )

const review = describeRoute({
  summary: 'Revisar una lista de productos',
  description:
    'producto=108&producto=171: qué productos de la lista no se ajustan entre sí, con el motivo, y qué le suele faltar.',
  parameters: [{ in: 'query', name: 'producto', schema: { type: 'array', items: { type: 'integer' } } }],
  responses: { 200: documented('Vacía si nada se sabe', ListReview) },
})

export const fitRoutes = ({ catalogue }: Pick<Deps, 'catalogue'>) =>
  new Hono().get('/', review, async (c) => {
    const ids = (c.req.queries('producto') ?? []).map(Number).filter(Number.isSafeInteger)
    return c.json(await catalogue.current.reviewList([...new Set(ids)].slice(0, maxQuotationLines)))
  })

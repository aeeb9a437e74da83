import { Hono } from 'hono'
import { describeRoute, validator } from 'hono-openapi'
import { readListChoice } from '../../contract/catalogue/list-choice.ts'
import { Product, ProductList, ProductQuery } from '../../contract/catalogue/public.ts'
import { previewProduct } from '../../domain/catalogue/editing/list-products.ts'
import { findPreview } from '../../domain/catalogue/editing/preview-token.ts'
import type { Deps } from '../../domain/deps.ts'
import { documented, documentedError } from '../http/describe.ts'
import { errorResponse, orErrorResponse } from '../http/errors.ts'
import { idOf, idPath } from '../http/row-path.ts'

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

export const products = ({ db, catalogue, searchLog, now }: Pick<Deps, 'db' | 'catalogue' | 'searchLog' | 'now'>) =>
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

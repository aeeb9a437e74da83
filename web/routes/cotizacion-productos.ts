import { maxQuotationLines } from '../../shared/limits.ts'
import { backendContext } from '../document/page-backend.server.ts'
import type { PageHandle } from '../document/page-meta.ts'
import type { Route } from './+types/cotizacion-productos.ts'

export const handle: PageHandle = { cache: 'never' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const ids = readIds(new URL(request.url).searchParams.get('ids') ?? '')
  return Response.json(await context.get(backendContext).lookUpProducts(ids))
}

function readIds(text: string): number[] {
  const ids = text.split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, maxQuotationLines)
}

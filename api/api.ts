import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Deps } from '../domain/deps.ts'
import { answerThrown, errorAnswer } from './answers.ts'
import { banners } from './banners.ts'
import { categories } from './categories.ts'
import { contacts } from './contacts.ts'
import { docsPage, docsStyles } from './docs.ts'
import { invoices } from './invoices.ts'
import { describeApi } from './openapi.ts'
import { products } from './products.ts'

/** The six calls, their description and the page that shows it. */
export function createApi(deps: Deps & { log: Logger }) {
  const api = new Hono()
    .route('/banners', banners(deps))
    .route('/products', products(deps))
    .route('/categories', categories(deps))
    .route('/contacts', contacts(deps))
    .route('/invoices', invoices(deps))

  return new Hono()
    .route('/', api)
    .get('/openapi.json', async (c) => c.json(await describeApi(api)))
    .get('/docs', async (c) => c.html(docsPage(await describeApi(api))))
    .get('/docs.css', (c) => c.text(docsStyles, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
    .all('/*', (c) => errorAnswer(c, 'not_found'))
    .onError(answerThrown(deps.log))
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { Product } from '../../contract/catalogue.ts'
import { readPictureAddress } from '../../contract/picture.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { library } from '../library.ts'
import { drawDataSheet } from './draw-data-sheet.ts'

type Options = { catalogue: { readonly current: Catalogue }; publicUrl: string; uploadsFolder: string }

/** Every product's data sheet, drawn when it is first asked for. A change of the catalogue brings new products, and so new sheets. */
export function dataSheets({ catalogue, publicUrl, uploadsFolder }: Options) {
  const drawn = new WeakMap<Product, Promise<Buffer>>()

  const sheetOf = (product: Product) => {
    const known = drawn.get(product)
    if (known) return known
    const sheet = draw(product, publicUrl, uploadsFolder)
    drawn.set(product, sheet)
    sheet.catch(() => drawn.delete(product))
    return sheet
  }

  return new Hono().use(etag()).get('/:file{[\\w-]+\\.pdf}', async (c) => {
    const slug = c.req.param('file').slice(0, -'.pdf'.length)
    const product = catalogue.current.findBySlug(slug)
    if (!product) return c.notFound()
    const sheet = await sheetOf(product)
    return c.body(new Uint8Array(sheet), 200, {
      'Content-Type': 'application/pdf',
      'Content-Length': String(sheet.length),
      'Content-Disposition': `inline; filename="${slug}.pdf"`,
      'Cache-Control': 'public, max-age=300',
    })
  })
}

async function draw(product: Product, publicUrl: string, uploadsFolder: string): Promise<Buffer> {
  const address = readPictureAddress(product.srcImg[0] ?? '')
  const [, folder, name] = /^\/media\/(uploads\/)?(.+)$/.exec(address?.path ?? '') ?? []
  const file = name && join(folder ? uploadsFolder : library, `${name}.jpg`)
  const picture = file ? await readFile(file).catch(() => undefined) : undefined
  const url = new URL(`/productos/${product.slug}?producto=${product.id}`, publicUrl).href
  return drawDataSheet(product, { picture, url })
}

import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { phoneWidthsOf, readPictureAddress, widthsOf } from '../../shared/catalogue/picture.ts'
import { aPdf, aPicture } from '../../tests/support/catalogue-samples.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

async function open() {
  const app = await createTestApp()
  const staff = await app.signIn()
  const upload = (kind: 'pictures' | 'pdfs' | 'pictures?use=banner', body: Buffer) =>
    staff.request(`/api/admin/uploads/${kind}`, { method: 'POST', body: new Uint8Array(body) })
  return { app, staff, upload, stored: app.uploadStore.list }
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s picture is stored in our own formats and widths',
  async (format) => {
    const { app, upload } = await open()
    const { status, body } = await upload('pictures', await aPicture(format))
    expect(status).toBe(201)
    const picture = readPictureAddress(body.src)
    expect(picture).toMatchObject({ width: 640, height: 480 })
    if (!picture) return
    expect(picture.path).toMatch(/^\/media\/uploads\/[\da-f]{32}$/)
    for (const width of widthsOf(picture)) {
      const response = await app.raw(`${picture.path}-${width}.avif`)
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toBe('image/avif')
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(width)
    }
    const fallback = await app.raw(`${picture.path}.jpg`)
    expect(fallback.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(fallback.headers.get('X-Content-Type-Options')).toBe('nosniff')
  },
)

test('the metadata of a picture is not stored', async () => {
  const { app, upload } = await open()
  const photo = await sharp(await aPicture('jpeg'))
    .withExif({ IFD0: { Copyright: 'Secreto' }, IFD3: { GPSLatitude: '33/1 27/1 0/1' } })
    .toBuffer()
  const { body } = await upload('pictures', photo)
  const kept = Buffer.from(await (await app.raw(body.src.split('?')[0])).arrayBuffer())
  expect((await sharp(kept).metadata()).exif).toBeUndefined()
})

test('a banner is stored up to 1920 pixels wide', async () => {
  const { upload } = await open()
  const wide = await aPicture('jpeg', { width: 2400, height: 900 })
  expect((await upload('pictures?use=banner', wide)).body.src).toMatch(/\?w=1920&h=720&c=/)
})

test('a 4:5 crop of a banner is stored for phones', async () => {
  const { app, upload } = await open()
  const white = { create: { width: 1200, height: 900, channels: 3 as const, background: '#ffffff' } }
  const halfWhite = await sharp(await aPicture('png', { width: 2400, height: 900 }))
    .composite([{ input: white, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const { body } = await upload('pictures?use=banner', halfWhite)
  const { path = '', phone = 0 } = readPictureAddress(body.src) ?? {}
  expect(phoneWidthsOf(phone)).toEqual([480, 640, 720])
  for (const width of phoneWidthsOf(phone)) {
    const response = await app.raw(`${path}-phone-${width}.avif`)
    expect(response.status).toBe(200)
    const part = sharp(Buffer.from(await response.arrayBuffer()))
    const size = await part.metadata()
    expect([size.width, size.height]).toEqual([width, width * 1.25])
    // The crop is right of the centre, as on the page, without any of the white half.
    expect((await part.stats()).channels[0]?.max).toBeLessThan(100)
  }
})

test('the phone crop of a small banner is as wide as the picture allows', async () => {
  const { upload } = await open()
  const { body } = await upload('pictures?use=banner', await aPicture('jpeg', { width: 800, height: 400 }))
  expect(readPictureAddress(body.src)?.phone).toBe(320)
})

const script = '<script>alert(1)</script>'

/** Declares 7,000 by 6,000 pixels and holds hardly any data. */
function hugePng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    size.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([size, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(7000, 0)
  header.writeUInt32BE(6000, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const rows = deflateSync(Buffer.alloc(6000 * (7000 / 8 + 1)))
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

const notPicture = 'No es una imagen JPG, PNG, WebP o AVIF.'
const twoInOne = 'El archivo contiene otro archivo o código: no lo aceptamos.'
const damaged = 'No pudimos leer la imagen: parece dañada.'

const hostilePictures: [string, () => Buffer | Promise<Buffer>, string][] = [
  ['a text', () => Buffer.from('hola'), notPicture],
  ['nothing', () => Buffer.alloc(0), notPicture],
  ['an SVG with a script', () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`), notPicture],
  ['a page', () => Buffer.from(`<!doctype html>${script}`), notPicture],
  ['a GIF that is also a script', () => Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)', 'latin1'), notPicture],
  ['a PDF', aPdf, notPicture],
  ['a JPEG with markup behind it', async () => Buffer.concat([await aPicture(), Buffer.from(script)]), twoInOne],
  ['a PNG with PHP behind it', async () => Buffer.concat([await aPicture('png'), Buffer.from('<?php x();')]), twoInOne],
  [
    'a JPEG with an archive behind it',
    async () => Buffer.concat([await aPicture(), Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]),
    twoInOne,
  ],
  ['a JPEG with a PDF behind it', async () => Buffer.concat([await aPicture(), aPdf()]), twoInOne],
  ['a JPEG that is cut off', async () => (await aPicture()).subarray(0, 300), damaged],
  ['only the start of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), damaged],
  ['42 megapixels', hugePng, 'La imagen tiene más de 40 megapíxeles: redúcela e inténtalo de nuevo.'],
  [
    'a tiny one',
    () => aPicture('png', { width: 40, height: 40 }),
    'La imagen debe medir al menos 200 píxeles por lado.',
  ],
  [
    'a very long one',
    () => aPicture('png', { width: 2000, height: 210 }),
    'La imagen es demasiado alargada: un lado puede medir hasta 5 veces el otro.',
  ],
]

test.each(hostilePictures)('%s is rejected as a picture and nothing is stored', async (_name, make, message) => {
  const { upload, stored } = await open()
  const { status, body } = await upload('pictures', await make())
  expect(status).toBe(422)
  expect(body.error).toEqual({ code: 'invalid_file', message })
  expect(await stored()).toEqual([])
})

test('a PDF is stored unchanged and served as a PDF', async () => {
  const { app, upload } = await open()
  const { status, body } = await upload('pdfs', aPdf())
  expect(status).toBe(201)
  expect(body.src).toMatch(/^\/media\/uploads\/[\da-f]{32}\.pdf$/)
  const response = await app.raw(body.src)
  expect(response.headers.get('Content-Type')).toBe('application/pdf')
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
  expect(Buffer.from(await response.arrayBuffer()).equals(aPdf())).toBe(true)
})

const notPdf = 'No es un archivo PDF completo.'

const hostilePdfs: [string, () => Buffer | Promise<Buffer>, string][] = [
  ['a picture', () => aPicture(), notPdf],
  ['a page with a PDF inside', () => Buffer.concat([Buffer.from(script), aPdf()]), notPdf],
  ['half a PDF', () => aPdf().subarray(0, 40), notPdf],
  ['a PDF with a page inside', () => Buffer.concat([aPdf(), Buffer.from(`<html>${script}`), aPdf()]), twoInOne],
  ['a PDF behind a PDF', () => Buffer.concat([aPdf(), aPdf()]), twoInOne],
]

test.each(hostilePdfs)('%s is rejected as a PDF and nothing is stored', async (_name, make, message) => {
  const { upload, stored } = await open()
  const { status, body } = await upload('pdfs', await make())
  expect(status).toBe(422)
  expect(body.error).toEqual({ code: 'invalid_file', message })
  expect(await stored()).toEqual([])
})

test('a file above the limit is 413', async () => {
  const { upload, stored } = await open()
  expect((await upload('pictures', Buffer.alloc(15 * 1024 * 1024 + 1))).status).toBe(413)
  expect(await stored()).toEqual([])
})

test.each([
  '/media/uploads/../test.jpg',
  '/media/uploads/%2e%2e%2ftest.jpg',
  '/media/uploads/.0123456789abcdef0123456789abcdef.jpg',
  `/media/uploads/${'0'.repeat(32)}.jpg`,
  `/media/uploads/${'0'.repeat(32)}.html`,
])('GET %s is 404', async (path) => {
  const { app } = await open()
  expect((await app.raw(path)).status).toBe(404)
})

test('more products with a new file than there are connections are saved at once', async () => {
  const { staff, upload } = await open()
  const { src } = (await upload('pdfs', aPdf())).body
  const create = (_: unknown, index: number) =>
    staff.post('/api/admin/products', {
      name: `Con ficha ${index}`,
      categoryId: 9,
      downloads: [{ name: 'Ficha', link: src }],
    })
  const created = await Promise.all(Array.from({ length: 15 }, create))
  expect(created.map(({ status }) => status)).toEqual(Array(15).fill(201))
})

import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seedBanners } from '../../demo/banners.ts'
import { libraryPicture } from '../../demo/library-picture.ts'
import { seedProducts } from '../../demo/products.ts'
import { pictureVersion } from '../../media/picture-version.ts'
import { phoneWidthsOf, readPictureAddress, widthsOf } from '../../shared/catalogue/picture.ts'
import { temporaryFolder } from '../support/test-database.ts'

type Info = { width: number; height: number; color: string; phone?: number }

const media = join(import.meta.dirname, '../../media')
const read = (file: string) => JSON.parse(readFileSync(join(media, file), 'utf8'))
const manifest: Record<string, Info> = read('manifest.json')
const alts: Record<string, string> = read('alt.json')
const sources = globSync('../../web/**/*.{ts,tsx}', { cwd: import.meta.dirname }).map((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8'),
)
const namedIn = (pattern: RegExp) => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
]

const ofProducts = seedProducts.flatMap(({ slug, pictures }) => pictures.map((_, i) => `products/${slug}-${i + 1}`))
const ofPages = namedIn(/from 'picture:([^'?]+)/g)
const ofBanners = seedBanners.map(({ url }) => readPictureAddress(url)?.path.replace('/media/', '') ?? url)

test('every picture that a product, a banner or a page names exists in every width', () => {
  expect(ofPages.length).toBeGreaterThan(40)
  const missing = [...ofProducts, ...ofBanners, ...ofPages].filter((name) => {
    const info = manifest[name]
    if (!info) return true
    const forPhones = info.phone ? phoneWidthsOf(info.phone).map((width) => `phone-${width}`) : []
    const files = [...[...widthsOf(info), ...forPhones].map((width) => `${name}-${width}.avif`), `${name}.jpg`]
    return files.some((file) => !existsSync(join(media, 'web', file)))
  })
  expect(missing).toEqual([])
})

test('every picture has an average colour', () => {
  for (const [name, { color }] of Object.entries(manifest)) expect(color, name).toMatch(/^#[\da-f]{6}$/)
})

test('heroes and banners are 1920 px wide, main views of products 1200 by 900', () => {
  for (const name of [...ofBanners, ...ofPages.filter((page) => /^heroes\/(?!video)/.test(page))]) {
    expect(manifest[name]?.width, name).toBe(1920)
  }
  for (const { slug } of seedProducts)
    expect(manifest[`products/${slug}-1`]).toMatchObject({ width: 1200, height: 900 })
})

test('every hero, first frame and banner has a crop for phones', () => {
  const opening = ofPages.filter((page) => /^(heroes\/(?!video)|loops\/)/.test(page))
  expect(opening.length).toBeGreaterThan(20)
  for (const name of [...opening, ...ofBanners]) expect(manifest[name]?.phone, name).toBeGreaterThanOrEqual(640)
})

test('no two products share a main picture, and every product has at least two', () => {
  const main = seedProducts.map(({ slug }) => readFileSync(join(media, `web/products/${slug}-1.jpg`)))
  const hashes = new Set(main.map((data) => createHash('sha256').update(data).digest('hex')))
  expect(hashes.size).toBe(seedProducts.length)
  for (const { name, pictures } of seedProducts) expect(pictures.length, name).toBeGreaterThanOrEqual(2)
})

test('every picture of a page and every banner has an alt text', () => {
  for (const name of [...ofPages, ...ofBanners]) expect(alts[name]?.length, name).toBeGreaterThan(20)
})

test('every loop that a page plays exists in two formats, under 1.2 MB each, with its first frame as a picture', () => {
  const loops = namedIn(/(?:video="|<HeroVideo name="|heroVideo = ')([a-z-]+)/g)
  expect([...loops].sort()).toEqual(['envolvedora', 'film', 'forestal', 'inicio'])
  for (const name of loops) {
    expect(manifest[`loops/${name}`]?.width).toBe(1280)
    for (const format of ['mp4', 'webm']) {
      const { size } = statSync(join(media, `web/loops/${name}.${format}`))
      expect(size, `${name}.${format}`).toBeGreaterThan(20_000)
      expect(size, `${name}.${format}`).toBeLessThan(1_200_000)
    }
  }
})

test('all pictures and videos together stay under 90 MB', () => {
  const files = globSync(['masters/**/*.avif', 'web/**/*.*'], { cwd: media })
  const bytes = files.reduce((sum, file) => sum + statSync(join(media, file)).size, 0)
  expect(files.length).toBeGreaterThan(1000)
  expect(bytes).toBeLessThan(90_000_000)
})

test('replacing a picture or a loop changes its version', () => {
  const folder = temporaryFolder()
  const write = (file: string, content: string) => {
    writeFileSync(join(folder, file), content)
    return pictureVersion('inicio', folder)
  }
  expect(pictureVersion('inicio', folder)).toBeUndefined()
  const versions = [
    write('inicio.jpg', 'one'),
    write('inicio.jpg', 'two'),
    write('inicio.mp4', 'three'),
    write('inicio.mp4', 'four'),
  ]
  expect(new Set(versions).size).toBe(4)
  expect(write('inicio.mp4', 'four')).toBe(versions[3])
  for (const version of versions) expect(version).toMatch(/^[\da-f]{8}$/)
})

test('a picture that is not in the library cannot be seeded', () => {
  expect(() => libraryPicture('products/no-such-1')).toThrow('There is no picture "products/no-such-1"')
})

import { expect, test } from 'vitest'
import { generateCatalogue } from '../../bench/generated-catalogue.ts'
import { createCatalogue } from '../../domain/catalogue/snapshot/catalogue.ts'
import { readPageCacheRules } from '../../tests/support/page-cache-rules.ts'
import { createCacheKeys } from './cache-key.ts'

const catalogue = await createCatalogue(generateCatalogue(79))
const product = catalogue.getProduct(1)
const rules = await readPageCacheRules()
const keyIn = createCacheKeys(rules)
const foreignKeyIn = createCacheKeys(rules, { isForeign: true })
const keyOf = (address: string) => keyIn(address, catalogue)
const foreignKeyOf = (address: string) => foreignKeyIn(address, catalogue)

test('a page has one key, whatever params are added', () => {
  expect(keyOf('/')).toBe('/')
  expect(keyOf('/mineria?utm_source=correo&gclid=1')).toBe('/mineria')
  expect(keyOf('/mineria.data?_routes=mineria')).toBe('/mineria.data')
  expect(keyOf('/aIrpads')).toBe('/airpads')
  expect(keyOf('/mineria/')).toBe('/mineria')
  expect(keyOf('/sitemap.xml')).toBe('/sitemap.xml')
  expect(keyOf('/_root.data')).toBe('/_root.data')
  expect(keyOf('/api/docs?x=1')).toBe('/api/docs')
  expect(keyOf('/api/openapi.json')).toBe('/api/openapi.json')
})

test('the key of a list contains only the category and the page, in a fixed order', () => {
  expect(keyOf('/productos?page=1&categoryId=0')).toBe('/productos')
  expect(keyOf('/productos?x=1&page=2&categoryId=1')).toBe('/productos?categoryId=1&page=2')
  expect(keyOf('/api/products?page=0')).toBe('/api/products')
  expect(keyOf('/api/products?page=1')).toBe('/api/products?page=1')
})

test('the key of a narrowed list has the filters that are offered, in a fixed order', () => {
  expect(keyOf('/productos?vista=tabla&fbclid=1&orden=-ancho&zuncho=pet&ancho=19&ancho=16&ancho=16&categoryId=1')).toBe(
    '/productos?categoryId=1&ancho=16&ancho=19&zuncho=pet&orden=-ancho&vista=tabla',
  )
  expect(keyOf('/api/products?zuncho=pet&page=1')).toBe('/api/products?page=1&zuncho=pet')
  expect(keyOf('/productos?orden=color&vista=mapa')).toBe('/productos')
})

test('a calculator has a key only without what was typed, because that has no limit', () => {
  expect(keyOf('/calculadoras')).toBe('/calculadoras')
  expect(keyOf('/calculadoras/film')).toBe('/calculadoras/film')
  expect(keyOf('/calculadoras/film.data')).toBe('/calculadoras/film.data')
  expect(keyOf('/calculadoras/film?alto=1800')).toBeUndefined()
})

test('a product has a key only under its canonical address', () => {
  expect(keyOf(`/productos/${product?.slug}?producto=1&ref=x`)).toBe(`/productos/${product?.slug}?producto=1`)
  expect(keyOf(`/productos/${product?.slug}?producto=2`)).toBeUndefined()
  expect(keyOf(`/productos/${product?.slug}`)).toBeUndefined()
  expect(keyOf(`/productos/${product?.slug}?producto=1&vista-previa=x`)).toBeUndefined()
  expect(keyOf('/api/products/1')).toBe('/api/products/1')
})

test('addresses that can vary without limit have no key', () => {
  const endless = [
    '/productos?name=zuncho',
    '/api/products?name=zuncho',
    '/contacto?busqueda=zuncho',
    '/productos?page=8',
    '/productos?ancho=7777',
    '/productos?zuncho=lana',
    '/productos?zuncho=pet&page=4',
    '/productos?categoryId=1&zuncho=pet&ancho=16&resistencia=4000-6000',
    '/productos?page=0',
    '/productos?page=01',
    '/productos?page=uno',
    '/productos?categoryId=9999',
    '/api/products?page=7',
    '/mineria//',
    '/MINERIA.DATA',
    '/mineria.data/',
    '/mineria/.data',
    '/sitemap.xml.data',
    '/api/products/0101',
    '/Api/products',
    '/api/products/',
    '/media/products/x.avif',
  ]
  for (const address of endless) expect(keyOf(address), address).toBeUndefined()
})

test('personal pages, staff pages and health checks have no key', () => {
  for (const path of [
    '/healthz',
    '/readyz',
    '/cotizacion',
    '/confirmacion?folio=C-1',
    '/login',
    '/admin',
    '/Admin/',
    '/Login',
    '/cotizacion.data',
    '/comparar',
    '/cotizacion/productos',
    '/seguimiento/AAAAAAAAAAAAAAAAAAAAAAAAAAA',
    '/.well-known/security.txt',
    '/no-such-page',
  ]) {
    expect(keyOf(path), path).toBeUndefined()
  }
})

test('of another backend, only the sitemaps have a key, whatever params are added', () => {
  for (const address of ['/sitemap.xml', '/sitemap.xml?parte=5', '/Sitemap.xml/']) {
    expect(foreignKeyOf(address), address).toBe('/sitemap.xml')
  }
  for (const address of ['/sitemap-productos.xml', '/sitemap-productos.xml?x=1', '/SITEMAP-productos.xml/?parte=1']) {
    expect(foreignKeyOf(address), address).toBe('/sitemap-productos.xml?parte=1')
  }
  expect(foreignKeyOf('/sitemap-productos.xml?parte=2')).toBe('/sitemap-productos.xml?parte=2')
  for (const address of [
    '/',
    '/mineria',
    '/productos',
    '/sitemap-paginas.xml',
    '/api/products',
    '/sitemap-productos.xml?parte=01',
  ]) {
    expect(foreignKeyOf(address), address).toBeUndefined()
  }
})

test.each(Object.entries(rules))('the route %s declares whether it is cached: %s', (_path, rule) => {
  expect(rule).toMatch(/^(never|always|without-query|without-search|list|product|sitemap|sitemap-part)$/)
})

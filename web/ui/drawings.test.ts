import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { icons, logo } from './drawings.ts'

const drawn = (file: string) => readFileSync(new URL(`../../media/brand/${file}`, import.meta.url), 'utf8')

test.each(Object.entries(icons))('the icon %s matches its SVG file', (name, inside) => {
  const [, own] = /<svg[^>]*>(?:<title>.*?<\/title>)?(.*)<\/svg>/s.exec(drawn(`icons/${name}.svg`)) ?? []
  expect(inside).toBe(own)
})

test('the logo matches its SVG file', () => {
  const [strap, ...rest] = [...drawn('logo.svg').matchAll(/ d="([^"]*)"/g)].map(([, path]) => path)
  expect(logo).toEqual({ strap, rest: rest.join('') })
})

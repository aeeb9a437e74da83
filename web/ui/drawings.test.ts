import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { coarsePath } from '../../media/coarse-path.ts'
import { icons, logo } from './drawings.ts'

const drawn = (file: string) => readFileSync(new URL(`../../media/brand/${file}`, import.meta.url), 'utf8')

test.each(Object.entries(icons))('the icon %s is the one that is drawn', (name, inside) => {
  const [, own] = /<svg[^>]*>(?:<title>.*?<\/title>)?(.*)<\/svg>/s.exec(drawn(`icons/${name}.svg`)) ?? []
  expect(inside).toBe(own)
})

/** As large as on a screen of twice as many points. */
const pixels = (svg: string) =>
  sharp(Buffer.from(svg), { density: 2 * 72 * (36 / 31) })
    .flatten({ background: 'white' })
    .greyscale()
    .raw()
    .toBuffer()

test('the logo is the one that is drawn, its lettering on a coarse grid', () => {
  const [strap, load, lettering = ''] = [...drawn('logo.svg').matchAll(/ d="([^"]*)"/g)].map(([, path]) => path)
  expect(logo).toEqual({ strap, rest: load + coarsePath(lettering) })
})

test('the logo looks like the one that is drawn', async () => {
  const original = drawn('logo.svg')
  const [head] = /<svg[^>]*>/.exec(original) ?? []
  const own = `${head}<path fill="#C8102E" d="${logo.strap}"/><path fill="#14171C" d="${logo.rest}"/></svg>`
  const [theirs, ours] = await Promise.all([pixels(original), pixels(own)])
  expect(ours).toHaveLength(theirs.length)
  const differences = ours.map((value, index) => Math.abs(value - (theirs[index] ?? 0)))
  expect(Math.max(...differences)).toBeLessThan(80)
})

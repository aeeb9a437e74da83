import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colours } from '../../shared/colours.ts'

test('the style sheet of the site has the colours of the brand', () => {
  const [theme = ''] = /@theme inline \{[\s\S]*?\n\}/.exec(readFileSync('web/site.css', 'utf8')) ?? []
  const tokens = Object.fromEntries(
    [...theme.matchAll(/--color-([\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value]),
  )
  expect(tokens).toMatchObject(colours)
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rawColour = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!['"`]?\))|\b(?:rgb|hsl|oklch|oklab|lab)a?\(/gi

test('colours are defined only in the theme', () => {
  const theme = /@theme inline \{[\s\S]*?\n\}/
  const found = globSync('web/**/*.{ts,tsx,css}')
    .filter((file) => !file.includes('.test.') && !file.startsWith('web/content/'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').replace(theme, '').matchAll(rawColour)].map(([colour]) => `${file}: ${colour}`),
    )
  expect(found).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { spanishMessages } from './spanish-messages.ts'

test('every notification ends with one period', () => {
  const { ra, resources } = spanishMessages
  const ofResources = Object.values(resources).flatMap((resource) =>
    'notifications' in resource ? Object.values(resource.notifications) : [],
  )
  const texts = [...Object.values(ra.notification), ...ofResources].flatMap((text) => String(text).split(' |||| '))
  expect(texts.filter((text) => !/[^.]\.$/.test(text))).toEqual([])
})

/** Who attends to a customer is called «responsable», and only who installs the program types commands. */
const otherWords = /vendedor|npm run/i

test('no screen calls a thing by another word, and none names a command', () => {
  const screens = globSync('admin/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'))
  expect(screens.length).toBeGreaterThan(100)
  expect(screens.filter((path) => otherWords.test(readFileSync(path, 'utf8')))).toEqual([])
})

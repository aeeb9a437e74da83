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

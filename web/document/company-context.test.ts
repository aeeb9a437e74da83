import { expect, test } from 'vitest'
import { defaultSettings } from '../../domain/settings/default-settings.ts'
import { withCompany } from './company-context.ts'

const company = { ...defaultSettings.company, name: 'Amarres {correo} $&' }

test('all nested texts name the company, and nothing else changes', () => {
  const content = { id: 1, lines: [['De {empresa}', '{comuna}, {ciudad}']], link: undefined, other: '{precio} {}' }
  expect(withCompany(content, company)).toEqual({
    id: 1,
    lines: [['De Amarres {correo} $&', 'Quilicura, Santiago']],
    link: undefined,
    other: '{precio} {}',
  })
})

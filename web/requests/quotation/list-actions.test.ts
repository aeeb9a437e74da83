import { expect, test } from 'vitest'
import { chatText, listText } from './list-actions.tsx'

const listOf = (count: number, name = 'Zuncho PET') => ({
  items: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    image: '',
    quantity: 2,
    name: `${name} ${index + 1}`,
  })),
  otherProduct: '',
})

const plain = { codes: new Map<number, string>(), link: undefined }

test('the list text has one line per product', () => {
  expect(listText(listOf(2), plain)).toBe('2 × Zuncho PET 1\n2 × Zuncho PET 2')
  expect(chatText(listOf(2), plain)).toBe('Hola, necesito cotizar:\n2 × Zuncho PET 1\n2 × Zuncho PET 2')
})

test('a chat message lists at most sixty products and says how many are missing', () => {
  expect(chatText(listOf(60), plain).split('\n').length).toBe(61)
  const lines = chatText(listOf(61), plain).split('\n')
  expect(lines.length).toBe(62)
  expect(lines.at(-1)).toBe('… y 1 producto más')
  expect(chatText(listOf(200), plain).split('\n').at(-1)).toBe('… y 140 productos más')
})

test('with long names fewer products are listed, so that the address stays within the limit', () => {
  const text = chatText(listOf(200, 'Máquina envolvedora semiautomática de brazo giratorio con báscula'), plain)
  expect(encodeURIComponent(text).length).toBeLessThanOrEqual(4000)
  const lines = text.split('\n')
  expect(lines.length).toBeGreaterThan(20)
  expect(lines.at(-1)).toBe(`… y ${200 - (lines.length - 2)} productos más`)
})

test('notes and the other product are part of both texts', () => {
  const [strap, film] = listOf(2).items
  if (!strap || !film) throw new Error('two items')
  const list = { items: [{ ...strap, note: 'Negro' }, film], otherProduct: 'Bolsas' }
  const lines = '2 × Zuncho PET 1\n  Nota: Negro\n2 × Zuncho PET 2\nOtro producto: Bolsas'
  expect(listText(list, plain)).toBe(lines)
  expect(chatText(list, plain)).toBe(`Hola, necesito cotizar:\n${lines}`)
})

test('both texts have the codes of products and the link that opens the list', () => {
  const link = 'https://precinta.example/cotizacion#lista=1x2&v=1'
  const known = { codes: new Map([[1, 'ZPT-16V']]), link }
  const lines = `2 × Zuncho PET 1\n  Código: ZPT-16V\n2 × Zuncho PET 2\nVer la lista: ${link}`
  expect(listText(listOf(2), known)).toBe(lines)
  expect(chatText(listOf(2), known)).toBe(`Hola, necesito cotizar:\n${lines}`)
})

test('a chat message stays within the limit with a link, and leaves out a link that is longer than the list', () => {
  const list = listOf(200, 'Máquina envolvedora semiautomática de brazo giratorio con báscula')
  const short = chatText(list, { ...plain, link: `https://precinta.example/cotizacion#lista=${'1x2,'.repeat(200)}` })
  expect(short).toContain('\nVer la lista: https://precinta.example/')
  expect(short).toContain('Máquina envolvedora')
  const long = chatText(list, { ...plain, link: `https://precinta.example/cotizacion#lista=${'1x2,'.repeat(2000)}` })
  expect(long).not.toContain('Ver la lista')
  for (const text of [short, long]) expect(encodeURIComponent(text).length).toBeLessThanOrEqual(4000)
})

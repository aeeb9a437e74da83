import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { seedCategories } from '../../demo/categories.ts'
import AboutCategory from './about-category.tsx'
import { inFixedOrder } from './categories.ts'

const category = (name: string, id: number) => ({ id, name, other_Categories: [] })

test('categories are sorted in the fixed order, unknown ones last', () => {
  const shuffled = ['OTRA', 'AIRPAD', 'ACCESORIOS DE EMBALAJE', 'ZUNCHOS', 'NUEVA'].map(category)
  expect(inFixedOrder(shuffled).map(({ name }) => name)).toEqual([
    'ZUNCHOS',
    'AIRPAD',
    'ACCESORIOS DE EMBALAJE',
    'OTRA',
    'NUEVA',
  ])
})

test('every category of the demo has a sentence of its own', () => {
  const names = seedCategories.flatMap(({ name, subcategories }) => [name, ...subcategories.map((sub) => sub.name)])
  const texts = names.map((name) => renderToStaticMarkup(createElement(AboutCategory, { category: name })))
  expect(names.filter((_, index) => texts[index] === '')).toEqual([])
  expect(new Set(texts).size).toBe(names.length)
})

import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Category } from '../../contract/catalogue/public.ts'
import { setUpTestApp } from '../../tests/test-app.ts'

const createTestApp = setUpTestApp()

test('GET /categories/subcategories returns the seven categories in their fixed order', async () => {
  const app = await createTestApp()
  const { status, body } = await app.get('/api/categories/subcategories')
  expect(status).toBe(200)
  const categories = z.array(Category).parse(body)
  expect(categories.map(({ name }) => name)).toEqual([
    'ZUNCHOS',
    'MÁQUINAS Y HERRAMIENTAS',
    'AIRPAD',
    'MÁQUINAS ENVOLVEDORAS',
    'SISTEMAS DE EMBALAJE',
    'HERRAMIENTAS DE APOYO',
    'ACCESORIOS DE EMBALAJE',
  ])
})

test('the subcategories that the pages link to have the specified ids', async () => {
  const app = await createTestApp()
  const { body } = await app.get('/api/categories/subcategories')
  const names = new Map(
    z
      .array(Category)
      .parse(body)
      .flatMap(({ other_Categories }) => other_Categories.map(({ id, name }) => [id, name])),
  )
  expect(names.get(16)).toBe('Envolvedoras automáticas')
  expect(names.get(17)).toBe('Envolvedoras de pilar')
  expect(names.get(18)).toBe('Envolvedoras de túnel')
  expect(names.get(19)).toBe('Enzunchadoras eléctricas')
  expect(names.get(20)).toBe('Enzunchadoras manuales')
  expect(names.get(21)).toBe('Enzunchadoras neumáticas')
})

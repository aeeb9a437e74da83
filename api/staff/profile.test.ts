import { expect, test } from 'vitest'
import { signatureOf } from '../../contract/staff/signature.ts'
import { defaultSettings } from '../../domain/settings/default-settings.ts'
import { setUpTestApp } from '../../tests/test-app.ts'

const createTestApp = setUpTestApp()

const profile = {
  name: 'Marta Díaz Soto',
  position: 'Ejecutiva de ventas',
  phone: '+56 9 8765 4321',
  signature: 'Atentamente,\nMarta',
}

test('PUT /me changes how a person is called and signs, and is in the history of the accounts', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const { body: me } = await staff.get('/api/admin/me')
  expect(me).toMatchObject({ name: 'Marta Díaz', position: '', phone: '', signature: '' })
  const { status } = await staff.put('/api/admin/me', { ...profile, updatedAt: me.updatedAt })
  expect(status).toBe(200)
  expect((await staff.get('/api/admin/me')).body).toMatchObject({ ...profile, email: me.email })
  expect((await staff.get('/api/admin/staff')).body.data).toMatchObject([profile])
  const { data } = (await staff.get('/api/admin/staff-events')).body
  expect(data[0]).toMatchObject({ kind: 'profile_changed', name: profile.name, byName: profile.name })
})

test('PUT /staff/{id} changes a colleague, unless somebody did so meanwhile', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const { body } = await staff.post('/api/admin/staff', { name: 'jefe', email: 'jefe@precinta.example' })
  const path = `/api/admin/staff/${body.id}`
  const changed = await staff.put(path, { ...profile, updatedAt: body.updatedAt })
  expect(changed.body).toMatchObject({ ...profile, email: 'jefe@precinta.example' })
  const late = await staff.put(path, { ...profile, name: 'Otro', updatedAt: body.updatedAt })
  expect([late.status, late.body.error.code]).toEqual([409, 'changed_meanwhile'])
  const { data } = (await staff.get('/api/admin/staff-events')).body
  expect(data[0]).toMatchObject({ kind: 'profile_changed', name: profile.name, byName: 'Marta Díaz' })
})

test('a person without a name is 422, and one who does not exist 404', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const { updatedAt } = (await staff.get('/api/admin/me')).body
  const { status, body } = await staff.put('/api/admin/me', { ...profile, name: ' ', updatedAt })
  expect([status, body.error.fields]).toEqual([422, { name: 'Nombre es requerido' }])
  expect((await staff.put('/api/admin/staff/nobody', { ...profile, updatedAt })).status).toBe(404)
})

test('a person without a signature signs with name, position, company and phone', () => {
  const { company } = defaultSettings
  const own = { ...profile, signature: '' }
  expect(signatureOf(profile, company)).toBe('Atentamente,\nMarta')
  expect(signatureOf(own, company)).toBe('Marta Díaz Soto\nEjecutiva de ventas\nPrecinta · +56 9 8765 4321')
  expect(signatureOf({ ...own, position: '', phone: '' }, company)).toBe('Marta Díaz Soto\nPrecinta · +56 2 2555 0100')
})

import { expect, test } from 'vitest'
import { defaultSettings } from '../../domain/settings/default-settings.ts'
import { type StaffEvent, signatureOf } from '../../shared/staff/staff.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

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

test('a profile change is recorded with what changed, and is undone unless those fields changed again', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const { body: colleague } = await staff.post('/api/admin/staff', { name: 'jefe', email: 'jefe@precinta.example' })
  const path = `/api/admin/staff/${colleague.id}`
  const save = async (changes: object) => {
    const { name, position, phone, signature, updatedAt } = (await staff.get(path)).body
    await staff.put(path, { name, position, phone, signature, updatedAt, ...changes })
  }
  const changes = async () =>
    (await staff.get('/api/admin/staff-events')).body.data.filter(({ kind }: StaffEvent) => kind === 'profile_changed')
  await save({ name: 'Juana Pérez', position: 'Jefa' })
  await save({})
  await save({ phone: '+56 9 1111 2222' })
  expect(await changes()).toMatchObject([
    { before: { phone: '' }, after: { phone: '+56 9 1111 2222' }, isUndoable: true },
    { before: { name: 'jefe', position: '' }, after: { name: 'Juana Pérez', position: 'Jefa' }, isUndoable: true },
  ])

  const [, first] = await changes()
  const undone = await staff.post(`/api/admin/staff-events/${first.id}/undo`)
  expect(undone).toMatchObject({ status: 200, body: { name: 'jefe', position: '', phone: '+56 9 1111 2222' } })
  expect((await changes()).map(({ isUndoable }: StaffEvent) => isUndoable)).toEqual([true, true, false])
  const again = await staff.post(`/api/admin/staff-events/${first.id}/undo`)
  expect([again.status, again.body.error.code]).toEqual([409, 'changed_meanwhile'])
})

test('what changed no profile cannot be undone', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  await staff.post('/api/admin/staff', { name: 'jefe', email: 'jefe@precinta.example' })
  const { data } = (await staff.get('/api/admin/staff-events')).body
  expect(data[0]).toMatchObject({ kind: 'created', before: null, isUndoable: false })
  expect((await staff.post(`/api/admin/staff-events/${data[0].id}/undo`)).status).toBe(404)
  expect((await staff.post('/api/admin/staff-events/999999/undo')).status).toBe(404)
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

import { expect, test } from 'vitest'
import { type AdminBanner, AdminBannerList } from '../../shared/catalogue/banners.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

const path = '/api/admin/banners'
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

async function open() {
  const app = await createTestApp()
  const staff = await app.signIn()
  const read = async (id: number): Promise<AdminBanner> => (await staff.get(`${path}/${id}`)).body
  const onSite = async (headers = {}) =>
    (await app.get('/api/banners/active', headers)).body.map(({ id }: { id: number }) => id)
  return { app, staff, read, onSite }
}

test('GET /admin/banners lists them in order with their state', async () => {
  const { staff, read } = await open()
  await staff.put(`${path}/2`, { ...(await read(2)), startsAt: hours(1) })
  await staff.put(`${path}/3`, { ...(await read(3)), active: false })
  const { body } = await staff.get(path)
  expect(AdminBannerList.parse(body)).toEqual(body)
  expect(body.data.map(({ id, state }: AdminBanner) => [id, state])).toEqual([
    [1, 'shown'],
    [2, 'scheduled'],
    [3, 'inactive'],
  ])
})

test('a banner can have a text and a button, or neither', async () => {
  const { app, staff, read } = await open()
  const words = { text: 'Hasta 30 % menos film.', buttonLabel: 'Ver films', buttonLink: '/film-embalaje' }
  expect((await staff.put(`${path}/1`, { ...(await read(1)), ...words })).status).toBe(200)
  expect((await staff.put(`${path}/2`, { ...(await read(2)), text: '', buttonLabel: '', buttonLink: '' })).status).toBe(
    200,
  )
  const [first, second] = (await app.get('/api/banners/active')).body
  expect(first).toMatchObject({ text: words.text, button: { label: 'Ver films', to: '/film-embalaje' } })
  expect(Object.keys(second).sort()).toEqual(['id', 'name', 'url'])
})

test.each([
  [{ buttonLabel: 'Ver', buttonLink: '' }, 'buttonLink'],
  [{ buttonLabel: '', buttonLink: '/productos' }, 'buttonLabel'],
  [{ buttonLabel: 'Ver', buttonLink: 'javascript:alert(1)' }, 'buttonLink'],
  [{ buttonLabel: 'Ver', buttonLink: '//evil.example' }, 'buttonLink'],
  [{ buttonLabel: 'Ver', buttonLink: 'https://ana:secreta@precinta.example' }, 'buttonLink'],
])('PUT /admin/banners with the button %o is 422', async (button, field) => {
  const { staff, read } = await open()
  const { status, body } = await staff.put(`${path}/1`, { ...(await read(1)), ...button })
  expect([status, Object.keys(body.error.fields)]).toEqual([422, [field]])
})

test('a scheduled banner is in the preview but not on the site', async () => {
  const { staff, read, onSite } = await open()
  const { url } = await read(1)
  const { status, body } = await staff.post(path, {
    name: 'Campaña de verano',
    url,
    startsAt: hours(2),
    endsAt: hours(5),
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({ state: 'scheduled', position: 3, active: true })
  expect(await onSite()).toEqual([1, 2, 3])
  const { token } = (await staff.post('/api/admin/previews')).body
  expect(await onSite({ Authorization: `Bearer ${token}` })).toEqual([1, 2, 3, body.id])
})

test('a banner starts and ends on schedule without any action by staff', async () => {
  let now = new Date('2026-12-31T12:00:00Z')
  const app = await createTestApp({ now: () => now, monotonicMs: () => now.getTime() })
  const staff = await app.signIn()
  const { url } = (await staff.get(`${path}/1`)).body
  const { body: banner } = await staff.post(path, {
    name: 'Campaña de verano',
    url,
    startsAt: '2027-01-05T12:00:00Z',
    endsAt: '2027-02-05T12:00:00Z',
  })
  const at = async (moment: string) => {
    now = new Date(moment)
    const { body: shown } = await app.get('/api/banners/active')
    const { state } = (await staff.get(`${path}/${banner.id}`)).body
    return [state, shown.some(({ id }: AdminBanner) => id === banner.id)]
  }
  expect(await at('2027-01-05T11:50:00Z')).toEqual(['scheduled', false])
  expect(await at('2027-01-05T12:00:00Z')).toEqual(['shown', true])
  expect(await at('2027-02-05T11:50:00Z')).toEqual(['shown', true])
  expect(await at('2027-02-05T12:00:00Z')).toEqual(['over', false])
})

test.each([
  [{ name: '' }, { name: 'Nombre es requerido' }],
  [{ url: 'https://evil.example/banner.jpg' }, { url: 'No es una imagen del sitio: súbela primero' }],
  [{ url: '/media/banners/inventado.jpg?w=640&h=480&c=ffffff' }, { url: 'Esta imagen ya no existe: súbela de nuevo' }],
  [{ startsAt: 'mañana' }, { startsAt: 'Escribe fecha y hora' }],
  [{ startsAt: '0000-01-01T00:00:00Z' }, { startsAt: 'El año debe estar entre 2000 y 2099' }],
  [{ endsAt: '9999-12-31T23:59:59-12:00' }, { endsAt: 'El año debe estar entre 2000 y 2099' }],
  [{ startsAt: hours(2), endsAt: hours(1) }, { endsAt: 'Debe terminar después de comenzar' }],
])('PUT /admin/banners/:id with %o is 422', async (change, fields) => {
  const { staff, read } = await open()
  const { status, body } = await staff.put(`${path}/1`, { ...(await read(1)), ...change })
  expect(status).toBe(422)
  expect(body.error.fields).toEqual(fields)
})

test('POST /admin/banners/order orders them on the site', async () => {
  const { staff, onSite } = await open()
  expect((await staff.post(`${path}/order`, { ids: [3, 1, 2], seen: [1, 2, 3] })).status).toBe(204)
  expect(await onSite()).toEqual([3, 1, 2])
})

test('POST /admin/banners/order does not overwrite the order of a colleague', async () => {
  const { staff, onSite } = await open()
  await staff.post(`${path}/order`, { ids: [3, 1, 2], seen: [1, 2, 3] })
  const { status, body } = await staff.post(`${path}/order`, { ids: [2, 1, 3], seen: [1, 2, 3] })
  expect([status, body.error]).toEqual([
    409,
    {
      code: 'changed_meanwhile',
      message: 'Otra persona cambió el orden o la lista mientras tanto. Revisa la lista y ordena de nuevo.',
    },
  ])
  expect(await onSite()).toEqual([3, 1, 2])
})

test('PUT /admin/banners/:id based on an older version is 409', async () => {
  const { staff, read } = await open()
  const before = await read(1)
  await staff.put(`${path}/1`, { ...before, name: 'Uno' })
  expect((await staff.put(`${path}/1`, { ...before, name: 'Dos' })).status).toBe(409)
})

test('a deleted banner is off the site until it is restored', async () => {
  const { staff, onSite } = await open()
  expect((await staff.delete(`${path}/2`)).status).toBe(204)
  expect(await onSite()).toEqual([1, 3])
  expect((await staff.get(`${path}?deleted=true`)).body.data[0].id).toBe(2)
  expect((await staff.post(`${path}/2/restore`)).status).toBe(200)
  expect(await onSite()).toEqual([1, 2, 3])
})

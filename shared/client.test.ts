import { expect, test } from 'vitest'
import { createClient } from './client.ts'

const clientWithResponse = (body: string, status = 200) =>
  createClient({ baseUrl: 'https://backend.example/api', fetch: async () => new Response(body, { status }) })

test('an unexpected response is an error', async () => {
  for (const garbage of ['', '<html>', '[]', '{"products":"x"}']) {
    await expect(clientWithResponse(garbage).getProducts({})).rejects.toMatchObject({ name: 'ApiError', status: 200 })
  }
})

test('the list is requested by page, starting at 0, and by the filters that are set', async () => {
  const asked: string[] = []
  const fetch = async (input: unknown) => {
    asked.push(String(input))
    return new Response('{"products":[]}')
  }
  const client = createClient({ baseUrl: 'https://backend.example', fetch })
  await client.getProducts({})
  await client.getProducts({ categoryId: 0, page: 0, name: '' })
  await client.getProducts({ categoryId: 16, page: 2, name: 'túnel' })
  expect(asked).toEqual([
    'https://backend.example/products?page=0',
    'https://backend.example/products?page=0',
    'https://backend.example/products?categoryId=16&page=2&name=t%C3%BAnel',
  ])
})

test('a list without a page count has one page', async () => {
  expect(await clientWithResponse('{"products":[]}').getProducts({})).toEqual({ products: [], totalPages: 1 })
})

test('details that another backend omits are empty', async () => {
  const product = { id: 1, slug: 'x', name: 'X', desc: '', alt: '', srcImg: [], jsonDetails: {} }
  expect((await clientWithResponse(JSON.stringify(product)).getProduct(1)).jsonDetails).toEqual({
    specifications: [],
    information: [],
    downloads: [],
    videos: [],
    packs: [],
    unit: '',
  })
})

test('the response body of a submission is optional', async () => {
  const contact = { name: 'A', email: 'a@b.cl', company: 'C', message: 'M', contactType: 'CONTACT' } as const
  expect(await clientWithResponse('thank you', 200).sendContact(contact, 'key')).toBeUndefined()
  await expect(clientWithResponse('<h1>Bad Gateway</h1>', 502).sendContact(contact, 'key')).rejects.toMatchObject({
    status: 502,
  })
})

test('another backend gets formats, notes and the other product as part of the message', async () => {
  const bodies: unknown[] = []
  const fetch = async (_: unknown, init?: RequestInit) => {
    bodies.push(JSON.parse(String(init?.body)))
    return new Response('{}')
  }
  const client = createClient({ baseUrl: 'https://backend.example', fetch, isForeign: true })
  const person = { name: 'A', email: 'a@b.cl', company: 'C' }
  const line = { productId: 1, quantity: 2, name: 'Zuncho' }
  const words = { message: 'Hola', otherProduct: 'Bolsas' }
  await client.sendQuotation(
    { ...person, ...words, invoiceDetails: [{ ...line, format: 'Caja de 2', note: 'Negro' }, line] },
    'key',
  )
  await client.sendQuotation({ ...person, invoiceDetails: [line] }, 'key')
  expect(bodies).toEqual([
    {
      ...person,
      message: 'Hola\nZuncho: en formato Caja de 2\nZuncho: Negro\nOtro producto: Bolsas',
      invoiceDetails: [line, line],
    },
    { ...person, invoiceDetails: [line] },
  ])
})

test('addresses that would run a script never become links', async () => {
  const banners = [
    { id: 1, name: 'A', url: 'javascript:alert(1)' },
    { id: 2, name: 'B', url: '/media/banners/b.jpg' },
  ]
  expect(await clientWithResponse(JSON.stringify(banners)).getActiveBanners()).toEqual([banners[1]])
  const downloads = [
    { name: 'A', link: ' javascript:alert(1)' },
    { name: 'B', link: 'https://backend.example/b.pdf' },
  ]
  const product = { id: 1, slug: 'x', name: 'X', desc: '', alt: '', srcImg: [], jsonDetails: { downloads } }
  expect((await clientWithResponse(JSON.stringify(product)).getProduct(1)).jsonDetails.downloads).toEqual([
    downloads[1],
  ])
})

test('another backend gets exactly the specified fields, and only the JSON header', async () => {
  const extras = { website: '', elapsedMs: 4000 }
  const contact = { name: 'A', email: 'a@b.cl', phone: '', company: 'C', message: 'M', contactType: 'CONTACT' } as const
  const sent = async (isForeign: boolean) => {
    let init: RequestInit | undefined
    const fetch = async (_input: unknown, given?: RequestInit) => {
      init = given
      return new Response('{}')
    }
    const client = createClient({ baseUrl: 'https://backend.example', fetch, isForeign })
    await client.sendContact({ ...contact, ...extras }, 'key-1')
    return { headers: init?.headers, body: JSON.parse(String(init?.body)) }
  }
  expect(await sent(true)).toEqual({ headers: { 'Content-Type': 'application/json' }, body: contact })
  expect(await sent(false)).toEqual({
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'key-1' },
    body: { ...contact, ...extras },
  })
})

test('a request is sent again with its key when the backend says so, until the time is over', async () => {
  const contact = { name: 'A', email: 'a@b.cl', phone: '', company: 'C', message: 'M', contactType: 'CONTACT' } as const
  const attempts = (responses: Response[], signal?: AbortSignal, isForeign = false) => {
    const keys: (string | null)[] = []
    const fetch = async (_input: unknown, init?: RequestInit) => {
      keys.push(new Headers(init?.headers).get('Idempotency-Key'))
      return responses.shift() ?? new Response('{"id":1,"folio":"CON-1"}')
    }
    const client = createClient({ baseUrl: 'https://backend.example', fetch, isForeign })
    const sent = client.sendContact(contact, 'key-1', { ...(signal && { signal }) })
    return sent.then(
      () => keys,
      ({ status }) => [...keys, status],
    )
  }
  const busy = () => new Response('{}', { status: 503, headers: { 'Retry-After': '0.01' } })
  const { signal } = new AbortController()
  expect(await attempts([busy(), busy()], signal)).toEqual(['key-1', 'key-1', 'key-1'])
  expect(await attempts([busy()])).toEqual(['key-1', 503])
  expect(await attempts([busy()], AbortSignal.abort())).toEqual(['key-1', 503])
  const forLong = new Response('{}', { status: 503, headers: { 'Retry-After': '3600' } })
  expect(await attempts([forLong], AbortSignal.timeout(10))).toEqual(['key-1', 503])
  expect(await attempts([new Response('{}', { status: 503 })], signal)).toEqual(['key-1', 503])
  expect(await attempts([busy()], signal, true)).toEqual([null, 503])
})

test('the calls use the paths of the specification', async () => {
  const calls: string[] = []
  const client = createClient({
    baseUrl: 'https://backend.example/api',
    fetch: async (input, init) => {
      const authorization = new Headers(init?.headers).get('Authorization')
      calls.push([init?.method ?? 'GET', input, authorization].filter(Boolean).join(' '))
      return new Response('[]')
    },
  })
  await client.getActiveBanners('token-1')
  await client.getCategories()
  await client.getProducts({ categoryId: 16, page: 2, name: 'film' }).catch(() => {})
  await client.getProduct(7).catch(() => {})
  expect(calls).toEqual([
    'GET https://backend.example/api/banners/active Bearer token-1',
    'GET https://backend.example/api/categories/subcategories',
    'GET https://backend.example/api/products?categoryId=16&page=2&name=film',
    'GET https://backend.example/api/products/7',
  ])
})

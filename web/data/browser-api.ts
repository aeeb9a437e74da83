import type { Client } from '../../contract/client.ts'

let client: Promise<Client> | undefined

/** The backend as the browser reaches it; the page says where, if it is not ours. Pages bring their own data: what calls need comes with the first. */
export function browserApi(): Promise<Client> {
  client ??= load().catch((error) => {
    client = undefined
    throw error
  })
  return client
}

async function load(): Promise<Client> {
  const { createClient } = await import('../../contract/client.ts')
  const { api } = document.documentElement.dataset
  return createClient({
    baseUrl: api ?? '/api',
    isForeign: api !== undefined,
    fetch: (input, init) => fetch(input, init),
  })
}

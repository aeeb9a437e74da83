import type { Client } from '../../contract/client.ts'

let client: Promise<Client> | undefined

/** Loaded on the first call, because pages come with their data. `data-api` holds the address of a foreign backend. */
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

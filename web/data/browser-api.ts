import type { Client } from '../../shared/client.ts'

let client: Promise<Client> | undefined

/** Pages come with their data, so the client is loaded on the first call. */
export function browserApi(): Promise<Client> {
  client ??= load().catch((error) => {
    client = undefined
    throw error
  })
  return client
}

async function load(): Promise<Client> {
  const { createClient } = await import('../../shared/client.ts')
  const { api } = document.documentElement.dataset
  return createClient({
    baseUrl: api ?? '/api',
    isForeign: api !== undefined,
    fetch: (input, init) => fetch(input, init),
  })
}

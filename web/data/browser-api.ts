import { type Client, createClient } from '../../contract/client.ts'

let client: Client | undefined

/** The backend as the browser reaches it; the page says where, if it is not ours. */
export function browserApi(): Client {
  const { api } = document.documentElement.dataset
  client ??= createClient({
    baseUrl: api ?? '/api',
    isForeign: api !== undefined,
    fetch: (input, init) => fetch(input, init),
  })
  return client
}

import { type Client, createClient } from '../../contract/client.ts'

let client: Client | undefined

/** The backend as the browser reaches it; the page says where, if it is not ours. */
export function browserApi(): Client {
  client ??= createClient({
    baseUrl: document.documentElement.dataset.api ?? '/api',
    fetch: (input, init) => fetch(input, init),
  })
  return client
}

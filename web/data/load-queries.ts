/** Most pages need queries only for prefetching. */
export async function loadQueries() {
  const [{ queryClient }, queries] = await Promise.all([import('./query-client.ts'), import('./queries.ts')])
  return { ...queries, client: queryClient() }
}

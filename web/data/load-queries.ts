/** The reading calls and what keeps their answers. Most pages do without them until something is to be fetched ahead. */
export async function loadQueries() {
  const [{ queryClient }, queries] = await Promise.all([import('./query-client.ts'), import('./queries.ts')])
  return { ...queries, client: queryClient() }
}

import { fetchPicture, fetchPictureAt, gallerySizes } from '../ui/picture.tsx'

export async function fetchAhead(path: string): Promise<void> {
  const url = new URL(path, location.origin)
  // Prefetching is optional, so failures are ignored.
  await fetchFor(url).catch(() => undefined)
}

function fetchFor(url: URL): Promise<void> {
  if (url.pathname === '/') return fetchBanners()
  return url.pathname.startsWith('/productos') ? fetchCatalogue(url) : fetchFirstPicture(url)
}

async function fetchBanners() {
  const { client, bannersQuery } = await loadQueries()
  const [first] = await client.fetchQuery(bannersQuery(undefined))
  fetchPictureAt(first?.url, '100vw')
}

async function fetchCatalogue({ pathname, searchParams }: URL) {
  const [{ client, ...queries }, { readListAddress }] = await Promise.all([
    loadQueries(),
    import('../catalogue/list-address.ts'),
  ])
  if (pathname !== '/productos') {
    const { srcImg } = await client.fetchQuery(queries.productQuery(Number(searchParams.get('producto'))))
    fetchPictureAt(srcImg[0], gallerySizes)
    return
  }
  await Promise.all([
    client.prefetchQuery(queries.categoriesQuery),
    client.prefetchQuery(queries.productsQuery(readListAddress(searchParams))),
  ])
}

async function fetchFirstPicture({ pathname }: URL) {
  const { sitePages } = await import('../document/site-pages.ts')
  const picture = sitePages.find(({ path }) => path === pathname)?.picture
  if (picture) fetchPicture(picture, '100vw')
}

/** Most pages need queries only for prefetching. */
async function loadQueries() {
  const [{ queryClient }, queries] = await Promise.all([import('./query-client.ts'), import('./queries.ts')])
  return { ...queries, client: queryClient() }
}

import type { Connection } from '../db/connect.ts'
import { catalogueChannel, createCatalogueLoader, keepCatalogue } from '../domain/catalogue/snapshot/live-catalogue.ts'

import { withVersion } from './library.ts'

export async function startCatalogue({ db, subscribe }: Connection, onError: (error: unknown) => void) {
  const load = createCatalogueLoader(db, withVersion)
  const catalogue = keepCatalogue(await load(), load, onError)
  return { catalogue, stop: subscribe(catalogueChannel, catalogue.reload) }
}

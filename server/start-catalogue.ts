import type { Connection } from '../db/connect.ts'
import { catalogueChannel, keepCatalogue } from '../domain/live-catalogue.ts'
import { loadCatalogue } from '../domain/load-catalogue.ts'
import { emptyTrash } from '../domain/stock/empty-trash.ts'
import type { Uploads } from '../domain/stock/uploads.ts'

const day = 24 * 60 * 60 * 1000

type Options = { uploads: Uploads; now: () => Date; onError: (error: unknown) => void }

/** The catalogue of this process, which hears what others change, and the trash, which is emptied every day. */
export async function startCatalogue({ db, hear }: Connection, { uploads, now, onError }: Options) {
  const catalogue = keepCatalogue(await loadCatalogue(db), () => loadCatalogue(db), onError)
  const stopHearing = hear(catalogueChannel, catalogue.reload)
  const empty = () => emptyTrash({ db, now }, uploads).catch(onError)
  await empty()
  const timer = setInterval(empty, day)
  const stop = async () => {
    clearInterval(timer)
    await stopHearing()
  }
  return { catalogue, stop }
}

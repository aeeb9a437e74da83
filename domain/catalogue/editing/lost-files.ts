import type { Tx } from '../../../db/connect.ts'
import type { ProductForm } from '../../../shared/catalogue/products.ts'
import { isOwnVideo } from '../../../shared/catalogue/video-file.ts'
import { isSlugTaken } from './slug.ts'
import type { Uploads } from './uploads.ts'

type Files = Pick<ProductForm, 'pictures' | 'downloads' | 'videos'>

/** `sheetOf` is the slug of the product whose generated data sheet it is. */
type NamedFile = { field: string; address: string; problem: string; sheetOf?: string }

export const noSuchPicture = 'Esta imagen ya no existe: súbela de nuevo'

/** Files already saved are exempt, so that a lost one does not block other changes. */
export function newlyNamedFiles(
  { pictures, downloads, videos, slug }: Files & Pick<ProductForm, 'slug'>,
  before: Files = { pictures: [], downloads: [], videos: [] },
): NamedFile[] {
  const kept = new Set([
    ...before.pictures.map(({ src }) => src),
    ...before.downloads.map(({ link }) => link),
    ...before.videos,
  ])
  const named = [
    ...pictures.map(({ src }, index) => ({ field: `pictures.${index}.src`, address: src, problem: noSuchPicture })),
    ...downloads.flatMap(({ link }, index) => namedDownload(`downloads.${index}.link`, link, slug)),
    ...videos.flatMap((video, index) =>
      isOwnVideo(video)
        ? [{ field: `videos.${index}`, address: video, problem: 'No hay un video en esta dirección' }]
        : [],
    ),
  ]
  return named.filter(({ address }) => !kept.has(address))
}

function namedDownload(field: string, address: string, ownSlug: string): NamedFile[] {
  const [, sheetOf] = /^\/fichas\/(.+)\.pdf$/.exec(address) ?? []
  if (sheetOf === ownSlug || !address.startsWith('/')) return []
  return sheetOf
    ? [{ field, address, sheetOf, problem: 'No hay una ficha técnica en esta dirección' }]
    : [{ field, address, problem: 'Este PDF ya no existe: súbelo de nuevo' }]
}

export async function lostFiles(
  { tx, uploads }: { tx: Tx; uploads: Uploads },
  ...product: Parameters<typeof newlyNamedFiles>
): Promise<Record<string, string>> {
  const problems: Record<string, string> = {}
  for (const { field, address, sheetOf, problem } of newlyNamedFiles(...product)) {
    const isThere = sheetOf ? await isSlugTaken(tx, sheetOf) : await uploads.has(tx, address)
    if (!isThere) problems[field] = problem
  }
  return problems
}

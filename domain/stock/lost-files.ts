import type { ProductForm } from '../../contract/admin/products.ts'
import { isOwnVideo } from '../../contract/video-file.ts'
import type { Tx } from '../../db/connect.ts'
import { isSlugTaken } from './slug.ts'
import type { Uploads } from './uploads.ts'

type Files = Pick<ProductForm, 'pictures' | 'downloads' | 'videos'>
type Source = { tx: Tx; uploads: Uploads }

export const noSuchPicture = 'Esta imagen ya no existe: súbela de nuevo'

/** By field, the addresses of ours that lead to no file. What the product shows already stays, so that the rest of it can be changed. */
export async function lostFiles(
  source: Source,
  { pictures, downloads, videos, slug }: Files & Pick<ProductForm, 'slug'>,
  before: Files = { pictures: [], downloads: [], videos: [] },
): Promise<Record<string, string>> {
  const kept = new Set([
    ...before.pictures.map(({ src }) => src),
    ...before.downloads.map(({ link }) => link),
    ...before.videos,
  ])
  const problems: Record<string, string> = {}
  for (const [index, { src }] of pictures.entries())
    if (!kept.has(src) && !(await source.uploads.has(src))) problems[`pictures.${index}.src`] = noSuchPicture
  for (const [index, { link }] of downloads.entries()) {
    const problem = kept.has(link) ? undefined : await downloadProblem(source, link, slug)
    if (problem) problems[`downloads.${index}.link`] = problem
  }
  for (const [index, video] of videos.entries())
    if (!kept.has(video) && isOwnVideo(video) && !(await source.uploads.has(video)))
      problems[`videos.${index}`] = 'No hay un video en esta dirección'
  return problems
}

async function downloadProblem({ tx, uploads }: Source, link: string, ownSlug: string): Promise<string | undefined> {
  const [, sheetOf] = /^\/fichas\/(.+)\.pdf$/.exec(link) ?? []
  if (sheetOf)
    return sheetOf === ownSlug || (await isSlugTaken(tx, sheetOf))
      ? undefined
      : 'No hay una ficha técnica en esta dirección'
  return !link.startsWith('/') || (await uploads.has(link)) ? undefined : 'Este PDF ya no existe: súbelo de nuevo'
}

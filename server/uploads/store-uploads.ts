import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import sharp from 'sharp'
import type { Connection } from '../../db/connect.ts'
import { exists } from '../../db/disk.ts'
import { adoptFolder, folderStore, tableStore, type UploadStore } from '../../db/uploads.ts'
import type { Uploads } from '../../domain/deps.ts'
import { done, invalidFile } from '../../domain/outcome.ts'
import { phoneWidthsOf, pictureAddress, readPictureAddress, widthsOf } from '../../shared/catalogue/picture.ts'
import { isUploadedPdf, maxPixels, uploadsPath } from '../../shared/catalogue/uploads.ts'
import { isOwnVideo } from '../../shared/catalogue/video-file.ts'
import { oneAtATime } from '../../shared/concurrency.ts'
import { library } from '../library.ts'
import { encodePicture, phoneRatios } from './encode-picture.ts'
import { cacheUploads, inFolder, type LocalUploads } from './local-uploads.ts'

const minSide = 200
const maxRatio = 5

const problems = {
  noPicture: 'No es una imagen JPG, PNG, WebP o AVIF.',
  damaged: 'No pudimos leer la imagen: parece dañada.',
  tooManyPixels: `La imagen tiene más de ${maxPixels / 1_000_000} megapíxeles: redúcela e inténtalo de nuevo.`,
  tooSmall: `La imagen debe medir al menos ${minSide} píxeles por lado.`,
  tooLong: `La imagen es demasiado alargada: un lado puede medir hasta ${maxRatio} veces el otro.`,
  twoInOne: 'El archivo contiene otro archivo o código: no lo aceptamos.',
  noPdf: 'No es un archivo PDF completo.',
}

export function createUploads(store: UploadStore): Uploads {
  // Pictures are encoded one at a time, because a decoded one takes more than 100 MB.
  const inTurn = oneAtATime()

  return {
    storePicture: async (given, { wide = false } = {}) => {
      const bytes = Buffer.from(given)
      const problem = await pictureProblem(bytes)
      if (problem) return invalidFile(problem)
      const encoded = await inTurn(() =>
        encodePicture(bytes, { hero: wide, ...(wide && { phoneRatio: phoneRatios.banner }), maxPixels }),
      ).catch(() => undefined)
      if (!encoded) return invalidFile(problems.damaged)
      const name = randomName()
      // The fallback is stored last: if it exists, all files exist.
      for (const { suffix, data } of encoded.files) await store.put(`${name}${suffix}`, data)
      return done(pictureAddress({ ...encoded.info, path: `/media/uploads/${name}` }))
    },
    storePdf: async (given) => {
      const bytes = Buffer.from(given)
      if (!isPdf(bytes)) return invalidFile(problems.noPdf)
      if (isTwoFilesInOne(bytes, 'pdf')) return invalidFile(problems.twoInOne)
      const file = `${randomName()}.pdf`
      await store.put(file, bytes)
      return done(`/media/uploads/${file}`)
    },
    has: async (tx, address) => {
      const files = filesAt(address)
      const uploaded = files.filter((file) => file.startsWith(uploadsPath))
      const inLibrary = await Promise.all(files.filter((file) => !file.startsWith(uploadsPath)).map(isInLibrary))
      const found = await store.within(tx).find(uploaded.map((file) => file.slice(uploadsPath.length)))
      return files.length > 0 && inLibrary.every(Boolean) && found.length === uploaded.length
    },
    lookUpFiles: async () => {
      const there = new Set([
        ...(await libraryAddresses()),
        ...(await store.list()).map(({ name }) => uploadsPath + name),
      ])
      return (address) => {
        const files = filesAt(address)
        return files.length > 0 && files.every((file) => there.has(file))
      }
    },
    listUnused: async (inUse, before, installation) => {
      if (!(await store.isOwnedBy(installation))) return 'not_ours'
      const old = (await store.list()).filter(({ storedAt }) => storedAt < before)
      return old.map(({ name }) => name).filter(isUnused(inUse))
    },
    removeUnused: async (tx, names, inUse) => {
      for (const name of names.filter(isUnused(inUse))) await store.within(tx).remove(name)
    },
  }
}

/** All files of a picture begin with its random name. */
const isUnused = (inUse: string) => (file: string) => !inUse.includes(file.split(/[-.]/)[0] ?? file)

function filesAt(address: string): string[] {
  if (isUploadedPdf(address) || isOwnVideo(address)) return [address]
  const picture = readPictureAddress(address)
  if (!picture) return []
  const { path, phone } = picture
  return [
    `${path}.jpg`,
    ...widthsOf(picture).map((width) => `${path}-${width}.avif`),
    ...(phone ? phoneWidthsOf(phone).map((width) => `${path}-phone-${width}.avif`) : []),
  ]
}

const isInLibrary = (file: string) => exists(join(library, file.slice('/media/'.length)))

async function libraryAddresses(): Promise<string[]> {
  const names = await readdir(library, { recursive: true }).catch(() => [])
  return names.map((name) => `/media/${name.replaceAll(sep, '/')}`)
}

async function pictureProblem(bytes: Buffer): Promise<string | undefined> {
  if (!isPicture(bytes)) return problems.noPicture
  if (isTwoFilesInOne(bytes, 'picture')) return problems.twoInOne
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!size) return problems.damaged
  const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)]
  if (short * long > maxPixels) return problems.tooManyPixels
  if (short < minSide) return problems.tooSmall
  return long / short > maxRatio ? problems.tooLong : undefined
}

const randomName = () => randomBytes(16).toString('hex')

type Opened = { uploadStore: UploadStore; localUploads: LocalUploads }

export async function openUploads({ db, isServer }: Connection, dataDir: string): Promise<Opened> {
  const folder = join(dataDir, 'uploads')
  if (!isServer) return { uploadStore: folderStore(folder), localUploads: inFolder(folder) }
  await adoptFolder(db, folder)
  const uploadStore = tableStore(db)
  return { uploadStore, localUploads: cacheUploads(uploadStore, join(dataDir, 'cache/uploads')) }
}

/** The name and the declared type of an upload are not trustworthy, so types are detected by content. */

const startsWith = (bytes: Buffer, start: string, at = 0) =>
  bytes.subarray(at, at + start.length).equals(Buffer.from(start, 'latin1'))

const pictureStarts: ((bytes: Buffer) => boolean)[] = [
  (bytes) => startsWith(bytes, '\xff\xd8\xff'),
  (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n'),
  (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
  (bytes) => startsWith(bytes, 'ftypavif', 4),
]

const isPicture = (bytes: Buffer) => pictureStarts.some((fits) => fits(bytes))

const isPdf = (bytes: Buffer) =>
  /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) && bytes.subarray(-1024).includes('%%EOF')

const markup = /<(script|html|iframe|!doctype html|svg\s|\?php)/i
const endOfArchive = Buffer.from('PK\x05\x06', 'latin1')

/** A polyglot file is markup in a picture or an archive after a PDF. */
function isTwoFilesInOne(bytes: Buffer, kind: 'picture' | 'pdf'): boolean {
  const text = bytes.toString('latin1')
  if (markup.test(text)) return true
  // ZIP readers search this many bytes for the end of the archive.
  if (bytes.subarray(-65_557).includes(endOfArchive)) return true
  return kind === 'picture' ? text.includes('%PDF-') : text.lastIndexOf('%PDF-') > 0
}

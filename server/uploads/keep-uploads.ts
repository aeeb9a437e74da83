import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import sharp from 'sharp'
import { exists } from '../../db/disk.ts'
import type { UploadStore } from '../../db/uploads.ts'
import type { Uploads } from '../../domain/deps.ts'
import { done, invalidFile } from '../../domain/outcome.ts'
import { phoneWidthsOf, pictureAddress, readPictureAddress, widthsOf } from '../../shared/catalogue/picture.ts'
import { isUploadedPdf, maxPixels, uploadsPath } from '../../shared/catalogue/uploads.ts'
import { isOwnVideo } from '../../shared/catalogue/video-file.ts'
import { oneAtATime } from '../../shared/concurrency.ts'
import { library } from '../library.ts'
import { isActivePdf, isPdf, isPicture, isTwoFilesInOne } from './check-content.ts'
import { encodePicture, phoneRatios } from './encode-picture.ts'

const smallestSide = 200
const longestRatio = 5

const problems = {
  noPicture: 'No es una imagen JPG, PNG, WebP o AVIF.',
  damaged: 'No pudimos leer la imagen: parece dañada.',
  tooManyPixels: `La imagen tiene más de ${maxPixels / 1_000_000} megapíxeles: redúcela e inténtalo de nuevo.`,
  tooSmall: `La imagen debe medir al menos ${smallestSide} píxeles por lado.`,
  tooLong: `La imagen es demasiado alargada: un lado puede medir hasta ${longestRatio} veces el otro.`,
  twoInOne: 'El archivo contiene otro archivo o código: no lo aceptamos.',
  noPdf: 'No es un archivo PDF completo.',
  activePdf: 'El PDF contiene programas o archivos adjuntos: guárdalo de nuevo sin ellos.',
}

export function keepUploads(store: UploadStore): Uploads {
  // Pictures are encoded one at a time, because a decoded one takes more than 100 MB.
  const inTurn = oneAtATime()

  return {
    keepPicture: async (given, { wide = false } = {}) => {
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
    keepPdf: async (given) => {
      const bytes = Buffer.from(given)
      if (!isPdf(bytes)) return invalidFile(problems.noPdf)
      if (isTwoFilesInOne(bytes, 'pdf')) return invalidFile(problems.twoInOne)
      if (isActivePdf(bytes)) return invalidFile(problems.activePdf)
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
  if (short < smallestSide) return problems.tooSmall
  return long / short > longestRatio ? problems.tooLong : undefined
}

const randomName = () => randomBytes(16).toString('hex')

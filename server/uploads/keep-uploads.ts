import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { access, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import sharp from 'sharp'
import { phoneWidthsOf, pictureAddress, readPictureAddress, widthsOf } from '../../contract/catalogue/picture.ts'
import { maxPixels } from '../../contract/catalogue/uploads.ts'
import { isOwnVideo } from '../../contract/catalogue/video-file.ts'
import type { Uploads } from '../../domain/catalogue/editing/uploads.ts'
import { done, invalidFile } from '../../domain/outcome.ts'
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

export function keepUploads(folder: string): Uploads {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Pictures are encoded one at a time, because a decoded one takes more than 100 MB.
  let encoding: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(encode: () => Promise<T>): Promise<T> => {
    const turn = encoding.then(encode)
    encoding = turn.catch(() => {})
    return turn
  }

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
      // The fallback is written last: if it exists, all files exist.
      for (const { suffix, data } of encoded.files) await write(folder, `${name}${suffix}`, data)
      return done(pictureAddress({ ...encoded.info, path: `/media/uploads/${name}` }))
    },
    keepPdf: async (given) => {
      const bytes = Buffer.from(given)
      if (!isPdf(bytes)) return invalidFile(problems.noPdf)
      if (isTwoFilesInOne(bytes, 'pdf')) return invalidFile(problems.twoInOne)
      if (isActivePdf(bytes)) return invalidFile(problems.activePdf)
      const file = `${randomName()}.pdf`
      await write(folder, file, bytes)
      return done(`/media/uploads/${file}`)
    },
    has: async (address) => {
      const found = await Promise.all(filesAt(address).map((file) => exists(folder, file)))
      return isComplete(found)
    },
    lookUpFiles: async () => {
      const there = new Set([
        ...(await addressesOf(library, '/media/')),
        ...(await addressesOf(folder, '/media/uploads/')),
      ])
      return (address) => isComplete(filesAt(address).map((file) => there.has(file)))
    },
    removeUnused: async (inUse, before, installation, stopping) => {
      if ((await ownerOf(folder, installation)) !== installation) return 'not_ours'
      for (const file of await readdir(folder).catch(() => [])) {
        if (stopping?.aborted) break
        const [name = file] = file.split(/[-.]/)
        if (inUse.includes(name)) continue
        const { mtime } = await stat(join(folder, file))
        if (mtime < before) await rm(join(folder, file), { force: true })
      }
      return 'removed'
    },
  }
}

const pdf = /^\/media\/uploads\/[\da-f]{32}\.pdf$/

function filesAt(address: string): string[] {
  if (pdf.test(address) || isOwnVideo(address)) return [address]
  const picture = readPictureAddress(address)
  if (!picture) return []
  const { path, phone } = picture
  return [
    `${path}.jpg`,
    ...widthsOf(picture).map((width) => `${path}-${width}.avif`),
    ...(phone ? phoneWidthsOf(phone).map((width) => `${path}-phone-${width}.avif`) : []),
  ]
}

const isComplete = (found: boolean[]) => found.length > 0 && found.every(Boolean)

async function exists(uploads: string, file: string): Promise<boolean> {
  const [, isUpload, name = ''] = /^\/media\/(uploads\/)?(.+)$/.exec(file) ?? []
  return access(join(isUpload ? uploads : library, name)).then(
    () => true,
    () => false,
  )
}

async function addressesOf(root: string, below: string): Promise<string[]> {
  const names = await readdir(root, { recursive: true }).catch(() => [])
  return names.map((name) => below + name.replaceAll(sep, '/'))
}

/** The first database to use the folder owns it. */
async function ownerOf(folder: string, installation: string): Promise<string> {
  const file = `${folder}.installation`
  await writeFile(file, installation, { flag: 'wx' }).catch(() => undefined)
  return readFile(file, 'utf8')
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

async function write(folder: string, file: string, data: Buffer): Promise<void> {
  const unfinished = join(folder, `.${file}`)
  await writeFile(unfinished, data, { flush: true })
  await rename(unfinished, join(folder, file))
}

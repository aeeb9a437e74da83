import * as z from 'zod/mini'
import { readPictureAddress } from '../picture.ts'
import { requiredLine, requiredText } from '../text.ts'
import { listOf, listQuery, several } from './list.ts'
import { readVideoId } from './video-id.ts'

export const maxPictures = 12
export const maxSpecifications = 100

const most = (max: number, what: string) => z.maxLength(max, `Máximo ${max} ${what}`)

/** Like a required one, but nothing is also a text. */
const line = (max: number) => z._default(z.union([z.literal(''), requiredLine('Debe ser un texto', max)]), '')
const text = (max: number) => z._default(z.union([z.literal(''), requiredText('Debe ser un texto', max)]), '')

export const PictureAddress = z
  .string('Sube una imagen')
  .check(z.refine((src) => readPictureAddress(src) !== undefined, 'Sube una imagen'))

const ownFile = /^\/(media\/uploads\/[\da-f]{32}|fichas\/[\w-]+)\.pdf$/

/** A file of ours, or an address that a browser opens over TLS; nothing that could run. */
const isDownload = (link: string) => ownFile.test(link) || URL.parse(link)?.protocol === 'https:'

export const slugPattern = /^[a-z\d]+(-[a-z\d]+)*$/

/** Nothing: made from the name. */
const slug = z._default(
  z.string('Debe ser un texto').check(
    z.trim(),
    z.maxLength(100, 'Máximo 100 caracteres'),
    z.refine((text) => text === '' || slugPattern.test(text), 'Usa solo minúsculas, números y guiones'),
  ),
  '',
)

const video = z.string('Debe ser un texto').check(
  z.overwrite((address) => readVideoId(address) ?? address),
  z.refine((id) => readVideoId(id) === id, 'No es la dirección de un video de YouTube'),
)

/** What staff fill in. */
export const ProductForm = z.object({
  name: requiredLine('El nombre es requerido', 200),
  subtitle: line(200),
  description: text(5000),
  categoryId: z.int('Elige una categoría'),
  slug,
  published: z._default(z.boolean(), false),
  /** Among all products; absent: after the last of its category. */
  position: z.optional(
    z.int('Debe ser un número entero').check(z.gte(0, 'Debe ser 0 o más'), z.lte(1_000_000, 'Es demasiado')),
  ),
  pictures: z._default(
    z
      .array(z.object({ src: PictureAddress, alt: requiredLine('Describe lo que muestra la imagen', 300) }))
      .check(most(maxPictures, 'imágenes')),
    [],
  ),
  specifications: z._default(
    z
      .array(
        z.object({ key: requiredLine('Escribe la característica', 120), value: requiredLine('Escribe el valor', 500) }),
      )
      .check(most(maxSpecifications, 'especificaciones')),
    [],
  ),
  information: z._default(
    z.union([z.array(requiredLine('Escribe el punto o quítalo', 500)).check(most(50, 'puntos')), text(5000)]),
    [],
  ),
  downloads: z._default(
    z
      .array(
        z.object({
          name: requiredLine('Escribe el nombre de la descarga', 120),
          link: z
            .string('Sube un PDF o escribe una dirección')
            .check(
              z.maxLength(500, 'Máximo 500 caracteres'),
              z.refine(isDownload, 'Sube un PDF o escribe una dirección https://'),
            ),
        }),
      )
      .check(most(20, 'descargas')),
    [],
  ),
  videos: z._default(z.array(video).check(most(10, 'videos')), []),
  packs: z._default(
    z
      .array(
        z.object({
          name: requiredLine('Escribe el nombre del formato', 120),
          quantity: z
            .int('Debe ser un número entero')
            .check(z.gte(1, 'La cantidad mínima es 1'), z.lte(1_000_000, 'La cantidad máxima es 1000000')),
        }),
      )
      .check(most(10, 'formatos')),
    [],
  ),
})

/** With the moment of the version it was based on. */
export const ProductChange = z.extend(ProductForm, { updatedAt: z.string() })

export const AdminProduct = z.extend(ProductForm, {
  id: z.int(),
  position: z.int(),
  formerSlugs: z.array(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  deletedAt: z.nullable(z.string()),
})

export const AdminProductRow = z.object({
  id: z.int(),
  name: z.string(),
  subtitle: z.string(),
  slug: z.string(),
  categoryId: z.int(),
  published: z.boolean(),
  position: z.int(),
  /** The first picture, as on cards. */
  picture: z.nullable(z.string()),
  pictureCount: z.int(),
  updatedAt: z.string(),
  deletedAt: z.nullable(z.string()),
})

const yesOrNo = z.enum(['true', 'false'])
const id = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))

export const AdminProductQuery = z.object({
  ...listQuery(['position', 'name', 'updatedAt', 'id', 'deletedAt']),
  q: z._default(z.string().check(z.maxLength(200)), ''),
  id: several(id),
  /** A category includes its subcategories. */
  categoryId: z.optional(id),
  published: z.optional(yesOrNo),
  /** What lies in the trash, in place of what does not. */
  deleted: z.optional(yesOrNo),
})

export const AdminProductList = listOf(AdminProductRow)

export const Ids = z.object({
  ids: z.array(z.int()).check(z.minLength(1, 'Elige al menos uno'), z.maxLength(1_000, 'Máximo 1000 a la vez')),
})

export type ProductForm = z.infer<typeof ProductForm>
export type ProductChange = z.infer<typeof ProductChange>
export type AdminProduct = z.infer<typeof AdminProduct>
export type AdminProductRow = z.infer<typeof AdminProductRow>
export type AdminProductQuery = z.infer<typeof AdminProductQuery>

import * as z from 'zod/mini'
import { isSecureAddress, line, maxId, requiredLine, rowId, text } from '../fields.ts'
import { maxSelected } from '../limits.ts'
import { listOf, listQuery, searchText, several } from '../list.ts'
import { readPictureAddress } from './picture.ts'
import { isUploadedPdf } from './uploads.ts'
import { requiredVideo } from './video-id.ts'

const maxCodeLength = 40

const pattern = /^[\p{L}\p{M}\d./_ -]*$/u
const sign = /[\p{L}\d]/u

/** The seller's own code of a product; empty if it has none. */
const ProductCode = line(maxCodeLength).check(
  z.refine(
    (code) => code === '' || (pattern.test(code) && sign.test(code)),
    'Usa letras, números, espacios y los signos . - / _',
  ),
)

export const maxPictures = 12
export const maxSpecifications = 100
export const maxDownloads = 20

const most = (max: number, what: string) => z.maxLength(max, `Máximo ${max} ${what}`)

export const PictureAddress = z
  .string('Sube una imagen')
  .check(z.refine((src) => readPictureAddress(src) !== undefined, 'No es una imagen del sitio: súbela primero'))

const dataSheet = /^\/fichas\/[\w-]+\.pdf$/

const isDownload = (link: string) => isUploadedPdf(link) || dataSheet.test(link) || isSecureAddress(link)

export const slugPattern = /^[a-z\d]+(-[a-z\d]+)*$/

const slug = z._default(
  z.string('Debe ser un texto').check(
    z.trim(),
    z.maxLength(100, 'Máximo 100 caracteres'),
    z.refine((text) => text === '' || slugPattern.test(text), 'Usa solo minúsculas, números y guiones'),
  ),
  '',
)

export const ProductForm = z.object({
  name: requiredLine('Nombre es requerido', 200),
  code: z._default(ProductCode, ''),
  subtitle: z._default(line(200), ''),
  description: z._default(text(5000), ''),
  categoryId: z
    .int({
      error: ({ input }) =>
        typeof input === 'string' && input ? `La categoría «${input}» no existe` : 'Elige una categoría',
    })
    .check(z.gte(1, 'Elige una categoría'), z.lte(maxId, 'Elige una categoría')),
  slug,
  published: z._default(z.boolean('Debe ser sí o no'), false),
  /** Without a position, the product goes after the last of its category. */
  position: z.optional(
    z.int('Debe ser un número entero').check(z.gte(0, 'Debe ser 0 o más'), z.lte(1_000_000, 'El máximo es 1.000.000')),
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
    z.union(
      [z.array(requiredLine('Escribe el punto o quítalo', 500)).check(most(50, 'puntos')), text(5000)],
      'Debe ser una lista de puntos o un texto',
    ),
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
              z.trim(),
              z.maxLength(500, 'Máximo 500 caracteres'),
              z.refine(isDownload, 'Sube un PDF o escribe una dirección https://, sin usuario, contraseña ni espacios'),
            ),
        }),
      )
      .check(most(maxDownloads, 'descargas')),
    [],
  ),
  videos: z._default(z.array(requiredVideo).check(most(10, 'videos')), []),
  packs: z._default(
    z
      .array(
        z.object({
          name: requiredLine('Escribe el nombre del formato', 120),
          quantity: z
            .int('Debe ser un número entero')
            .check(z.gte(1, 'La cantidad mínima es 1'), z.lte(1_000_000, 'La cantidad máxima es 1.000.000')),
        }),
      )
      .check(most(10, 'formatos')),
    [],
  ),
  unit: z._default(line(60), ''),
})

/** `updatedAt` identifies the version that the change is based on. */
export const ProductChange = z.extend(ProductForm, { updatedAt: z.string() })

export const AdminProduct = z.extend(ProductForm, {
  id: z.int(),
  position: z.int(),
  formerSlugs: z.array(z.string()),
  isDemo: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  deletedAt: z.nullable(z.string()),
})

export const AdminProductRow = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  subtitle: z.string(),
  slug: z.string(),
  categoryId: z.int(),
  published: z.boolean(),
  position: z.int(),
  picture: z.nullable(z.string()),
  pictureCount: z.int(),
  isDemo: z.boolean(),
  updatedAt: z.string(),
  deletedAt: z.nullable(z.string()),
})

const yesOrNo = z.enum(['true', 'false'])
const id = z.pipe(z.coerce.number(), rowId())

export const AdminProductQuery = z.object({
  ...listQuery(['position', 'name', 'updatedAt', 'id', 'deletedAt']),
  q: z._default(searchText, ''),
  id: several(id),
  categoryId: z.optional(id),
  published: z.optional(yesOrNo),
  demo: z.optional(yesOrNo),
  deleted: z.optional(yesOrNo),
})

export const AdminProductList = listOf(AdminProductRow)

export const Ids = z.object({
  ids: z
    .array(rowId())
    .check(
      z.minLength(1, 'Elige al menos uno'),
      z.maxLength(maxSelected, `Máximo ${maxSelected.toLocaleString('es-CL')} a la vez`),
    ),
})

export type ProductForm = z.infer<typeof ProductForm>
export type ProductChange = z.infer<typeof ProductChange>
export type AdminProduct = z.infer<typeof AdminProduct>
export type AdminProductRow = z.infer<typeof AdminProductRow>
export type AdminProductQuery = z.infer<typeof AdminProductQuery>

export const PreviewRequest = z.object({ product: z.optional(z.object({ id: rowId(), form: ProductForm })) })

export const Preview = z.object({ token: z.string(), expiresAt: z.string() })

export type Preview = z.infer<typeof Preview>

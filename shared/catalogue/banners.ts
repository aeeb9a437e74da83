import * as z from 'zod/mini'
import { isSecureAddress, line, requiredLine } from '../fields.ts'
import { listOf } from '../list.ts'

import { PictureAddress } from './products.ts'

/** Years outside this range are typos, and PostgreSQL and JavaScript format them differently. */
const isOfOurTime = (moment: string) => moment > '2000' && moment < '2100'

const moment = z._default(
  z.nullable(
    z.iso
      .datetime({ offset: true, message: 'Escribe fecha y hora' })
      .check(z.refine(isOfOurTime, 'El año debe estar entre 2000 y 2099')),
  ),
  null,
)

type Span = { startsAt: string | null; endsAt: string | null }

const isInOrder = ({ startsAt, endsAt }: Span) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt)

const inOrder = z.refine<Span>(isInOrder, { path: ['endsAt'], message: 'Debe terminar después de comenzar' })

type Button = { buttonLabel: string; buttonLink: string }

const isDestination = (link: string) => /^\/(?![/\\])\S*$/.test(link) || isSecureAddress(link)

const buttonNamed = z.refine<Button>(({ buttonLabel, buttonLink }) => buttonLabel !== '' || buttonLink === '', {
  path: ['buttonLabel'],
  message: 'Escribe el texto del botón',
})

const buttonLeading = z.refine<Button>(
  ({ buttonLabel, buttonLink }) => (buttonLink === '' ? buttonLabel === '' : isDestination(buttonLink)),
  {
    path: ['buttonLink'],
    message: 'Escribe una dirección del sitio, como /productos, o una https:// sin usuario ni contraseña',
  },
)

const fields = {
  name: requiredLine('Nombre es requerido', 120),
  /** The banner's picture is also its link target. */
  url: PictureAddress,
  text: z._default(line(160), ''),
  buttonLabel: z._default(line(40), ''),
  buttonLink: z._default(line(300), ''),
  active: z._default(z.boolean('Debe ser sí o no'), true),
  startsAt: moment,
  endsAt: moment,
}

export const BannerForm = z.object(fields).check(inOrder, buttonNamed, buttonLeading)
export const BannerChange = z.object({ ...fields, updatedAt: z.string() }).check(inOrder, buttonNamed, buttonLeading)

export const AdminBanner = z.object({
  ...fields,
  id: z.int(),
  position: z.int(),
  state: z.enum(['shown', 'scheduled', 'over', 'inactive']),
  isDemo: z.boolean(),
  updatedAt: z.string(),
  deletedAt: z.nullable(z.string()),
})

export const AdminBannerQuery = z.object({ deleted: z.optional(z.enum(['true', 'false'])) })
export const AdminBannerList = listOf(AdminBanner)

export type BannerForm = z.infer<typeof BannerForm>
export type BannerChange = z.infer<typeof BannerChange>
export type AdminBanner = z.infer<typeof AdminBanner>

import * as z from 'zod/mini'
import { optionalVideo } from '../catalogue/video-id.ts'
import { emailAddress, isSecureAddress, line, optionalEmail, requiredLine } from '../fields.ts'
import { digitsOf } from '../phone-links.ts'
import { optionalRut } from '../rut.ts'

const international = /^\+[\d\s().-]+$/

const isInternational = (phone: string) => {
  const { length } = digitsOf(phone)
  return international.test(phone) && length >= 8 && length <= 15
}

/** The phone is stored as people write it. */
const internationalPhone = (missing: string) =>
  requiredLine(missing, 40).check(
    z.refine((phone) => phone === '' || isInternational(phone), 'Escríbelo con código de país, como +56 2 2555 0100'),
  )

/** An empty text stands for no account on the network. */
const profile = line(200).check(
  z.refine((address) => address === '' || isSecureAddress(address), 'Debe ser una dirección que empieza con https://'),
)

export const Company = z.object({
  name: requiredLine('Nombre es requerido', 60),
  legalName: requiredLine('Razón social es requerida'),
  group: requiredLine('Grupo es requerido'),
  rut: optionalRut,
  giro: line(200),
  address: z.object({
    street: requiredLine('Calle y número son requeridos'),
    district: requiredLine('Comuna es requerida', 60),
    city: requiredLine('Ciudad es requerida', 60),
    country: requiredLine('País es requerido', 60),
  }),
  /** Where goods are collected; empty if it is at the address. */
  warehouse: line(200),
  phones: z.object({
    sales: internationalPhone('Teléfono de ventas es requerido'),
    service: internationalPhone('Teléfono de servicio es requerido'),
  }),
  email: emailAddress,
  /** Empty if it is that of the company. */
  serviceEmail: optionalEmail,
  whatsapp: internationalPhone('WhatsApp es requerido'),
  social: z.object({ instagram: profile, linkedin: profile }),
  /** An embed id or the address of a file; empty if the page about the company shows the demo's. */
  video: optionalVideo,
})

export type Company = z.infer<typeof Company>

export const addressText = ({ street, district, city, country }: Company['address']) =>
  [street, district, city, country].join(', ')

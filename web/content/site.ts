import type { Point } from './content.ts'

type Footer = { about: string; certification: string }

export const footer = {
  about:
    'Desde 2006 abastecemos a la industria en Chile con zunchos, enzunchadoras, envolvedoras, film stretch y relleno de aire.',
  certification:
    'Sello gris con forma de zuncho cerrado alrededor de una marca de verificación, junto al texto «Sistema de gestión de calidad» y la palabra PRECINTA',
} satisfies Footer

export const contactBox = {
  title: 'Consultas sobre una carga',
  text: 'Ventas responde por teléfono, correo y WhatsApp. Una foto del bulto y su peso bastan para empezar.',
} satisfies Point

type PrivacyNotice = { before: string; link: string; after: string }

export const privacyNotice = {
  before: 'Los datos de este formulario se usan para atender la solicitud, según se explica en la ',
  link: 'política de privacidad',
  after: '.',
} satisfies PrivacyNotice

import type { PageMeta } from './content.ts'

type Confirmacion = { meta: PageMeta; title: string; text: string; link: string; tracking: string }

export const confirmacion = {
  meta: {
    title: 'Solicitud enviada',
    description:
      'Confirmación de que el mensaje, la cotización o la solicitud de servicio técnico fue recibida. El acuse con su folio se envía al correo indicado.',
  },
  title: 'SOLICITUD ENVIADA',
  text: 'Tu solicitud ha sido enviada con éxito, te contactaremos a la brevedad.',
  link: 'Volver al Inicio',
  tracking: 'Seguir la solicitud',
} satisfies Confirmacion

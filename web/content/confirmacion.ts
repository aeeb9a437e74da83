import type { PageMeta } from './content.ts'

type Confirmacion = {
  meta: PageMeta
  title: string
  text: string
  link: string
  tracking: string
  /** Another backend may send no acknowledgement. */
  mail: { own: string; foreign: string }
  sent: string
  otherProduct: string
  contact: { title: string; text: string }
}

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
  mail: { own: 'Acuse de recibo a', foreign: 'Responderemos a' },
  sent: 'Lo que pediste',
  otherProduct: 'Otro producto',
  contact: {
    title: '¿Falta algo?',
    text: 'Responde el acuse de recibo, o llámanos o escríbenos e indica el folio. Si el acuse no llega en unos minutos, revisa el correo no deseado.',
  },
} satisfies Confirmacion

import { unbroken } from '../ui/unbroken.ts'
import type { HeroText, PageMeta, Point } from './content.ts'

type Contacto = { meta: PageMeta; hero: HeroText; form: Point; visit: Point; channels: Point[] }

export const contacto = unbroken({
  meta: {
    title: 'Contacto',
    isWholeTitle: true,
    description:
      'Teléfono, correo, WhatsApp y formulario para hablar con {empresa} en {comuna}, {ciudad}, sobre productos, cotizaciones y servicio técnico.',
  },
  hero: {
    category: 'Contacto',
    title: 'Necesitas ayuda?',
    description:
      'Respondemos consultas sobre materiales, máquinas y cargas difíciles de asegurar. Mientras más concreta la pregunta, más útil la respuesta.',
  },
  form: {
    title: 'FORMULARIO DE CONTACTO',
    text: 'Para una recomendación técnica ayuda indicar qué se embala, cuánto pesa, cómo se transporta y cuántas unidades salen por turno.',
  },
  visit: {
    title: 'Oficina en {comuna}',
    text: 'Recibimos visitas en {calle}, {comuna}, {ciudad}. Conviene coordinarlas antes por teléfono, para que esté la persona que conoce el tema y el equipo que se quiere ver.',
  },
  channels: [
    {
      title: 'Ventas',
      text: 'Para elegir un producto, comparar alternativas o revisar una carga que llega dañada. El formulario de esta página llega directo al equipo comercial.',
    },
    {
      title: 'Servicio técnico',
      text: 'Para una máquina detenida, una mantención o un repuesto. Tiene formulario y teléfono propios, y pide el tipo de máquina.',
    },
    {
      title: 'Lista de cotización',
      text: 'Para pedir precio de varios productos a la vez. Se arma desde el catálogo, con cantidades, y se envía completa en una sola solicitud.',
    },
  ],
} satisfies Contacto)

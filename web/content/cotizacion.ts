import type { PageMeta } from './content.ts'

type Cotizacion = {
  meta: PageMeta
  title: string
  loading: string
  empty: string
  emptyHelp: string
  otherProduct: { label: string; hint: string }
  withoutScripts: string
  form: { title: string; text: string; button: string }
}

export const cotizacion = {
  meta: {
    title: 'Detalle de la cotización',
    description:
      'Lista de productos elegidos con sus cantidades y formulario para pedir una cotización al equipo de ventas, sin registro ni clave de acceso.',
  },
  title: 'DETALLE COTIZACIÓN',
  loading: 'Cargando tu lista…',
  empty: 'No hay productos en la cotización.',
  emptyHelp:
    'Desde la ficha de cada producto se agrega la cantidad necesaria; la lista permanece guardada en este equipo.',
  otherProduct: {
    label: 'Otro producto',
    hint: 'Lo que falta en el catálogo se describe aquí: medida, uso y cantidad.',
  },
  withoutScripts:
    'Sin JavaScript, cada solicitud lleva un solo producto, o los que propone una calculadora; otros se escriben en el mensaje.',
  form: {
    title: 'INFORMACION DE CONTACTO',
    text: 'El equipo de ventas prepara la cotización con estos datos y la envía por correo. El teléfono y el mensaje son opcionales; sirven para aclarar medidas, fechas o lugar de entrega.',
    button: 'Solicitar Cotización',
  },
} satisfies Cotizacion

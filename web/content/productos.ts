import { unbroken } from '../ui/unbroken.ts'
import type { Link, PageMeta } from './content.ts'

type Productos = {
  meta: PageMeta
  title: string
  text: string
  empty: string
  preparing: string
  partial: { none: string; some: string }
  service: { text: string; link: Link }
  failure: string
}

export const productos = unbroken({
  meta: {
    title: 'Catálogo de embalaje industrial',
    description:
      'Catálogo de zunchos, enzunchadoras, envolvedoras, film stretch, airpads, sellos y esquineros, con especificaciones técnicas y lista de cotización.',
  },
  title: 'Catálogo de productos',
  text: 'Materiales, herramientas y máquinas con sus medidas, resistencias y equipos compatibles. Lo elegido se reúne en una lista para cotizar todo en un solo envío.',
  empty: 'Sin resultados!!',
  preparing: 'Estamos preparando el catálogo.',
  partial: {
    none: 'No hay productos con todas las palabras; estos coinciden en parte',
    some: 'Estos coinciden en parte',
  },
  service: {
    text: 'Los repuestos y la mantención se piden con el modelo y el número de serie del equipo:',
    link: { label: 'ver servicio técnico', to: '/servicio-tecnico' },
  },
  failure: 'Lo sentimos, ocurrio un error! Intenta más tarde!',
} satisfies Productos)

import { unbroken } from '../ui/unbroken.ts'
import type { Figure, Link, PageMeta, Point } from './content.ts'

type Inicio = {
  meta: PageMeta
  welcome: { title: string; paragraphs: string[]; actions: [Link, Link] }
  fallback: { title: string; description: string }
  solutions: Point
  summary: { title: string; paragraphs: string[]; link: Link; figures: Figure[] }
  quotation: { title: string; steps: Point[]; link: Link }
  industries: Point
  service: Point & { link: Link }
  request: Point
}

export const inicio = unbroken({
  meta: {
    title: '{empresa} | Zunchos, envolvedoras y film stretch en Chile',
    isWholeTitle: true,
    description:
      'Zunchos PP, PET y de acero, enzunchadoras, envolvedoras, film stretch y airpads para la industria en Chile. Catálogo técnico y cotización sin registro.',
  },
  welcome: {
    title: 'Cargas firmes desde el andén hasta el destino',
    paragraphs: [
      'Suministramos zunchos, herramientas y máquinas enzunchadoras, envolvedoras de pallets, film stretch y relleno de aire a plantas, faenas, packings y bodegas en Chile.',
      'Cada material se elige por lo que debe resistir: el peso y las aristas de la carga, los kilómetros de camino, las semanas de acopio, la humedad. Con esos datos indicamos el ancho del zuncho, la tensión de trabajo o los micrones del film.',
    ],
    actions: [
      { label: 'Contactar a ventas', to: '/contacto' },
      { label: 'Ver el catálogo', to: '/productos' },
    ],
  },
  fallback: {
    title: 'Enzunchar, envolver, rellenar',
    description:
      'Materiales, herramientas y máquinas para que la mercadería viaje como un solo bloque, desde el interior de la caja hasta el amarre del pallet.',
  },
  solutions: {
    title: 'Amarrar, envolver, inmovilizar',
    text: 'El zuncho amarra, la envolvedora aplica la película con tensión pareja, el film une las camadas y el airpad inmoviliza lo que va dentro de la caja. En una misma línea de despacho suelen trabajar dos o tres de ellos.',
  },
  summary: {
    title: 'Un grupo de 1947, una empresa chilena de 2006',
    paragraphs: [
      '{empresa} es la unidad chilena de un grupo internacional dedicado al embalaje industrial. Desde {comuna} vendemos materiales de amarre, envoltura y relleno, los equipos que los aplican y el servicio técnico que los mantiene en marcha.',
      'Detrás hay ocho plantas de producción y más de 40 oficinas de venta y servicio. Para una planta en Chile, eso significa consumibles fabricados según una misma ficha y consultas técnicas que pueden llegar hasta la fábrica.',
    ],
    link: { label: 'Conocer la empresa', to: '/nosotros' },
    figures: [
      { value: '+1.200', label: 'personas trabajan en el grupo' },
      { value: '+40', label: 'oficinas de venta y servicio' },
      { value: '8', label: 'plantas de producción' },
      { value: '+30', label: 'distribuidores en más de 50 países' },
      { value: '2006', label: 'fundación de la unidad chilena' },
    ],
  },
  quotation: {
    title: 'Una cotización en tres pasos, sin crear cuenta',
    steps: [
      {
        title: 'Buscar en el catálogo',
        text: 'La búsqueda reconoce nombres, medidas y sinónimos del rubro, y el menú filtra por categoría. Cada ficha detalla dimensiones, resistencia y compatibilidad.',
      },
      {
        title: 'Armar la lista',
        text: 'Los productos y sus cantidades quedan guardados en el navegador, sin clave ni registro, y siguen ahí al volver otro día.',
      },
      {
        title: 'Enviarla y recibir respuesta',
        text: 'La lista llega con un folio al equipo de ventas, que revisa cantidades y compatibilidad y contesta al correo indicado.',
      },
    ],
    link: { label: 'Elegir productos', to: '/productos' },
  },
  industries: {
    title: 'Cada industria carga distinto',
    text: 'Un paquete de cátodos pesa y corta, un pallet de fruta necesita respirar, una plancha de vidrio no admite presión en un solo punto. Cada página explica qué se transporta en el rubro, qué falla en el trayecto y con qué productos se corrige.',
  },
  service: {
    title: 'Servicio técnico para equipos en uso',
    text: 'Damos servicio a enzunchadoras, envolvedoras y equipos de airpads, desde la puesta en marcha hasta la reparación. La solicitud pide el tipo de máquina y el síntoma, para preparar la visita con los repuestos probables.',
    link: { label: 'Solicitar servicio técnico', to: '/servicio-tecnico' },
  },
  request: {
    title: '¿Qué carga hay que asegurar?',
    text: 'Con el peso, las medidas y el recorrido de la carga proponemos material, herramienta y forma de aplicarlo.',
  },
} satisfies Inicio)

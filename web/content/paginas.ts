import { unbroken } from '../ui/unbroken.ts'
import type { PageMeta, Point } from './content.ts'

type Cotizacion = {
  meta: PageMeta
  title: string
  empty: string
  emptyHelp: string
  otherProduct: { label: string; hint: string }
  withoutScripts: string
  form: { title: string; text: string; button: string }
}

export const comparar = {
  meta: {
    title: 'Comparar productos',
    description:
      'Hasta cuatro productos lado a lado, con sus medidas en las mismas unidades y las diferencias marcadas.',
  },
  title: 'Comparar productos',
  text: 'Las medidas están en las mismas unidades, y las filas destacadas son las que cambian. La dirección de esta página guarda la comparación: basta copiarla para compartirla.',
  empty:
    'Para comparar hasta cuatro productos lado a lado, elige «Comparar» en las tarjetas del catálogo, en un producto o en la cotización.',
}

export const cotizacion = {
  meta: {
    title: 'Detalle de la cotización',
    description:
      'Lista de productos elegidos con sus cantidades y formulario para pedir una cotización al equipo de ventas, sin registro ni clave de acceso.',
  },
  title: 'DETALLE COTIZACIÓN',
  empty: 'No hay productos en la cotización.',
  emptyHelp:
    'Desde la ficha de cada producto se agrega la cantidad necesaria; la lista permanece guardada en este equipo.',
  otherProduct: {
    label: 'Otro producto',
    hint: 'Lo que falta en el catálogo se describe aquí: medida, uso y cantidad.',
  },
  withoutScripts:
    'Sin JavaScript, cada solicitud lleva una unidad de un solo producto; otras cantidades y productos se escriben en el mensaje.',
  form: {
    title: 'INFORMACION DE CONTACTO',
    text: 'El equipo de ventas prepara la cotización con estos datos y la envía por correo. El teléfono y el mensaje son opcionales; sirven para aclarar medidas, fechas o lugar de entrega.',
    button: 'Solicitar Cotización',
  },
} satisfies Cotizacion

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

type Productos = {
  meta: PageMeta
  title: string
  text: string
  empty: string
  partial: { none: string; some: string }
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
  partial: {
    none: 'No hay productos con todas las palabras; estos coinciden en parte',
    some: 'Estos coinciden en parte',
  },
  failure: 'Lo sentimos, ocurrio un error! Intenta más tarde!',
} satisfies Productos)

type Login = {
  meta: PageMeta
  title: string
  text: string
  first: { title: string; text: string }
  password: { title: string; text: string }
  noEmail: string
  noPassword: string
  denied: string
  throttled: string
  gone: string
  forgotten: string
}

export const login = {
  meta: {
    title: 'Acceso del personal',
    description:
      'Entrada al sistema interno para el personal de {empresa}. El catálogo, la cotización y los formularios del sitio están abiertos y no piden cuenta.',
  },
  title: 'Acceso del personal',
  text: 'Esta entrada es solo para el personal de {empresa}. Recorrer el catálogo, cotizar y escribirnos no requiere cuenta.',
  first: {
    title: 'Primera cuenta',
    text: 'Con estos datos se crea la primera cuenta del sistema. Desde ella se crean las demás. El enlace sirve una sola vez.',
  },
  password: {
    title: 'Elegir contraseña',
    text: 'La contraseña queda guardada al continuar. El enlace sirve una sola vez.',
  },
  noEmail: 'Correo es requerido',
  noPassword: 'Escribe la contraseña',
  denied: 'El correo o la contraseña no son correctos.',
  throttled:
    'Hubo demasiados intentos con este correo. Vuelve a intentarlo en 15 minutos, entra desde un equipo que ya usaste o pide un enlace a alguien del equipo.',
  gone: 'El enlace ya se usó o venció. Pide uno nuevo a alguien del equipo.',
  forgotten: 'Si olvidaste la contraseña, cualquier persona del equipo puede darte un enlace para elegir otra.',
} satisfies Login

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

export type Rejection = { title: string; text: string; advice: string }

/** The key is the status of a form that was rejected before it was read. */
export const rejections: Record<number, Rejection> = {
  403: {
    title: 'El envío viene de otro sitio',
    text: 'No lo recibimos: los formularios se envían solo desde este sitio.',
    advice: 'Abre la página en este sitio y vuelve a enviar desde ahí.',
  },
  405: {
    title: 'Esta dirección no admite ese envío',
    text: 'No recibimos lo enviado: esta página no acepta ese tipo de solicitud.',
    advice: 'Los formularios están en Contacto, en Servicio técnico y en la cotización.',
  },
  413: {
    title: 'La solicitud es demasiado larga',
    text: 'No la recibimos: lo enviado supera el tamaño que acepta el formulario.',
    advice:
      'Con el botón Atrás del navegador se vuelve al formulario con lo escrito. El mensaje admite hasta 2000 caracteres; basta acortarlo y enviar otra vez.',
  },
  415: {
    title: 'El envío no es un formulario',
    text: 'No lo recibimos: lo enviado no tiene la forma que usa este formulario.',
    advice: 'Con el botón Atrás del navegador se vuelve al formulario para enviarlo desde ahí.',
  },
  429: {
    title: 'Demasiados envíos seguidos',
    text: 'No recibimos esta solicitud: desde la misma conexión llegaron muchas en pocos minutos.',
    advice:
      'Con el botón Atrás del navegador se vuelve al formulario con lo escrito. En diez minutos se puede enviar otra vez.',
  },
  503: {
    title: 'No está disponible en este momento',
    text: 'El sistema está fuera de servicio por unos minutos y no recibió lo enviado.',
    advice: 'Con el botón Atrás del navegador se vuelve a la página con lo escrito. Intenta otra vez en unos minutos.',
  },
}

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

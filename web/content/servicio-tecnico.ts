import { unbroken } from '../ui/unbroken.ts'
import type { HeroText, Link, PageMeta, Point, TextBlock } from './content.ts'

type ServicioTecnico = {
  meta: PageMeta
  hero: HeroText & { button: Link }
  intro: [TextBlock, TextBlock]
  services: { title: string; points: Point[] }
  preparation: Point & { items: string[] }
  form: Point
  side: Point
}

export const servicioTecnico = unbroken({
  meta: {
    title: 'Servicio técnico de equipos de embalaje',
    description:
      'Diagnóstico, reparación, mantención y repuestos para enzunchadoras, envolvedoras y equipos airpad, con formulario de solicitud y contacto directo.',
  },
  hero: {
    category: 'Servicio técnico',
    title: 'Mantención y reparación de equipos de embalaje',
    description:
      'Enzunchadoras, envolvedoras y equipos airpad, desde la herramienta de mano hasta la línea automática, atendidos junto con el material que usan.',
    button: { label: 'Solicitar servicio', to: '#service-form' },
  },
  intro: [
    {
      title: 'Del síntoma a la causa',
      paragraphs: [
        'Una soldadura que se abre, un film que se corta o un tensor que patina pueden venir de la máquina, del material o de la carga. Revisamos los tres juntos, porque cambiar una pieza sin mirar el resto suele dejar la falla donde estaba.',
        'Antes de desarmar se reproduce el problema con el zuncho o el film en uso. Después de reparar, el equipo se prueba con ese mismo material y se anotan los ajustes con que queda.',
      ],
    },
    {
      title: 'Mantención antes que detención',
      paragraphs: [
        'Ruedas de tensado, rodillos de preestiro, cuchillas y bandas de sellado se gastan a un ritmo conocido, en horas o en ciclos. Con ese dato y el calendario de la planta se programan visitas fuera de temporada alta o en las paradas ya previstas.',
        'Entre una visita y otra, la limpieza del turno hace la mayor parte del trabajo. Por eso cada atención termina con una revisión junto al operador y al encargado de mantención.',
      ],
    },
  ],
  services: {
    title: 'En qué consiste el servicio',
    points: [
      {
        title: 'Diagnóstico',
        text: 'Inspección del equipo, medición de tensión o preestiro e informe con las piezas que conviene cambiar y el motivo.',
      },
      {
        title: 'Reparación en taller',
        text: 'Las herramientas manuales, a batería y neumáticas se desarman, se limpian y se prueban bajo tensión antes de devolverlas.',
      },
      {
        title: 'Atención en planta',
        text: 'Envolvedoras, arcos y líneas se revisan donde trabajan, con la detención y el bloqueo de energías coordinados de antemano.',
      },
      {
        title: 'Mantención preventiva',
        text: 'Plan por horas o ciclos según el modelo: en la LP 60, cuchillas y placas de soldadura cada 100.000 ciclos; en la ER 120, correas y ruedas de guía cada 1.000 horas.',
      },
      {
        title: 'Repuestos',
        text: 'Ruedas, correas, sensores, baterías, cuchillas y matrices, identificados por modelo y número de serie.',
      },
      {
        title: 'Puesta en marcha y capacitación',
        text: 'Instalación, primeras recetas con la carga de la planta y enseñanza a operadores y mantenedores, incluida la limpieza diaria.',
      },
    ],
  },
  preparation: {
    title: 'Qué tener a mano al pedir servicio',
    text: 'Cinco datos permiten orientar el diagnóstico desde el primer contacto y llegar a la visita con los repuestos que hacen falta.',
    items: [
      'Modelo y número de serie, tal como figuran en la placa del equipo',
      'Zuncho, sello o film en uso: material, ancho y espesor',
      'Síntoma: qué hace o deja de hacer la máquina, desde cuándo y con qué frecuencia',
      'Fotos o un video corto de la falla, que se pueden enviar por WhatsApp o correo',
      'Ubicación del equipo y requisitos de ingreso a la planta o faena',
    ],
  },
  form: {
    title: 'SOLICITUD DE SERVICIO TÉCNICO',
    text: 'En el tipo de máquina sirve indicar también el modelo; en el mensaje, el síntoma y si el equipo está detenido o trabaja con limitaciones.',
  },
  side: {
    title: 'Contacto directo',
    text: 'Si la línea está detenida, conviene llamar. El correo y WhatsApp sirven para enviar fotos de la placa, de la unión o del film cortado.',
  },
} satisfies ServicioTecnico)

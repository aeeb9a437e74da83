import { unbroken } from '../ui/unbroken.ts'
import type { HeroText, PageMeta, Point, TextBlock } from './content.ts'

type PoliticaCalidad = {
  meta: PageMeta
  hero: HeroText
  statement: TextBlock
  commitments: { title: string; points: Point[] }
  closing: TextBlock
  request: Point
}

export const politicaCalidad = unbroken({
  meta: {
    title: 'Política de calidad',
    description:
      'Ocho compromisos de gestión de calidad: requisitos del cliente, recepción de materiales, trazabilidad, medición, capacitación y acción correctiva.',
  },
  hero: {
    category: 'Nosotros',
    title: 'Política de calidad',
    description:
      'Qué controlamos, cómo lo registramos y qué hacemos cuando un producto o un servicio no cumple lo acordado.',
  },
  statement: {
    title: 'Calidad es cumplir lo que dice la ficha',
    paragraphs: [
      'Un zuncho que se corta antes de su carga declarada puede dejar caer un bulto sobre una persona. Por eso entendemos la calidad como algo verificable: el material tiene las medidas de su especificación, la unión resiste lo que se informó y el técnico deja la máquina dentro de sus parámetros.',
      'Esta política rige para todo lo que {empresa} vende, almacena, despacha, instala y repara en Chile. Cada área sabe qué debe medir, quién responde por el resultado y dónde queda el registro.',
    ],
  },
  commitments: {
    title: 'Nuestros compromisos',
    points: [
      {
        title: 'Requisitos del cliente',
        text: 'Antes de cotizar dejamos por escrito la aplicación, la carga, las condiciones de transporte y las tolerancias pedidas. Si el producto solicitado no sirve para ese uso, lo decimos en la misma respuesta.',
      },
      {
        title: 'Control de recepción',
        text: 'Cada partida que entra a bodega se revisa contra su orden de compra: ancho y espesor en zunchos, micrones y metraje en film, funcionamiento en herramientas y equipos. Lo que no cumple se separa, se identifica y no se despacha.',
      },
      {
        title: 'Trazabilidad',
        text: 'El lote de los materiales y el número de serie de las máquinas se asocian a la guía de despacho. Ante una falla es posible saber de qué partida viene el producto y quién más la recibió.',
      },
      {
        title: 'Medición',
        text: 'Seguimos indicadores de entregas completas, reclamos, reparaciones repetidas y tiempo de respuesta. Los instrumentos con que se controla el producto se verifican en forma periódica, y esa verificación se registra.',
      },
      {
        title: 'Acción correctiva',
        text: 'Un reclamo no se cierra con la reposición del material. Se busca la causa, se define una corrección con responsable y fecha, y más tarde se comprueba que el problema no volvió a ocurrir.',
      },
      {
        title: 'Capacitación',
        text: 'Vendedores, bodegueros y técnicos se forman en los productos que manejan y en su uso seguro. Nadie interviene un equipo energizado o bajo presión de aire sin estar habilitado para hacerlo.',
      },
      {
        title: 'Proveedores',
        text: 'Seleccionamos y evaluamos a los proveedores por la conformidad de sus entregas, su respuesta ante fallas y su respeto por el código de ética. Los cambios de material o de proceso deben avisarse antes de despachar.',
      },
      {
        title: 'Mejora continua',
        text: 'Las mediciones, los reclamos y las observaciones de los operadores en terreno se convierten en objetivos anuales. Cada objetivo tiene un valor de partida, una meta y una forma de comprobarla.',
      },
    ],
  },
  closing: {
    title: 'Responsabilidad, revisión y reclamos',
    paragraphs: [
      'La gerencia responde por esta política, asigna los recursos para cumplirla y la revisa al menos una vez al año junto con los resultados de los indicadores. Todo el personal la conoce y puede detener un despacho que no cumpla.',
      'Un reclamo se presenta por cualquiera de nuestros canales de contacto. El número de guía o de serie, una foto y una descripción de las condiciones de uso permiten comenzar el análisis de inmediato.',
    ],
  },
  request: {
    title: 'Antecedentes técnicos de un producto',
    text: 'A pedido del cliente entregamos la ficha, las tolerancias y el método con que se controla cada material.',
  },
} satisfies PoliticaCalidad)

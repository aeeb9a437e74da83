import { unbroken } from '../ui/unbroken.ts'
import type { HeroText, PageMeta, Point, TextBlock } from './content.ts'

type Card = Point & { link: `/calculadoras/${'film' | 'zuncho' | 'airpads'}` }

type Calculadoras = {
  meta: PageMeta
  hero: HeroText
  intro: TextBlock
  use: { title: string; points: Point[] }
  cards: [Card, Card, Card]
  request: Point
}

export const calculadoras = unbroken({
  meta: {
    title: 'Calculadoras de film, zuncho y airpads',
    description:
      'Tres calculadoras para pasar de la carga a la cantidad: film por pallet, zuncho por carga y almohadas de aire por caja, con fórmulas y supuestos a la vista.',
  },
  hero: {
    category: 'Calculadoras',
    title: 'De la carga a la cantidad',
    description:
      'Medidas, peso y despachos al mes bastan para estimar metros, kilos, rollos y sellos, y para llevarlos a la cotización.',
  },
  intro: {
    title: 'Tres cálculos de bodega',
    paragraphs: [
      'Son las mismas cuentas que hacemos al preparar una cotización. Cada una parte de valores habituales, que se pueden cambiar, y muestra la fórmula con los números puestos.',
    ],
  },
  use: {
    title: 'Cómo se usan',
    points: [
      {
        title: 'Supuestos a la vista',
        text: 'Traslape, estiramiento, merma o factor de seguridad se dejan en su valor habitual o se reemplazan por el de la planta.',
      },
      {
        title: 'Del resultado a la lista',
        text: 'Un botón lleva a la cotización los productos y las cantidades propuestas, con el cálculo como nota de la línea.',
      },
      {
        title: 'Un enlace para compartir',
        text: 'La dirección guarda los datos: quien la abre ve el mismo cálculo, también sin JavaScript.',
      },
    ],
  },
  cards: [
    {
      title: 'Film por pallet',
      text: 'Del tamaño del pallet, el traslape y el estiramiento a los kilos y los rollos de film stretch al mes.',
      link: '/calculadoras/film',
    },
    {
      title: 'Zuncho por carga',
      text: 'Del tamaño y el peso de la carga a los metros, los rollos y los sellos, con la rotura que se exige a cada zuncho.',
      link: '/calculadoras/zuncho',
    },
    {
      title: 'Airpads por caja',
      text: 'De la caja y el espacio que deja el producto a las almohadas, los metros y los rollos de film al mes.',
      link: '/calculadoras/airpads',
    },
  ],
  request: {
    title: 'Revisar un cálculo con nosotros',
    text: 'El resultado es una estimación para pedir precio. Con una foto de la carga lo revisamos y, si hace falta, lo probamos en planta.',
  },
} satisfies Calculadoras)

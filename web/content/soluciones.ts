import { unbroken } from '../ui/unbroken.ts'
import type { HeroText, PageMeta, Point, TableText, TextBlock } from './content.ts'

type SolutionCard = {
  title: string
  text: string
  link: '/zunchos-herramientas' | '/envolvedora' | '/film-embalaje' | '/airpads'
}

type Soluciones = {
  meta: PageMeta
  hero: HeroText
  intro: TextBlock
  cards: [SolutionCard, SolutionCard, SolutionCard, SolutionCard]
  choosing: Point & { table: TableText }
  industries: Point
  request: Point
}

export const soluciones = unbroken({
  meta: {
    title: 'Soluciones de embalaje industrial',
    description:
      'Zunchos y herramientas, envolvedoras, film de embalaje y airpads: qué problema resuelve cada uno y una tabla para elegir según la carga y su riesgo.',
  },
  hero: {
    category: 'Soluciones',
    title: 'Un embalaje para cada tipo de carga',
    description:
      'Cuatro familias de materiales y equipos que trabajan por separado o combinadas, desde la caja de despacho hasta el paquete de varias toneladas.',
  },
  intro: {
    title: 'Cada carga falla a su manera',
    paragraphs: [
      'Un pallet de botellas se abre hacia los lados, un paquete de madera verde se achica y deja suelto el amarre, una pieza pequeña golpea contra las paredes de su caja. Son tres fallas distintas y ninguna se corrige con más cantidad del mismo material.',
      'Muchas veces la respuesta es una combinación. El zuncho fija la mercadería al pallet, el film mantiene alineadas las camadas y las resguarda del polvo, y el airpad ocupa el vacío que queda dentro del cartón.',
    ],
  },
  cards: [
    {
      title: 'ZUNCHOS',
      text: 'Cintas de PP, PET y acero de 9 a 32 mm, con tensores, selladores, enzunchadoras y líneas automáticas para aplicarlas.',
      link: '/zunchos-herramientas',
    },
    {
      title: 'ENVOLVEDORAS',
      text: 'Equipos de pilar, automáticos y de túnel para pallets y piezas largas, con preestiro motorizado de hasta 360 %.',
      link: '/envolvedora',
    },
    {
      title: 'FILM DE EMBALAJE',
      text: 'Film stretch de 17 a 23 µm para envolver a mano o en máquina: transparente, negro, ventilado y en minirrollo.',
      link: '/film-embalaje',
    },
    {
      title: 'AIRPADS',
      text: 'Almohadas con 99 % de aire, manto de burbuja y papel de relleno, producidos junto a la mesa de embalaje.',
      link: '/airpads',
    },
  ],
  choosing: {
    title: 'Qué solución para qué carga',
    text: 'Seis casos frecuentes en bodegas, packings y faenas. Cada fila es un punto de partida: las medidas finales se definen con una prueba de amarre o de envoltura.',
    table: {
      caption: 'Solución recomendada según la carga y su riesgo principal',
      head: ['Carga', 'Riesgo', 'Solución'],
      rows: [
        [
          'Caja de despacho con espacio libre',
          'El producto se desplaza y golpea las paredes',
          'Almohadas de aire o papel de relleno; burbuja si la pieza es frágil',
        ],
        [
          'Caja de cartón de 15 a 40 kg',
          'Las solapas se abren en el manipuleo',
          'Zuncho PP de 12 mm con mesa o arco enzunchador',
        ],
        [
          'Pallet de cajas, botellas o sacos',
          'Las camadas se corren al frenar o al inclinarse',
          'Film stretch aplicado con envolvedora',
        ],
        [
          'Pallet de fruta o de producto tibio',
          'El vapor se condensa y el cartón pierde resistencia',
          'Film ventilado, esquinero de cartón y zuncho PET de 12 mm',
        ],
        [
          'Ladrillo, cerámica y paquetes de madera',
          'La carga se asienta o se contrae y el amarre queda flojo',
          'Zuncho PET de 16 o 19 mm con esquinero',
        ],
        [
          'Cátodos, bobinas y planchas',
          'Los cantos vivos o el calor cortan la cinta plástica',
          'Zuncho de acero de 32 mm con sello y esquinero metálico',
        ],
      ],
    },
  },
  industries: {
    title: 'Las mismas soluciones, por industria',
    text: 'Un zuncho de 19 mm no se usa igual en un aserradero que en una fundición. La lista lleva a las diez industrias que atendemos, con sus cargas típicas y los productos que las aseguran.',
  },
  request: {
    title: 'Consultar por una carga difícil',
    text: 'Una foto del bulto, su peso y el daño que se repite alcanzan para que el equipo de ventas sugiera por dónde empezar.',
  },
} satisfies Soluciones)

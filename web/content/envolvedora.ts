import { unbroken } from '../ui/unbroken.ts'
import type { HeroText, PageMeta, Point, TableText, TextBlock } from './content.ts'
import type { MachineCard } from './zunchos-herramientas.ts'

type WrapperCard = MachineCard<`/productos?categoryId=${16 | 17 | 18}`>

type Envolvedora = {
  meta: PageMeta
  hero: HeroText
  benefits: TextBlock & { points: Point[] }
  machinery: Point & { cards: [WrapperCard, WrapperCard, WrapperCard] }
  choosing: Point & { table: TableText }
  request: Point
}

export const envolvedora = unbroken({
  meta: {
    title: 'Envolvedoras de pallets y cargas',
    description:
      'Envolvedoras automáticas, de pilar y de túnel con preestiro de hasta 360 %: para qué flujo, tamaño y peso de carga sirve cada tipo de equipo.',
  },
  hero: {
    category: 'Soluciones',
    title: 'Envolvedoras para pallets y piezas largas',
    description:
      'Equipos que aplican el film con la misma tensión y el mismo traslape en cada ciclo, desde el andén con pocos despachos hasta la línea de 120 pallets por hora.',
  },
  benefits: {
    title: 'Qué cambia al envolver con máquina',
    paragraphs: [
      'A mano, el film se estira cerca de 50 % y cada persona tensa distinto. Un carro con preestiro motorizado hace pasar la película entre dos rodillos de diferente velocidad y la entrega ya estirada, a 250 % en los equipos de uso general y hasta 360 % con film de alto rendimiento.',
      'El ahorro sale de una división. Doce vueltas a un pallet de 1,0 × 1,2 m suman unos 53 m de envoltura; como cada metro de rollo rinde 1,5 m a mano, 3,5 m a 250 % y 4,6 m a 360 %, el mismo pallet ocupa 35, 15 u 11,5 m de película.',
    ],
    points: [
      {
        title: 'Estiramiento de hasta 360 %',
        text: 'Pasar de 250 a 360 % reduce en 24 % los metros de bobina por pallet, con las mismas vueltas y un film preparado para ese esfuerzo.',
      },
      {
        title: 'Preestiro y tensión por separado',
        text: 'El film llega estirado a la carga, y la fuerza con que la aprieta se fija aparte: baja en cartón liviano, alta en sacos y bidones.',
      },
      {
        title: 'Consumo que se puede pesar',
        text: 'Esas doce vueltas pesan cerca de 160 g con film de 23 µm a 250 %, y unos 105 g con 17 µm a 300 %.',
      },
      {
        title: 'Operador fuera del giro',
        text: 'Caminar de espaldas alrededor del pallet, agacharse en la base y sostener el rollo en altura dejan de ser parte de la tarea.',
      },
      {
        title: 'Carga estable en ruta',
        text: 'Vueltas, traslape y refuerzos quedan en un programa: la base se une al pallet y las camadas llegan alineadas, sin importar quién esté de turno.',
      },
    ],
  },
  machinery: {
    title: 'Tres familias de equipos',
    text: 'Se distinguen por lo que se mueve, la carga o el film, y por la intervención que piden en cada ciclo.',
    cards: [
      {
        solution: 'Tornamesa en línea, brazo, anillo y robot',
        name: 'Envolvedoras automáticas',
        text: 'De 20 a 120 pallets por hora. Los equipos en línea toman, cortan y fijan el film sin operador; el robot a batería va hasta la carga y gira en torno a ella.',
        link: '/productos?categoryId=16',
      },
      {
        solution: 'Tornamesa y mástil',
        name: 'Envolvedoras de pilar',
        text: 'De 20 a 25 pallets por hora, con una persona que engancha y corta el film. Se ofrecen con freno mecánico, preestiro, balanza o prensa superior.',
        link: '/productos?categoryId=17',
      },
      {
        solution: 'Anillo vertical y transportadores',
        name: 'Envolvedoras de túnel',
        text: 'Para perfiles, tubos, puertas y paquetes de madera, que cruzan un anillo de 600 o 1.500 mm y salen envueltos en espiral.',
        link: '/productos?categoryId=18',
      },
    ],
  },
  choosing: {
    title: 'Elegir según el flujo y la carga',
    text: 'Las cifras son el máximo de cada equipo. Más vueltas, refuerzos o pallets altos alargan el ciclo, por lo que conviene dejar margen sobre la hora de mayor despacho.',
    table: {
      caption: 'Envolvedoras del catálogo: capacidad, carga admitida y aplicación',
      head: ['Equipo', 'Pallets por hora', 'Carga', 'Dónde conviene'],
      rows: [
        [
          'Envolvedora de pilar EP 15',
          'Hasta 20',
          '1.000 × 1.200 mm, 1.500 kg',
          'Bodegas con 20 a 60 pallets diarios, con freno mecánico',
        ],
        [
          'Envolvedora de pilar EP 16 preestiro',
          'Hasta 25',
          '1.200 × 1.200 mm, 2.000 kg',
          'Despachos con varios productos por turno y preestiro de 250 %',
        ],
        [
          'Envolvedora de pilar EP 18 con balanza',
          'Hasta 22',
          '1.200 × 1.400 mm, 2.000 kg',
          'Puestos que pesan y envuelven sin mover dos veces el pallet',
        ],
        [
          'Envolvedora de pilar EP 22 con prensa',
          'Hasta 20',
          '1.200 × 1.200 mm, 1.500 kg',
          'Envases vacíos y papel tissue, con preestiro de hasta 360 %',
        ],
        [
          'Envolvedora automática EA 40',
          'Hasta 40',
          '1.200 × 1.200 mm, 1.500 kg',
          'Salida de paletizado, con cargas que toleran el giro',
        ],
        [
          'Envolvedora automática de brazo EB 60',
          'Hasta 60',
          '1.200 × 1.200 mm, 2.000 kg según transportador',
          'Pallets altos, livianos o muy pesados que deben quedar quietos',
        ],
        [
          'Envolvedora automática de anillo ER 120',
          'Hasta 120',
          '1.200 × 1.200 mm, 2.000 kg según transportador',
          'Dos o tres paletizadores que descargan en un transportador',
        ],
        [
          'Robot envolvedor RE 22',
          'Hasta 20',
          'Desde 600 × 600 mm, sin límite de peso',
          'Varios andenes y bultos que no caben en una tornamesa',
        ],
        [
          'Envolvedora de túnel ET 60',
          'En continuo, 3 a 20 m/min',
          'Sección de hasta 400 × 300 mm',
          'Perfiles, tubos y molduras desde 1.200 mm de largo',
        ],
        [
          'Envolvedora de túnel ET 150',
          'En continuo, 3 a 14 m/min',
          'Sección de hasta 1.200 × 700 mm, 400 kg por metro',
          'Puertas, paneles y madera cepillada desde 1.800 mm de largo',
        ],
      ],
    },
  },
  request: {
    title: 'Dimensionar una envolvedora',
    text: 'Pallets por hora, altura, peso y film en uso permiten estimar el equipo, el preestiro y el consumo por pallet.',
  },
} satisfies Envolvedora)

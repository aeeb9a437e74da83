import { unbroken } from '../ui/unbroken.ts'
import type { HeroText, PageMeta, Point, TableText, TextBlock } from './content.ts'

type FilmEmbalaje = {
  meta: PageMeta
  hero: HeroText
  film: TextBlock
  card: Point & { facts: { key: string; value: string }[] }
  products: Point
  choosing: { title: string; table: TableText }
  calculator: Point
  request: Point
}

export const filmEmbalaje = unbroken({
  meta: {
    title: 'Film stretch para embalaje y pallets',
    description:
      'Film stretch manual y automático de 17 a 23 µm, negro, ventilado y en minirrollo: cómo contiene la carga, cuánto se estira y qué película usar.',
  },
  hero: {
    category: 'Soluciones',
    title: 'Film stretch que sujeta además de cubrir',
    description:
      'Películas de polietileno lineal para envolver a mano o en máquina, con un estiramiento de trabajo máximo de 60 a 360 %, según la película y el equipo.',
  },
  film: {
    title: 'Cómo trabaja el film stretch',
    paragraphs: [
      'El film sujeta porque intenta volver a su largo original. Esa memoria aprieta las camadas entre sí y contra el pallet; lo que suman las vueltas en cada punto es la fuerza de contención. La cara interior se adhiere a la vuelta anterior, de modo que la envoltura se cierra sin cinta; la exterior resbala para que los pallets vecinos no se arrastren.',
      'El espesor por sí solo no dice cuánto contiene. Una película de 23 µm preestirada a 250 % queda en unos 6,6 µm sobre la carga, y una de 17 µm a 300 %, en poco más de 4 µm: al estirarse se vuelve más rígida y rinde más metros. El límite lo pone la carga, porque un film delgado se perfora en esquinas punzantes, madera astillada o sacos sueltos.',
      'Para envolver a mano se usa 20 µm, que cede con la fuerza del brazo. En máquina, 23 µm corresponde a cargas irregulares y 17 µm a contornos parejos con alto preestiro. El film ventilado deja salir calor y vapor de la fruta y del producto tibio. El negro oculta la mercadería y bloquea la luz, el minirrollo agrupa piezas sueltas y las bobinas angostas cubren perfiles y paquetes largos en túnel.',
    ],
  },
  card: {
    title: 'Film stretch',
    text: 'Polietileno lineal de baja densidad, en rollos para la mano y bobinas para envolvedora.',
    facts: [
      { key: 'Espesor', value: '17, 20 y 23 µm' },
      { key: 'Ancho', value: '100, 125, 250 y 500 mm' },
      { key: 'Estiramiento de trabajo', value: 'Hasta 360 %' },
      { key: 'Núcleo', value: '38, 50 y 76 mm' },
    ],
  },
  products: {
    title: 'Películas del catálogo',
    text: 'Cada ficha indica los metros por rollo, el peso neto, el núcleo y con qué se aplica.',
  },
  choosing: {
    title: 'Qué film para cada envoltura',
    table: {
      caption: 'Films stretch: espesor, estiramiento de trabajo y uso',
      head: ['Film', 'Espesor', 'Estiramiento', 'Uso'],
      rows: [
        ['Film stretch manual 20 µm', '20 µm', 'Hasta 100 %', 'Pallets envueltos a mano, hasta unos quince por día'],
        [
          'Film stretch manual negro 23 µm',
          '23 µm',
          'Hasta 80 %',
          'Mercadería que no debe verse o que espera en patio',
        ],
        [
          'Film stretch automático 23 µm',
          '23 µm',
          'Hasta 250 %',
          'Envolvedoras con preestiro; sacos, bidones y esquinas marcadas',
        ],
        [
          'Film stretch alto rendimiento 17 µm',
          '17 µm',
          'Hasta 360 %',
          'Bebidas, papel y envases en equipos de alto preestiro',
        ],
        [
          'Film stretch ventilado',
          '23 µm',
          'Hasta 120 %',
          'Fruta, hortalizas y producto tibio; 30 % de superficie abierta',
        ],
        ['Film stretch para túnel 125 mm', '23 µm', 'Hasta 60 %', 'Perfiles, tubos y molduras en túnel ET 60'],
        ['Film stretch para túnel 250 mm', '23 µm', 'Hasta 60 %', 'Puertas, paneles y madera en túnel ET 150'],
        ['Film stretch minirrollo 100 mm', '20 µm', 'Hasta 100 %', 'Perfiles, cañerías, cables y cajas chicas'],
      ],
    },
  },
  calculator: {
    title: 'Calcular el film por pallet',
    text: 'Con las medidas del pallet y los despachos al mes se obtienen vueltas, gramos por pallet y rollos. Traslape, estiramiento y espesor se ajustan en la calculadora.',
  },
  request: {
    title: 'Comparar gramos por pallet',
    text: 'Con el film actual y los pallets por día calculamos el consumo, y proponemos película y ajuste para una prueba en planta.',
  },
} satisfies FilmEmbalaje)

import { unbroken } from '../ui/unbroken.ts'
import type { HeroText, PageMeta, Point, TextBlock } from './content.ts'

export type CalculatorCopy = {
  meta: PageMeta
  hero: HeroText
  card: Point
  /** On the page of the solution. */
  block: Point
  method: { title: string; points: Point[] }
  request: Point
}

type Calculadoras = {
  meta: PageMeta
  hero: HeroText
  intro: TextBlock
  use: { title: string; points: Point[] }
  request: Point
  film: CalculatorCopy
  zuncho: CalculatorCopy
  airpads: CalculatorCopy
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
  request: {
    title: 'Revisar un cálculo con nosotros',
    text: 'El resultado es una estimación para pedir precio. Con una foto de la carga lo revisamos y, si hace falta, lo probamos en planta.',
  },
  film: {
    meta: {
      title: 'Calculadora de film stretch por pallet',
      description:
        'Calcula vueltas, metros, gramos por pallet y rollos de film stretch al mes según el pallet, el traslape, el estiramiento y el espesor de la película.',
    },
    hero: {
      category: 'Calculadoras',
      title: 'Film por pallet',
      description: 'Cuántas vueltas lleva el pallet, cuántos gramos de película y cuántos rollos se consumen al mes.',
    },
    card: {
      title: 'Film por pallet',
      text: 'Del tamaño del pallet, el traslape y el estiramiento a los kilos y los rollos de film stretch al mes.',
    },
    block: {
      title: 'Calcular el film por pallet',
      text: 'Con las medidas del pallet y los despachos al mes se obtienen vueltas, gramos por pallet y rollos. Traslape, estiramiento y espesor se ajustan en la calculadora.',
    },
    method: {
      title: 'Qué supone el cálculo',
      points: [
        {
          title: 'Vueltas',
          text: 'Con medio traslape, cada vuelta de un film de 500 mm sube 250 mm. La última sobrepasa el alto de la carga, y ese resto toma la tarima y dobla sobre el borde superior. Abajo y arriba se suman tres vueltas de refuerzo.',
        },
        {
          title: 'Estiramiento',
          text: 'A mano el film se estira cerca de 50 %. Una envolvedora con preestiro motorizado llega a 250 %, o a más con películas de alto rendimiento: cada metro de bobina cubre entonces 3,5 m de carga.',
        },
        {
          title: 'Peso',
          text: 'Resulta del ancho, el espesor y la densidad del polietileno, sin el núcleo de cartón. Es el peso neto que indica la ficha de cada rollo.',
        },
        {
          title: 'Merma',
          text: 'Un 5 % cubre la punta que queda al empezar y al cortar, y el resto de cada rollo al cambiarlo.',
        },
      ],
    },
    request: {
      title: 'Probar el ajuste en un pallet real',
      text: 'La fuerza de contención se mide en la carga misma. Llevamos película y ajuste a una prueba en planta y comparamos gramos por pallet.',
    },
  },
  zuncho: {
    meta: {
      title: 'Calculadora de zuncho por carga',
      description:
        'Calcula metros y rollos de zuncho, sellos o hebillas al mes, y la carga de rotura que necesita cada zuncho según el peso, la unión y el factor de seguridad.',
    },
    hero: {
      category: 'Calculadoras',
      title: 'Zuncho por carga',
      description:
        'Cuántos metros, rollos y sellos se consumen al mes, y qué carga de rotura debe tener cada zuncho para el peso que sujeta.',
    },
    card: {
      title: 'Zuncho por carga',
      text: 'Del tamaño y el peso de la carga a los metros, los rollos y los sellos, con la rotura que se exige a cada zuncho.',
    },
    block: {
      title: 'Calcular el zuncho por carga',
      text: 'Con las medidas, el peso y las cargas al mes se obtienen metros, rollos y sellos, y la rotura mínima de cada zuncho. Material, unión y factor de seguridad se ajustan en la calculadora.',
    },
    method: {
      title: 'Qué supone el cálculo',
      points: [
        {
          title: 'Fuerza por retener',
          text: 'La mitad del peso: 0,5 g es la aceleración lateral que se considera en transporte por carretera y en los ensayos de estabilidad de pallets. Para resistir también la frenada más brusca se sube a 0,8. El roce de la carga no se descuenta.',
        },
        {
          title: 'Dos ramas por zuncho',
          text: 'El zuncho rodea la carga y resiste por sus dos lados, con lo que retiene la unión: 75 % de la rotura en una soldadura, 55 a 75 % con sello, según el material.',
        },
        {
          title: 'Factor de seguridad 2',
          text: 'Es el usual en amarre, y el que separa la carga de trabajo de la resistencia del sistema en nuestro zuncho de trincaje. Cubre lo que la fórmula no ve: la tensión que se pierde con los días, el canto, el golpe de la grúa y una unión imperfecta.',
        },
        {
          title: 'Hasta dónde sirve',
          text: 'Vale para sujetar la unidad de carga a su pallet. No reemplaza al trincaje dentro del camión o del contenedor, y una carga no se iza tomada de sus zunchos.',
        },
      ],
    },
    request: {
      title: 'Definir el amarre con una prueba',
      text: 'Cantos, asentamiento y calor cambian el resultado. Con el peso y una foto de la carga proponemos zuncho, unión y esquinero.',
    },
  },
  airpads: {
    meta: {
      title: 'Calculadora de airpads por caja',
      description:
        'Calcula almohadas por caja, metros de tira y rollos de film airpad al mes según la caja, el volumen que ocupa el producto y los despachos por día.',
    },
    hero: {
      category: 'Calculadoras',
      title: 'Airpads por caja',
      description: 'Cuántas almohadas de aire lleva la caja y cuántos metros y rollos de film se consumen al mes.',
    },
    card: {
      title: 'Airpads por caja',
      text: 'De la caja y el espacio que deja el producto a las almohadas, los metros y los rollos de film al mes.',
    },
    block: {
      title: 'Calcular los airpads por caja',
      text: 'Con las medidas interiores, el volumen que ocupa el producto y las cajas al día se obtienen almohadas, metros de tira y rollos al mes.',
    },
    method: {
      title: 'Qué supone el cálculo',
      points: [
        {
          title: 'Espacio libre',
          text: 'El volumen interior de la caja menos el que ocupa el producto. Si hay varios formatos, conviene calcular el más frecuente y luego los demás.',
        },
        {
          title: 'Relleno apretado',
          text: 'Se agrega 10 %, para que las almohadas queden comprimidas al cerrar y el producto no se mueva.',
        },
        {
          title: 'Rendimiento del film',
          text: 'Un rollo de 500 m llena 2,8 m³ a granel, es decir, 5,6 L por metro de tira. La tira se corta en la perforación, por eso se cuentan almohadas enteras.',
        },
        {
          title: 'Merma',
          text: 'Un 3 % cubre el inicio de cada rollo y las almohadas que se pinchan al embalar.',
        },
      ],
    },
    request: {
      title: 'Elegir el equipo que infla',
      text: 'Con las cajas por día y los puestos de embalaje proponemos el equipo y el film, y calculamos el costo por caja.',
    },
  },
} satisfies Calculadoras)

import { unbroken } from '../ui/unbroken.ts'
import type { CalculatorCopy } from './content.ts'

export const calculadoraAirpads = unbroken({
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
} satisfies CalculatorCopy)

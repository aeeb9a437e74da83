import { unbroken } from '../ui/unbroken.ts'
import type { CalculatorCopy } from './content.ts'

export const calculadoraFilm = unbroken({
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
} satisfies CalculatorCopy)

import { efficiencies } from '../calculators/joints.ts'
import { unbroken } from '../ui/unbroken.ts'
import type { CalculatorCopy } from './content.ts'

export const calculadoraZuncho = unbroken({
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
  method: {
    title: 'Qué supone el cálculo',
    points: [
      {
        title: 'Fuerza por retener',
        text: 'La mitad del peso: 0,5 g es la aceleración lateral que se considera en transporte por carretera y en los ensayos de estabilidad de pallets. Para resistir también la frenada más brusca se sube a 0,8. El roce de la carga no se descuenta.',
      },
      {
        title: 'Dos ramas por zuncho',
        text: `El zuncho rodea la carga y resiste por sus dos lados, pero la unión rompe antes que el zuncho. Se toma el valor más bajo del catálogo: soldada o sin sello, ${efficiencies.pp.soldadura} %; con sello, ${efficiencies.pp.sello} % en PP, ${efficiencies.pet.sello} % en PET y ${efficiencies.acero.sello} % en acero; con hebilla, ${efficiencies.pp.hebilla} % en PP y ${efficiencies.textil.hebilla} % en textil.`,
      },
      {
        title: 'Factor de seguridad 2',
        text: 'Es el usual en amarre. Cubre lo que la fórmula no ve: la tensión que se pierde con los días, el canto, el golpe de la grúa y una unión imperfecta.',
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
} satisfies CalculatorCopy)

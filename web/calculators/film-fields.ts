import type { Fields, Values } from './fields.ts'
import { turnsFor, type Wrapping } from './film.ts'

const byHand = ({ aplicacion }: { aplicacion?: unknown }, hand: number, machine: number) =>
  aplicacion === 'maquina' ? machine : hand

const side = { kind: 'number', unit: 'mm', least: 200, most: 4000 } as const

export const filmFields = {
  largo: { ...side, label: 'Largo del pallet', initial: 1200 },
  ancho: { ...side, label: 'Ancho del pallet', initial: 1000 },
  alto: { ...side, label: 'Alto por envolver', initial: 1500 },
  pallets: { kind: 'number', label: 'Pallets al mes', unit: '', least: 1, most: 100_000, isWhole: true, initial: 300 },
  aplicacion: {
    kind: 'choice',
    label: 'Cómo se envuelve',
    options: { mano: 'A mano', maquina: 'Con envolvedora de preestiro' },
    initial: 'mano',
  },
  espesor: {
    ...{ kind: 'number', label: 'Espesor del film', unit: 'µm', least: 8, most: 50 },
    usual: (before) => byHand(before, 20, 23),
  },
  estiramiento: {
    ...{ kind: 'number', label: 'Estiramiento', unit: '%', least: 0, most: 400 },
    usual: (before) => byHand(before, 50, 250),
  },
  'ancho-film': { kind: 'number', label: 'Ancho del film', unit: 'mm', least: 100, most: 1000, usual: 500 },
  traslape: { kind: 'number', label: 'Traslape entre vueltas', unit: '%', least: 0, most: 90, usual: 50 },
  base: { kind: 'number', label: 'Vueltas de refuerzo abajo', unit: '', least: 0, most: 10, isWhole: true, usual: 3 },
  remate: {
    kind: 'number',
    label: 'Vueltas de refuerzo arriba',
    unit: '',
    least: 0,
    most: 10,
    isWhole: true,
    usual: 3,
  },
  vueltas: {
    ...{ kind: 'number', label: 'Vueltas en total', unit: '', least: 1, most: 200, isWhole: true },
    usual: (before) =>
      turnsFor({
        height: Number(before.alto),
        filmWidth: Number(before['ancho-film']),
        overlap: Number(before.traslape),
        base: Number(before.base),
        top: Number(before.remate),
      }),
  },
  rollo: {
    ...{ kind: 'number', label: 'Largo por rollo', unit: 'm', least: 50, most: 6000 },
    usual: (before) => byHand(before, 300, 1500),
  },
  densidad: { kind: 'number', label: 'Densidad del polietileno', unit: 'g/cm³', least: 0.85, most: 1, usual: 0.92 },
  merma: { kind: 'number', label: 'Merma por puntas y cambios', unit: '%', least: 0, most: 30, usual: 5 },
} satisfies Fields

export type FilmValues = Values<typeof filmFields>

export const wrappingOf = (values: FilmValues): Wrapping => ({
  length: values.largo,
  width: values.ancho,
  turns: values.vueltas,
  filmWidth: values['ancho-film'],
  thickness: values.espesor,
  stretch: values.estiramiento,
  density: values.densidad,
  pallets: values.pallets,
  waste: values.merma,
  rollLength: values.rollo,
})

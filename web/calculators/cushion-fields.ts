import type { Filling } from './cushions.ts'
import type { Fields, Values } from './fields.ts'

const side = { kind: 'number', unit: 'mm', least: 50, most: 2000 } as const

export const cushionFields = {
  largo: { ...side, label: 'Largo interior', initial: 400 },
  ancho: { ...side, label: 'Ancho interior', initial: 300 },
  alto: { ...side, label: 'Alto interior', initial: 250 },
  ocupado: {
    ...{ kind: 'number', label: 'Volumen que ocupa el producto', unit: '%', least: 0, most: 99 },
    initial: 60,
  },
  cajas: { kind: 'number', label: 'Cajas al día', unit: '', least: 1, most: 100_000, isWhole: true, initial: 120 },
  dias: { kind: 'number', label: 'Días de despacho al mes', unit: '', least: 1, most: 31, isWhole: true, usual: 22 },
  apriete: { kind: 'number', label: 'Relleno de más, para apretar', unit: '%', least: 0, most: 50, usual: 10 },
  rendimiento: { kind: 'number', label: 'Relleno por metro de tira', unit: 'L', least: 0.5, most: 50, usual: 5.6 },
  almohada: { kind: 'number', label: 'Largo de cada almohada', unit: 'mm', least: 50, most: 500, usual: 100 },
  rollo: { kind: 'number', label: 'Largo por rollo', unit: 'm', least: 50, most: 3000, usual: 500 },
  merma: { kind: 'number', label: 'Merma por puntas y pinchazos', unit: '%', least: 0, most: 30, usual: 3 },
} satisfies Fields

export type CushionValues = Values<typeof cushionFields>

export const fillingOf = (values: CushionValues): Filling => ({
  length: values.largo,
  width: values.ancho,
  height: values.alto,
  occupied: values.ocupado,
  tightness: values.apriete,
  litresPerMetre: values.rendimiento,
  cushionLength: values.almohada,
  boxesPerDay: values.cajas,
  days: values.dias,
  waste: values.merma,
  rollLength: values.rollo,
})

import type { Fields, Values } from './fields.ts'
import { efficiencies, isJoint, type Joint, joints, type Material, materials } from './joints.ts'
import type { Strapping } from './strap.ts'

const side = { kind: 'number', unit: 'mm', least: 50, most: 15_000 } as const
const count = { kind: 'number', unit: '', least: 0, most: 20, isWhole: true } as const

const materialOf = (material: unknown): Material => (isMaterial(material) ? material : 'pet')
const isMaterial = (text: unknown): text is Material => typeof text === 'string' && Object.hasOwn(materials, text)

const usualJoints: Record<Material, Joint> = { pp: 'soldadura', pet: 'soldadura', acero: 'sello', textil: 'hebilla' }
const usualOverlaps: Record<Joint, number> = { soldadura: 200, sello: 300, hebilla: 500 }
const usualRolls: Record<Material, number> = { pp: 3000, pet: 1500, acero: 320, textil: 850 }

export const strapFields = {
  largo: { ...side, label: 'Largo de la carga', initial: 1200 },
  ancho: { ...side, label: 'Ancho de la carga', initial: 1000 },
  alto: { ...side, label: 'Alto de la carga', initial: 1500 },
  peso: { kind: 'number', label: 'Peso de la carga', unit: 'kg', least: 1, most: 30_000, initial: 800 },
  cargas: { kind: 'number', label: 'Cargas al mes', unit: '', least: 1, most: 1_000_000, isWhole: true, initial: 500 },
  'zunchos-ancho': { ...count, label: 'Zunchos a lo ancho', initial: 2 },
  'zunchos-largo': { ...count, label: 'Zunchos a lo largo', initial: 0 },
  material: { kind: 'choice', label: 'Material del zuncho', options: materials, initial: 'pet' },
  union: {
    ...{ kind: 'choice', label: 'Unión', options: joints },
    usual: ({ material }) => usualJoints[materialOf(material)],
  },
  eficiencia: {
    ...{ kind: 'number', label: 'Eficiencia de la unión', unit: '%', least: 20, most: 100 },
    usual: ({ material, union }) =>
      (isJoint(union) ? efficiencies[materialOf(material)][union] : undefined) ?? Number.NaN,
  },
  aceleracion: { kind: 'number', label: 'Aceleración de cálculo', unit: 'g', least: 0.1, most: 2, usual: 0.5 },
  seguridad: { kind: 'number', label: 'Factor de seguridad', unit: '', least: 1, most: 6, usual: 2 },
  cierres: { ...count, label: 'Sellos o hebillas por zuncho', least: 1, most: 3, usual: 1 },
  traslape: {
    ...{ kind: 'number', label: 'Traslape y punta por zuncho', unit: 'mm', least: 0, most: 2000 },
    usual: ({ union }) => (isJoint(union) ? usualOverlaps[union] : Number.NaN),
  },
  rollo: {
    ...{ kind: 'number', label: 'Largo por rollo', unit: 'm', least: 50, most: 10_000 },
    usual: ({ material }) => usualRolls[materialOf(material)],
  },
  merma: { kind: 'number', label: 'Merma por cortes y cambios', unit: '%', least: 0, most: 30, usual: 3 },
} satisfies Fields

export type StrapValues = Values<typeof strapFields>

export const strappingOf = (values: StrapValues): Strapping => ({
  length: values.largo,
  width: values.ancho,
  height: values.alto,
  weight: values.peso,
  across: values['zunchos-ancho'],
  along: values['zunchos-largo'],
  overlap: values.traslape,
  loads: values.cargas,
  waste: values.merma,
  closuresPerStrap: values.cierres,
  efficiency: values.eficiencia,
  acceleration: values.aceleracion,
  safety: values.seguridad,
  rollLength: values.rollo,
})

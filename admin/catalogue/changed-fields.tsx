import type { Change } from '../../shared/history/changes.ts'
import { momentText } from '../../shared/time-text.ts'
import { DifferenceList } from '../forms/difference-list.tsx'
import { differencesBetween } from '../forms/differences.ts'
import { attributeFieldText } from './attributes/attribute-change.ts'
import { useCategoryNames } from './category-choices.ts'
import { fitFieldText } from './fits/fit-change.ts'

const names: Record<string, string> = {
  name: 'Nombre',
  code: 'Código',
  subtitle: 'Subtítulo',
  description: 'Descripción',
  categoryId: 'Categoría',
  slug: 'Enlace',
  published: 'Publicado',
  position: 'Orden',
  pictures: 'Imágenes',
  specifications: 'Especificaciones',
  information: 'Información',
  downloads: 'Descargas',
  videos: 'Videos',
  packs: 'Formatos de venta',
  unit: 'Unidad de venta',
  parentId: 'Dentro de',
  url: 'Imagen',
  text: 'Frase',
  buttonLabel: 'Botón',
  buttonLink: 'Destino del botón',
  active: 'Activo',
  startsAt: 'Desde',
  endsAt: 'Hasta',
  words: 'Palabras',
  isOneWay: 'Un solo sentido',
  key: 'Clave',
  kind: 'Tipo',
  rows: 'Filas',
  units: 'Unidades',
  step: 'Paso',
  choices: 'Opciones',
  isFilter: 'Filtro',
  isCompared: 'Comparación',
  help: 'Ayuda',
  sides: 'Productos',
  measures: 'Medidas',
  when: 'Condición',
  completes: 'Se ofrece para completar',
  completesWith: 'Condición para completar',
  needed: 'Avisa también por el producto de base',
  products: 'Productos',
  fits: 'Sirven juntos',
  reason: 'Motivo',
}

const categoryFields = ['categoryId', 'parentId']

const momentFields = ['startsAt', 'endsAt']

export function ChangedFields({ change: { kind, act, before, after } }: { change: Change }) {
  const categoryName = useCategoryNames()
  if (act !== 'updated' || !before || !after) return null
  if (kind === 'setting') return <DifferenceList differences={differencesBetween(before, after)} />
  const shown = (field: string, value: unknown) => {
    if (categoryFields.includes(field) && typeof value === 'number') return categoryName(value)
    if (momentFields.includes(field) && typeof value === 'string') return momentText(value)
    if (kind === 'fitRule') return fitFieldText(field, value, categoryName) ?? plain(value)
    return (kind === 'attribute' && attributeFieldText(field, value, categoryName)) || plain(value)
  }
  const differences = Object.keys(after).map((field) => ({
    label: names[field] ?? field,
    before: shown(field, before[field]),
    after: shown(field, after[field]),
  }))
  return <DifferenceList differences={differences} />
}

function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'vacío'
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (Array.isArray(value)) return value.length === 0 ? 'vacío' : value.map(entry).join('; ')
  return String(value)
}

/** A picture's address is omitted, because its description says more. */
function entry(row: unknown): string {
  if (typeof row !== 'object' || row === null) return String(row)
  const { src: _, ...rest } = row as Record<string, unknown>
  return Object.values(rest).join(': ')
}

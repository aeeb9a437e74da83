import { Button } from '@mui/material'
import type { FitCondition, FitRuleForm } from '../../shared/catalogue/fits.ts'
import type { Change } from '../../shared/history/changes.ts'
import { momentText } from '../../shared/time-text.ts'
import { attributeFieldText } from '../catalogue/attributes/attribute-texts.ts'
import { useCategoryNames } from '../catalogue/category-choices.ts'
import { DifferenceList } from '../forms/difference-list.tsx'
import { differencesBetween } from '../forms/differences.ts'
import { postAction } from '../shell/data-provider.ts'
import { useAction } from '../shell/use-action.ts'

const fieldNames: Record<string, string> = {
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
    label: fieldNames[field] ?? field,
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

export function UndoButton({ change }: { change: Change }) {
  const { run, isRunning } = useAction()
  if (!change.isUndoable) return null
  const isSetting = change.kind === 'setting'
  const path = isSetting ? `changes/${change.id}/undo` : `${change.recordId}/restore`
  const success = isSetting ? 'El valor anterior está de vuelta.' : `${change.recordName} está de vuelta.`
  const undo = () => run(() => postAction(resourceOf[change.kind], path), success)
  const undone = isSetting ? 'el cambio' : 'la eliminación'
  return (
    <Button size="small" disabled={isRunning} onClick={undo} aria-label={`Deshacer ${undone} de ${change.recordName}`}>
      Deshacer
    </Button>
  )
}

const resourceOf = {
  product: 'productos',
  category: 'categorias',
  banner: 'banners',
  synonym: 'sinonimos',
  setting: 'settings',
  price: 'precios',
  fitRule: 'reglas',
  fitException: 'excepciones',
  attribute: 'atributos',
} as const

type NameOf = (id: number) => string

/** How the history shows a field of a rule; undefined if as any other. */
function fitFieldText(field: string, value: unknown, nameOf: NameOf): string | undefined {
  if (field === 'sides') return sidesText(value as FitRuleForm['sides'], nameOf)
  if (field === 'measures') return measuresText(value as FitRuleForm['measures'])
  if (field === 'when' || field === 'completesWith') return conditionText(value as FitCondition | null)
  return undefined
}

const roles = { has: 'tiene la medida', takes: 'recibe la medida' }

const sidesText = (sides: FitRuleForm['sides'], nameOf: NameOf) =>
  sides
    .map(({ name, heading, role, categoryIds }) =>
      [heading, `«${name}»`, roles[role], ...categoryIds.map(nameOf)].join(', '),
    )
    .join('; ')

const measuresText = (measures: FitRuleForm['measures']) =>
  measures.map(({ key, has, takes }) => `${key} («${has}», «${takes}»)`).join('; ')

const conditionText = (condition: FitCondition | null) =>
  condition ? `${condition.attribute}: ${condition.choice}` : 'ninguna'

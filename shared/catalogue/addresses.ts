import { maxCompared } from '../limits.ts'

export const previewParam = 'vista-previa'

/** What narrows and orders a list, beside the specified `categoryId`, `page` and `name`. */
export type ListChoice = {
  /** By the keys of attributes. Several values of one are alternatives. */
  chosen: ReadonlyMap<string, readonly string[]>
  order: Order | undefined
  isTable: boolean
}

export type Order = { key: string; isDescending: boolean }

export const orderParam = 'orden'
const viewParam = 'vista'
const tableView = 'tabla'

const reserved = new Set(['categoryId', 'page', 'name', orderParam, viewParam, previewParam])

/** No attribute may have the name of another parameter. */
export const isListParam = (key: string) => reserved.has(key)

const keyPattern = /^[a-z\d]+(-[a-z\d]+)*$/
const valuePattern = /^[\w.-]{1,40}$/
const orderPattern = /^(-?)([a-z\d]+(?:-[a-z\d]+)*)$/
const maxValues = 40

/** As the options were chosen one after the other. */
export function chosenOf(options: { key: string; value: string }[]): Map<string, string[]> {
  const byKey = Map.groupBy(options, ({ key }) => key)
  return new Map([...byKey].map(([key, those]) => [key, those.map(({ value }) => value)]))
}

export function readListChoice(params: URLSearchParams): ListChoice {
  const chosen = new Map<string, string[]>()
  const pairs = [...params].filter(
    ([key, value]) => !isListParam(key) && keyPattern.test(key) && valuePattern.test(value),
  )
  for (const [key, value] of pairs.slice(0, maxValues)) {
    const before = chosen.get(key) ?? []
    if (!before.includes(value)) chosen.set(key, [...before, value])
  }
  const [, minus, key] = orderPattern.exec(params.get(orderParam) ?? '') ?? []
  return {
    chosen,
    order: key ? { key, isDescending: minus === '-' } : undefined,
    isTable: params.get(viewParam) === tableView,
  }
}

/** The same choice always has the same parameters. */
export function listChoiceParams({ chosen, order, isTable }: ListChoice): [string, string][] {
  const pairs = [...chosen].flatMap(([key, values]) => values.map((value): [string, string] => [key, value]))
  return [
    ...pairs.toSorted((one, other) => (one.join('=') < other.join('=') ? -1 : 1)),
    ...(order ? [[orderParam, orderText(order)] as [string, string]] : []),
    ...(isTable ? [[viewParam, tableView] as [string, string]] : []),
  ]
}

export const orderText = ({ key, isDescending }: Order) => (isDescending ? `-${key}` : key)

export const wholeList: ListChoice = { chosen: new Map(), order: undefined, isTable: false }

/** The choice with this value, or without it if it was chosen. */
export function toggled({ chosen, ...choice }: ListChoice, key: string, value: string): ListChoice {
  const before = chosen.get(key) ?? []
  const after = before.includes(value) ? before.filter((each) => each !== value) : [...before, value]
  const others = [...chosen].filter(([other]) => other !== key)
  return { ...choice, chosen: new Map(after.length > 0 ? [...others, [key, after]] : others) }
}

/** The site finds the product by its id; the slug is for people. */
export const productPath = ({ slug, id }: { slug: string; id: number }) => `/productos/${slug}?producto=${id}`

/** `108,109` as in the address of a comparison. */
export function readComparedIds(params: URLSearchParams): number[] {
  const ids = (params.get('productos') ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, maxCompared)
}

const onlyDifferences = { param: 'filas', value: 'diferencias' }

export const showsOnlyDifferences = (params: URLSearchParams) =>
  params.get(onlyDifferences.param) === onlyDifferences.value

export function comparisonPath(ids: readonly number[], isOnlyDifferences = false) {
  if (ids.length === 0) return '/comparar'
  const { param, value } = onlyDifferences
  return `/comparar?productos=${ids.join()}${isOnlyDifferences ? `&${param}=${value}` : ''}`
}

export const searchParam = 'busqueda'

import { createCatalogue } from '../domain/catalogue/snapshot/catalogue.ts'
import { wholeList } from '../shared/catalogue/addresses.ts'
import { generateCatalogue } from './generated-catalogue.ts'
import { percentile } from './measure.ts'
import { atMost, figureText, type Result, stated } from './results.ts'

const size = 20_000
const categoryIds = [0, 1, 2, 4, 7, 9, 15, 19, 24]
const lists = 500
const maxMs = 10

const worked = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function timed(run: () => unknown): number {
  const begin = worked()
  run()
  return worked() - begin
}

/** Narrowed lists, fits and comparisons of a large catalogue, by the processor time of the thread. */
export async function benchFilters(): Promise<Result[]> {
  const catalogue = await createCatalogue(generateCatalogue(size))
  const list = (categoryId: number, chosen = new Map<string, string[]>()) =>
    catalogue.listProducts({ ...wholeList, name: '', categoryId, page: 0, chosen })
  const first = timed(() => list(0))
  for (const categoryId of categoryIds) list(categoryId)

  const narrowed = Array.from({ length: lists }, (_, index) => {
    const categoryId = categoryIds[index % categoryIds.length] ?? 0
    const chosen = someOptions(list(categoryId).filters ?? [], index)
    return timed(() => list(categoryId, chosen))
  })
  const idOf = (index: number) => ((index * 7919) % size) + 1
  const compatible = Array.from({ length: lists }, (_, index) => timed(() => catalogue.compatibleWith(idOf(index))))
  const reviewed: number[] = []
  for (let index = 0; index < lists; index++) {
    const begin = worked()
    await catalogue.reviewList(Array.from({ length: 10 }, (_, line) => idOf(index + line)))
    reviewed.push(worked() - begin)
  }
  const p99 = percentile(narrowed, 0.99)
  return [
    stated(`first list of ${figureText(size)} products after a change`, figureText(first, 'ms')),
    stated('narrowed list p99', figureText(p99, 'ms'), atMost(p99, maxMs, 'ms')),
    stated('what fits a product p99', figureText(percentile(compatible, 0.99), 'ms')),
    stated('review of a list of ten p99', figureText(percentile(reviewed, 0.99), 'ms')),
  ]
}

/** One to three filters with one or two options each, different for every number. */
function someOptions(filters: { key: string; options: { value: string }[] }[], number: number) {
  const count = 1 + (number % 3)
  const picked = Array.from({ length: count }, (_, turn) => filters[(number * 5 + turn * 3) % filters.length])
  return new Map(
    picked.flatMap((filter) => {
      const options = filter?.options ?? []
      const values = [options[number % options.length]?.value, options[(number + 2) % options.length]?.value]
      const some = values.slice(0, 1 + (number % 2)).flatMap((value) => value ?? [])
      return filter ? [[filter.key, some] as [string, string[]]] : []
    }),
  )
}

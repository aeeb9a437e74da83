import type { FitException, FitRule } from '../../../shared/catalogue/fits.ts'
import type { Misfit } from '../../../shared/catalogue/public.ts'
import { decidedFit, misfitReason, unruled } from './check-fit.ts'
import type { FitKinds, RuleKinds, Verdict } from './fit-kinds.ts'
import { type FittingProduct, holds } from './judge-pair.ts'

type Completion = { heading: string; productId: number; forId: number }

type List = readonly FittingProduct[]

/** By their places in the list. */
type Pair = { first: number; dependent: number }

/** The other products of the list that staff decided about, for each of the list. */
type Decided = { place: number; exception: FitException }[][]

/** Of `productIds`, the dependent one comes first. What does not fit is told only if it fits nothing of its kind: a seal for one of two straps is right. */
export function* findMisfits(list: List, fits: FitKinds): Generator<void, Misfit[]> {
  const decided = decidedIn(list, fits)
  const unneeded: ToldPair[] = []
  const useless: ToldPair[] = []
  for (const kinds of fits.rules) {
    const dependents = yield* lonely(list, kinds, 1, decided)
    unneeded.push(...dependents)
    if (!kinds.rule.needed) continue
    const firsts = yield* lonely(list, kinds, 0, decided)
    useless.push(...firsts.filter((pair) => !dependents.some((other) => asListed(pair, other) === 0)))
  }
  const told = [
    ...[...unruledPairs(list, fits, decided), ...unneeded].toSorted(asListed),
    ...useless.toSorted(asListed),
  ]
  const misfits: Misfit[] = []
  for (const { first, dependent, kinds } of told) {
    yield
    const [one, other] = [list[first], list[dependent]]
    if (!one || !other) continue
    const exception = fits.exceptionsOf(one.id).get(other.id)
    const decidedReason = exception ? decidedFit(exception, unruled, unruled.sides[1]).reason?.() : undefined
    const reason = decidedReason ?? (kinds ? misfitReason(kinds, 0, [one, other]) : '')
    misfits.push({ productIds: [other.id, one.id], reason })
  }
  return misfits
}

const asListed = (one: Pair, other: Pair) => one.first - other.first || one.dependent - other.dependent

type ToldPair = Pair & { kinds?: RuleKinds }

/** Products on a side of a rule that fit none on the other side, each with the first that it does not fit. */
function* lonely(list: List, kinds: RuleKinds, side: 0 | 1, decided: Decided): Generator<void, ToldPair[]> {
  const judged = yield* judgedOn(list, kinds, side, decided)
  return judged.flatMap(({ place, isFitting, misfit }) => {
    if (isFitting || misfit === undefined) return []
    return side === 1 ? { first: misfit, dependent: place, kinds } : { first: place, dependent: misfit, kinds }
  })
}

type JudgedProduct = { place: number; isFitting: boolean; misfit: number | undefined }

/** Each may be compared with a kind of every other product of the list. */
const judgedAtOnce = 20

/** For each product on a side of a rule, whether it fits one on the other side, or else the first that it does not fit. */
function* judgedOn(list: List, kinds: RuleKinds, side: 0 | 1, decided: Decided): Generator<void, JudgedProduct[]> {
  const otherSide = side === 0 ? 1 : 0
  const others = new Map<number, number[]>()
  for (const [place, product] of list.entries()) {
    const kind = kinds.isOn(product, otherSide) ? kinds.kindOf(product) : undefined
    if (kind === undefined) continue
    const known = others.get(kind)
    if (known) known.push(place)
    else others.set(kind, [place])
  }
  const judgedAt = (own: number, product: FittingProduct): JudgedProduct => {
    const exceptions = decided[own] ?? []
    const isAside = (place: number) => place === own || exceptions.some((each) => each.place === place)
    const about = exceptions.filter(({ place }) => isAbout(kinds, otherSide, product, list[place]))
    let misfit = about[0]?.place
    for (const { place, exception } of about) {
      if (exception.fits) return { place: own, isFitting: true, misfit: undefined }
      misfit = Math.min(place, misfit ?? place)
    }
    const kind = kinds.kindOf(product)
    if (kind === undefined) return { place: own, isFitting: false, misfit }
    for (const [other, places] of others) {
      const verdict = kinds.verdict(kind, other)
      const place = verdict && places.find((place) => !isAside(place))
      if (place === undefined) continue
      if (verdict === 'fits') return { place: own, isFitting: true, misfit: undefined }
      misfit = Math.min(place, misfit ?? place)
    }
    return { place: own, isFitting: false, misfit }
  }
  const judged: JudgedProduct[] = []
  for (const [place, product] of list.entries()) {
    if (!kinds.isOn(product, side)) continue
    judged.push(judgedAt(place, product))
    if (judged.length % judgedAtOnce === 0) yield
  }
  return judged
}

const isAbout = (
  { rule, isOn }: RuleKinds,
  otherSide: 0 | 1,
  product: FittingProduct,
  other: FittingProduct | undefined,
) => other !== undefined && isOn(other, otherSide) && holds(rule, [product.values, other.values])

function decidedIn(list: List, { exceptionsOf }: FitKinds): Decided {
  const placeOf = new Map(list.map(({ id }, place) => [id, place]))
  return list.map(({ id }) =>
    [...exceptionsOf(id)].flatMap(([otherId, exception]) => {
      const place = otherId === id ? undefined : placeOf.get(otherId)
      return place === undefined ? [] : { place, exception }
    }),
  )
}

/** An exception without a rule is about its two products alone. */
const unruledPairs = (list: List, { rules }: FitKinds, decided: Decided): ToldPair[] =>
  list.flatMap((first, place) =>
    (decided[place] ?? []).flatMap((other) => {
      const dependent = list[other.place]
      if (other.exception.fits || !dependent || first.id > dependent.id || isRuled(rules, [first, dependent])) return []
      return { first: place, dependent: other.place }
    }),
  )

const isRuled = (rules: readonly RuleKinds[], [one, other]: [FittingProduct, FittingProduct]) =>
  rules.some(
    ({ rule, isOn }) =>
      ((isOn(one, 0) && isOn(other, 1)) || (isOn(one, 1) && isOn(other, 0))) && holds(rule, [one.values, other.values]),
  )

/** `firstFit` finds the first product of the catalogue that completes another by a rule. */
type Offers = { fits: FitKinds; firstFit: (rule: RuleKinds, product: FittingProduct) => number | undefined }

/** The first of the catalogue that fits, for each kind that the list lacks. */
export function* findCompletions(list: List, { fits, firstFit }: Offers): Generator<void, Completion[]> {
  const { rules, exceptionsOf } = fits
  const decided = decidedIn(list, fits)
  const verdictOf = (kinds: RuleKinds, first: FittingProduct, dependent: FittingProduct) =>
    first.id === dependent.id ? undefined : verdictBetween(kinds, first, dependent, exceptionsOf(first.id))
  const isFitting = (first: FittingProduct, dependent: FittingProduct) =>
    rules.some((kinds) => verdictOf(kinds, first, dependent) === 'fits') ||
    (exceptionsOf(first.id).get(dependent.id)?.fits === true && !isRuled(rules, [first, dependent]))
  const isCalledFor = ({ completesWith }: FitRule, product: FittingProduct) =>
    !completesWith ||
    list.some((dependent) => {
      const value = dependent.values.get(completesWith.attribute)
      const isChosen = value?.kind === 'choice' && value.choices.includes(completesWith.choice)
      return isChosen && isFitting(product, dependent)
    })
  const offered = new Map<number, Completion>()
  for (const kinds of rules) {
    if (!kinds.rule.completes) continue
    for (const { place, isFitting: isComplete } of yield* judgedOn(list, kinds, 0, decided)) {
      const product = list[place]
      if (!product || isComplete || !isCalledFor(kinds.rule, product)) continue
      yield
      const productId = firstFit(kinds, product)
      if (!productId || offered.has(productId)) continue
      offered.set(productId, { heading: kinds.rule.sides[1].heading, productId, forId: product.id })
    }
  }
  return [...offered.values()]
}

/** What a rule says of two products, the first on its first side, unless staff decided otherwise. */
export function verdictBetween(
  kinds: RuleKinds,
  first: FittingProduct,
  dependent: FittingProduct,
  decided: ReadonlyMap<number, FitException>,
): Verdict {
  if (!kinds.isOn(first, 0) || !kinds.isOn(dependent, 1)) return undefined
  const exception = decided.get(dependent.id)
  if (exception) {
    if (!holds(kinds.rule, [first.values, dependent.values])) return undefined
    return exception.fits ? 'fits' : 'misfits'
  }
  const [one, other] = [kinds.kindOf(first), kinds.kindOf(dependent)]
  return one === undefined || other === undefined ? undefined : kinds.verdict(one, other)
}

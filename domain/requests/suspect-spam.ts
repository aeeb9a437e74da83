import type { SpamSign } from '../../shared/requests/kinds.ts'
import { fold } from '../../shared/text.ts'
import type { Request } from './request.ts'

type Content = Pick<Request, 'kind' | 'name' | 'company' | 'equipment' | 'message' | 'otherProduct'>
type Traps = { website?: string | undefined; elapsedMs?: number | undefined }
type Verdict = Pick<Request, 'spamReason' | 'spamSigns'>

/** Autofill and a prepared text are faster than this, so the time alone says nothing. */
const fastestTypistMs = 2000

/** From here on the request waits for staff without a mail; below, it is treated like any other, with a mark. */
const spam = 3
const suspicion = 2

export function suspectSpam(content: Content, traps: Traps): Verdict {
  const found = signsOf(content, traps).toSorted((one, other) => other.weight - one.weight)
  const weight = found.reduce((sum, sign) => sum + sign.weight, 0)
  const spamSigns = weight >= suspicion ? found.map(({ sign }) => sign) : []
  const [strongest] = spamSigns
  const isHeld = weight >= spam && !reportsStoppedMachine(content)
  return { spamReason: (isHeld && strongest) || null, spamSigns }
}

type Weighed = { sign: SpamSign; weight: number }

function signsOf(content: Content, { website, elapsedMs }: Traps): Weighed[] {
  const { name, company, equipment, message, otherProduct } = content
  const lines = [name, company, equipment ?? '']
  const written = [message ?? '', otherProduct ?? ''].join('\n')
  const signs: [SpamSign, number][] = [
    ['hidden_field', website ? 3 : 0],
    ['markup', linkMarkup.test([...lines, written].join('\n')) ? 3 : 0],
    ['links', lines.some((text) => countLinks(text) > 0) ? 2 : Math.min(2, countLinks(written))],
    ['foreign_script', isForeign(written) ? 2 : 0],
    ['repeated', new Set([name, company, message].map((text) => fold(text ?? ''))).size === 1 ? 2 : 0],
    ['too_fast', elapsedMs !== undefined && elapsedMs < fastestTypistMs ? 1 : 0],
  ]
  return signs.flatMap(([sign, weight]) => (weight > 0 ? { sign, weight } : []))
}

/** Links as forums and pages write them, which no buyer types. */
const linkMarkup = /<a\s[^>]*href|\[(url|link)[\]=]/i

const countLinks = (text: string) => text.match(/https?:\/\/|\bwww\.(?=\w)/gi)?.length ?? 0

/** A part number or a name in another alphabet is no sign; a whole text is. */
function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter))
  return letters.length >= 10 && foreign.length * 2 > letters.length
}

const stopped =
  /\bdeten(id|cion)|\bparad[ao]|\bparo\b|paraliz|fuera de servicio|dejo de|\bno (funciona|parte|arranca|enciende|prende|suelda|sella|corta|tensa|opera)|\bfalla|\baveri|\bpanne|\burgen|\bemergencia|atasc|trabad/

/** A machine that stands still costs more than a mail too many, so such a request is never held back. */
const reportsStoppedMachine = ({ kind, equipment, message }: Content) =>
  kind === 'service' && stopped.test(fold(`${equipment}\n${message}`))

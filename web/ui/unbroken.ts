const space = '\u00a0'

const unit = '(?:[µmck]?m|k?g|t|[km]?N|[km]?V|k?W|Ah|Hz|bar|[kM]Pa|m?[lL]|NL|min|s|h|r/min|dB|°C?|%)(?![\\p{L}\\d])'

const rules: [RegExp, string][] = [
  // 500 × 300 mm
  [/(\d) ([×±]) (?=\d)/gu, `$1${space}$2${space}`],
  // 16 mm
  [new RegExp(`(\\d) (?=${unit})`, 'gu'), `$1${space}`],
  // 12 a 16 mm
  [new RegExp(`(\\d) a (?=[\\d.,]+${space}${unit})`, 'gu'), `$1${space}a${space}`],
]

/** Products contain addresses of pictures and files, which must not change. */
const isAddress = (text: string) => /^(https?:\/)?\//.test(text)

const unbrokenText = (text: string) =>
  isAddress(text) ? text : rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)

export function unbroken<T>(content: T): T
export function unbroken(content: unknown): unknown {
  if (typeof content === 'string') return unbrokenText(content)
  if (Array.isArray(content)) return content.map((entry) => unbroken(entry))
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, unbroken(value)]))
}

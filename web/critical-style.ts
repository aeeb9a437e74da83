/** Either a rule with the classes that each of its selectors asks for, or others within a condition. */
type Rule = { text: string; asksFor: string[][] } | { head: string; rules: Rule[] }

/** More than there are kinds of pages, with and without this and that. */
const mostKept = 200

/** What a page needs of the style before anything moves: rules for classes that it does not have wait. */
export function criticalStyle(css: string): (html: string) => string {
  const sheet = read(css.replaceAll(/\/\*.*?\*\//gs, ''))
  // Pages of one kind have the same classes, whatever they tell.
  const kept = new Map<string, string>()
  return (html) => {
    const attributes = [...new Set(html.match(/ class="[^"]*/g))].join('')
    const known = kept.get(attributes)
    if (known !== undefined) return known
    const style = withoutUnread(write(sheet, classesIn(attributes)))
    if (kept.size === mostKept) kept.clear()
    kept.set(attributes, style)
    return style
  }
}

/** Tailwind sets more than the rules of one page read, and every movement of the site is described. */
function withoutUnread(style: string): string {
  const isRead = (name: string) => style.includes(`var(${name}`)
  const isPlayed = (name: string) => style.replaceAll(`@keyframes ${name}{`, '').includes(name)
  return style
    .replaceAll(/@property (--tw-[\w-]+)\{[^}]*\}/g, (rule, name: string) => (isRead(name) ? rule : ''))
    .replaceAll(/(--tw-[\w-]+):[^;}]*;?/g, (declaration, name: string) => (isRead(name) ? declaration : ''))
    .replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^}]*\})*\}/g, (rule, name: string) => (isPlayed(name) ? rule : ''))
}

const classesIn = (attributes: string) => new Set(plain(attributes).replaceAll(' class="', ' ').split(/\s+/))

const write = (rules: Rule[], classes: Set<string>): string => rules.map((rule) => writeRule(rule, classes)).join('')

function writeRule(rule: Rule, classes: Set<string>): string {
  if ('head' in rule) {
    const inside = write(rule.rules, classes)
    // Layers rank as they first appear, so that none may be missing.
    return inside || rule.head.startsWith('@layer') ? `${rule.head}{${inside}}` : ''
  }
  return rule.asksFor.some((selector) => selector.every((name) => classes.has(name))) ? rule.text : ''
}

const entities: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" }
const plain = (text: string) => text.replaceAll(/&[^;]+;/g, (entity) => entities[entity] ?? entity)

/** A string, an escaped sign, or a sign by itself. */
const signs = /(["'])(?:\\.|(?!\1)[^\\])*\1|\\.|[\s\S]/g

/** The rules of a sheet without comments. */
function read(css: string): Rule[] {
  const rules: Rule[] = []
  let depth = 0
  let start = 0
  let body = 0
  for (const { 0: sign, index } of css.matchAll(signs)) {
    const end = index + 1
    if (sign === '{' && depth++ === 0) body = end
    const isOver = (sign === '}' && --depth === 0) || (sign === ';' && depth === 0)
    if (!isOver) continue
    rules.push(readRule(css.slice(start, end), sign === '}' ? body - start : 0))
    start = end
  }
  return rules
}

function readRule(text: string, body: number): Rule {
  const head = text.slice(0, Math.max(body - 1, 0)).trim()
  if (/^@(media|supports|layer|container)\b/.test(head)) return { head, rules: read(text.slice(body, -1)) }
  return { text, asksFor: head && !head.startsWith('@') ? selectorsOf(head) : [[]] }
}

/** What stands in brackets is an alternative or an attribute: it asks for nothing. */
const brackets = /\((?:\\.|[^()\\])*\)|\[(?:\\.|[^[\]\\])*\]/g
const className = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi

function selectorsOf(head: string): string[][] {
  let bare = head
  for (let before = ''; before !== bare; bare = bare.replaceAll(brackets, '')) before = bare
  return bare
    .split(/(?<!\\),/)
    .map((selector) => [...selector.matchAll(className)].map(([, name = '']) => unescaped(name)))
}

const unescaped = (name: string) =>
  name
    .replaceAll(/\\([\da-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\(.)/g, '$1')

/**
 * Fails when an exported function of domain/ that writes breaks a rule of the table and names no reason. What writes in
 * a transaction that it is handed belongs to the act that opened it.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const openers = ['transact', 'changeCatalogue']
const recorders = ['recordChange', 'recordChanges', 'recordEvent', 'recordStaffEvent', 'recordPrivacyEvent', 'record']

/**
 * The third rule will be the permission: `isMet: ({ calls }) => calls.has('may')`.
 * A reason stands for one function, and fails as soon as the function meets the rule.
 */
export const rules: Rule[] = [
  {
    demand: 'takes no `actor` as its second parameter',
    isMet: ({ isHandedActor }) => isHandedActor,
    reasons: {
      'domain/catalogue/editing/previews.ts endPreviews': 'is a part of the acts that end all sessions of an account',
      'domain/catalogue/snapshot/live-catalogue.ts createCatalogueLoader': 'only reads, in one moment',
      'domain/reports/search-log.ts createSearchLog': 'counts the searches of all visitors together',
      'domain/secret.ts readSecret': 'creates the secret when it is first needed',
      'domain/staff/count-attempts.ts countAttempt': 'is a part of signIn, before it is known who signs in',
      'domain/staff/count-attempts.ts forgetExpiredAttempts': 'is a part of forgetExpired',
      'domain/staff/one-time-links.ts issueLink': 'is a part of the acts that give a link',
      'domain/staff/sessions.ts readSession': 'finds out who acts, and ends a session that has expired',
      'domain/tracking/change-link.ts readTrackingLink': 'only reads, with the request locked',
    },
  },
  {
    demand: 'records no history',
    isMet: ({ calls }) => recorders.some((name) => calls.has(name)),
    reasons: {
      'domain/catalogue/editing/previews.ts createPreviewToken': 'stores a token that opens nothing for long',
      'domain/catalogue/editing/previews.ts endPreviews': 'is a part of the acts that end all sessions of an account',
      'domain/catalogue/snapshot/live-catalogue.ts createCatalogueLoader': 'only reads, in one moment',
      'domain/history/trash.ts emptyTrash': 'the deletion was recorded when staff deleted',
      'domain/quotes/open-editors.ts markEditor': 'says for 90 seconds who has an editor open',
      'domain/quotes/quote-draft.ts saveDraft':
        'the history of a quote has versions, and who saved the draft last stands in it',
      'domain/requests/saved-views.ts deleteView': 'a view is seen by one person only',
      'domain/requests/saved-views.ts saveView': 'a view is seen by one person only',
      'domain/requests/store-request.ts storeRequest': 'the request is itself the record of what was sent, and when',
      'domain/requests/waiting-time.ts storeMissingMinutes': 'calculates from what is recorded',
      'domain/secret.ts readSecret': 'creates the secret when it is first needed',
      'domain/staff/count-attempts.ts countAttempt': 'counts for fifteen minutes',
      'domain/staff/count-attempts.ts forgetExpiredAttempts': 'removes what has expired',
      'domain/staff/one-time-links.ts issueLink': 'the acts that give a link record it',
      'domain/staff/sessions.ts forgetExpired': 'removes what has expired',
      'domain/staff/sessions.ts readSession': 'ends a session that has expired',
      'domain/staff/sign-in.ts signIn': 'only attacks are recorded, by those who were told of one',
      'domain/reports/search-log.ts createSearchLog': 'counts the searches of all visitors together',
      'domain/tracking/change-link.ts readTrackingLink': 'only reads, with the request locked',
      'domain/tracking/mailed-link.ts confirmAddress': 'the request itself says since when its address is confirmed',
      'domain/tracking/mailed-link.ts mailLink': 'the mail itself is listed with the request',
    },
  },
]

type Source = { path: string; text: string }

type Act = { name: string; isHandedActor: boolean; calls: Set<string> }

type Rule = { demand: string; isMet: (act: Act) => boolean; reasons: Record<string, string> }

/** What stands at the top level of a file under one name. */
type Declaration = { isExported: boolean; calls: Map<string, ts.Identifier[]>; writes: ts.Node[] }

export function findActProblems(sources: Source[], table = rules): string[] {
  const acts = findActs(sources)
  return table.flatMap(({ demand, isMet, reasons }) => {
    const failing = acts.filter((act) => !isMet(act)).map(({ name }) => name)
    return [
      ...failing.filter((name) => !(name in reasons)).map((name) => `${name} writes, but ${demand}.`),
      ...Object.keys(reasons)
        .filter((name) => !failing.includes(name))
        .map((name) => `${name} needs no reason any more: remove it from tools/check-acts.ts (${demand}).`),
    ]
  })
}

function findActs(sources: Source[]): Act[] {
  const files = new Map(sources.map(({ path, text }) => [path, readDeclarations(path, text)]))

  /** Where a name that is called in a file is declared. */
  const resolve = (path: string, name: string) => {
    const file = files.get(path)
    if (file?.declarations.has(name)) return { path, name }
    const imported = file?.imports.get(name)
    return imported && files.get(imported.path)?.declarations.has(imported.name) ? imported : undefined
  }

  const collectCalls = (path: string, name: string, found = new Set<string>(), seen = new Set<string>()) => {
    if (seen.has(`${path} ${name}`)) return found
    seen.add(`${path} ${name}`)
    for (const called of files.get(path)?.declarations.get(name)?.calls.keys() ?? []) {
      found.add(called)
      const target = openers.includes(called) ? undefined : resolve(path, called)
      if (target) collectCalls(target.path, target.name, found, seen)
    }
    return found
  }

  /** Where a function writes, itself or through one that only its file knows. */
  const placesOfWriting = (path: string, name: string, seen: string[] = []): ts.Node[] => {
    const { declarations } = files.get(path) ?? {}
    const { calls = new Map<string, ts.Identifier[]>(), writes = [] } = declarations?.get(name) ?? {}
    const through = [...calls].filter(([called]) => {
      const isPrivate = declarations?.get(called)?.isExported === false && !seen.includes(called)
      return isPrivate && placesOfWriting(path, called, [...seen, name]).length > 0
    })
    return [...writes, ...through.flatMap(([, places]) => places)]
  }

  return [...files].flatMap(([path, { declarations }]) =>
    [...declarations].flatMap(([name, { isExported }]) => {
      const places = isExported && !openers.includes(name) ? placesOfWriting(path, name) : []
      if (places.length === 0) return []
      return { name: `${path} ${name}`, isHandedActor: places.every(isHandedActor), calls: collectCalls(path, name) }
    }),
  )
}

function readDeclarations(path: string, text: string) {
  const imports = new Map<string, { path: string; name: string }>()
  const declarations = new Map<string, Declaration>()
  const add = (name: ts.Node | undefined, statement: ts.Statement, body: ts.Node) => {
    if (!name || !ts.isIdentifier(name)) return
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined
    const isExported = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
    declarations.set(name.text, { isExported, ...readBody(body) })
  }
  for (const statement of ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true).statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const from = join(dirname(path), statement.moduleSpecifier.text)
      const named = statement.importClause?.namedBindings
      for (const { name, propertyName = name } of named && ts.isNamedImports(named) ? named.elements : [])
        imports.set(name.text, { path: from, name: propertyName.text })
    } else if (ts.isFunctionDeclaration(statement)) add(statement.name, statement, statement)
    else if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer) add(name, statement, initializer)
  }
  return { imports, declarations }
}

/** In `banner.remove(…)`, it is what made `banner` that tells what happens. */
const calledBy = (expression: ts.Expression) =>
  ts.isPropertyAccessExpression(expression) ? expression.expression : expression

/** Functions that are handed on, as to `map`, count as called. */
function readBody(body: ts.Node): Pick<Declaration, 'calls' | 'writes'> {
  const calls = new Map<string, ts.Identifier[]>()
  const writes: ts.Node[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      for (const each of [calledBy(node.expression), ...node.arguments])
        if (ts.isIdentifier(each)) calls.set(each.text, [...(calls.get(each.text) ?? []), each])
      if (opensTransaction(node) || writesOutside(node)) writes.push(node)
    }
    ts.forEachChild(node, visit)
  }
  visit(body)
  return { calls, writes }
}

const opensTransaction = ({ expression }: ts.CallExpression) =>
  ts.isIdentifier(expression) && openers.includes(expression.text)

/** Through a connection called `db`; one called `tx` may be a transaction of the caller. */
function writesOutside({ expression, arguments: [first] }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression)) return false
  if (!/(^|\.)db$/.test(expression.expression.getText())) return false
  const method = expression.name.text
  if (method === 'execute') return /\b(insert into|update \w+ set|delete from)\b/i.test(first?.getText() ?? '')
  return method === 'insert' || method === 'update' || method === 'delete'
}

/** One of the functions around the place has been told who acts. */
function isHandedActor(place: ts.Node): boolean {
  for (let node = place.parent; node; node = node.parent)
    if (ts.isFunctionLike(node) && /^_?actor$/.test(node.parameters[1]?.name.getText() ?? '')) return true
  return false
}

if (import.meta.main) {
  const paths = globSync('domain/**/*.ts', { exclude: ['**/*.test.ts', '**/*.gold.ts'] })
  const sources = paths.map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))
  const problems = findActProblems(sources)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}

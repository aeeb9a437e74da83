/** Fails when two files export the same name, or when two files of one layer have the same name. The lists say what may. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import ts from 'typescript'

/** Why a name stands in several files. */
const sameNames: Record<string, string> = {
  copy: 'the ten industries have the same fields',
  name: 'the ten industries have the same fields',
  position: 'the ten industries have the same fields',
  desktop: 'in a browser, the window of the site and that of the back office',
  phone: 'in a browser, the window of the site and that of the back office',
  line: 'a text of one line, and in a browser the line of a quote',
  save: 'in a browser, the button of the open form',
  signIn: 'the act, and the same in a browser',
}

/** What a framework expects of a module by name. */
const expectedNames = ['Layout', 'action', 'clientLoader', 'handle', 'headers', 'loader', 'meta', 'shouldRevalidate']

/** A page has the name of its address, and so have its copy and what it is made of. */
const isPage = (paths: string[]) =>
  paths.some((path) => path.startsWith('web/routes/') || path.startsWith('web/content/'))

type Source = { path: string; text: string }

export function findSameNames(sources: Source[], allowed = sameNames): string[] {
  const exported = sources.flatMap(({ path, text }) => exportedNames(path, text).map((name) => ({ name, path })))
  const doubled = pathsByName(exported).filter(([name]) => !expectedNames.includes(name))
  return [
    ...doubled
      .filter(([name]) => !(name in allowed))
      .map(([name, paths]) => `${name} is exported by ${paths.join(' and ')}.`),
    ...Object.keys(allowed)
      .filter((allowedName) => doubled.every(([name]) => name !== allowedName))
      .map((name) => `${name} is exported once: remove it from tools/check-names.ts.`),
  ]
}

export function findSameFiles(paths: string[]): string[] {
  const named = paths.map((path) => {
    const layer = path.slice(0, path.indexOf('/'))
    return { path, name: `${layer}/…/${basename(path).replace(/(\.server)?\.tsx?$/, '')}` }
  })
  return pathsByName(named)
    .filter(([, found]) => !isPage(found))
    .map(([name, found]) => `${name} is ${found.join(' and ')}.`)
}

function pathsByName(found: { name: string; path: string }[]): [name: string, paths: string[]][] {
  return [...Map.groupBy(found, ({ name }) => name)]
    .filter(([, each]) => each.length > 1)
    .map(([name, each]) => [name, each.map(({ path }) => path)])
}

/** A schema and its type have one name, and count once. */
function exportedNames(path: string, text: string): string[] {
  const names = new Set<string>()
  for (const statement of ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true).statements) {
    const modifiers = (ts.canHaveModifiers(statement) && ts.getModifiers(statement)) || []
    const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind)
    if (!has(ts.SyntaxKind.ExportKeyword) || has(ts.SyntaxKind.DefaultKeyword)) continue
    if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations) {
        const bound = ts.isIdentifier(name)
          ? [name]
          : name.elements.flatMap((each) => ('name' in each ? [each.name] : []))
        for (const each of bound) names.add(each.getText())
      }
    else if ('name' in statement && statement.name) names.add((statement.name as ts.Identifier).text)
  }
  return [...names]
}

if (import.meta.main) {
  const all = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim().split('\n')
  const paths = all.filter((path) => !/\.(test|d|gold|config)\.tsx?$|^bench\/peers\/|^media\//.test(path))
  const sources = paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  const problems = [...findSameNames(sources), ...findSameFiles(paths.filter((path) => path.includes('/')))]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}

import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The program imports Vite only with --dev, and pg works without pg-native. */
const notInstalled = ['vite', 'pg-native']

test('the build loads exactly the packages that are installed without development tools', () => {
  const files = globSync('build/{program,server}/**/*.js', { cwd: root })
  const loaded = files.flatMap((file) => modulesLoadedBy(parseAst(readFileSync(root + file, 'utf8'))))
  const packages = loaded.filter((name) => !/^[./]/.test(name) && !isBuiltin(name)).map(packageOf)
  const { dependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  expect([...new Set(packages)].sort()).toEqual([...Object.keys(dependencies), ...notInstalled].sort())
})

const packageOf = (module: string) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/')

/** The arguments of import, export from, import() and require() below a node of the syntax tree. */
function modulesLoadedBy(node: object): string[] {
  const below = Object.values(node).filter((value) => typeof value === 'object' && value !== null)
  return [...ownModule(node), ...below.flatMap(modulesLoadedBy)]
}

function ownModule(node: object): string[] {
  if ('source' in node) return literal(node.source)
  if (!('callee' in node && 'arguments' in node && Array.isArray(node.arguments))) return []
  const { callee } = node
  const isRequire =
    typeof callee === 'object' && callee !== null && 'name' in callee && /^(__)?require$/.test(String(callee.name))
  return isRequire ? literal(node.arguments[0]) : []
}

const literal = (node: unknown): string[] =>
  typeof node === 'object' && node !== null && 'value' in node && typeof node.value === 'string' ? [node.value] : []

/** Builds the site and the back office, each when it is not there yet or what it is made from has changed since. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'

type Bundle = { stampFile: string; build: [command: string, ...args: string[]]; sources: string[] }

const bundles: Bundle[] = [
  {
    stampFile: 'build/site-stamp',
    build: ['react-router', 'build'],
    sources: [
      'web/**/*',
      '{mail,domain}/**/*.{ts,tsx}',
      'contract/**/*.ts',
      'server/rendered.ts',
      'company.ts',
      'package-lock.json',
      'react-router.config.ts',
      'vite.config.ts',
      'media/{manifest,alt}.json',
      'media/brand/*.svg',
    ],
  },
  {
    stampFile: 'build/admin-stamp',
    build: ['vite', 'build', '--config', 'admin/vite.config.ts'],
    sources: ['admin/**/*', 'contract/**/*.ts', 'company.ts', 'package-lock.json', 'media/brand/*.svg'],
  },
]

for (const { stampFile, build, sources } of bundles) {
  const stamp = stampOf(sources)
  if (stampOfBuild(stampFile) === stamp) continue
  const [command, ...args] = build
  execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } })
  writeFileSync(stampFile, stamp)
}

function stampOf(patterns: string[]): string {
  const hash = createHash('sha256')
  const files = globSync(patterns).filter((path) => statSync(path).isFile() && !path.includes('.test.'))
  for (const path of files.sort()) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

function stampOfBuild(stampFile: string): string | undefined {
  try {
    return readFileSync(stampFile, 'utf8')
  } catch {
    return undefined
  }
}

/** Builds the site when there is no build yet, or when what it is made from has changed since. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { precompress } from './precompress.ts'

const sources = [
  'web/**/*',
  '{mail,contract,domain}/**/*.{ts,tsx}',
  'server/{rendered,precompress}.ts',
  'company.ts',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'media/{manifest,alt}.json',
  'media/brand/*.svg',
]
const stampFile = 'build/stamp'

function stampOf(patterns: string[]): string {
  const hash = createHash('sha256')
  const files = globSync(patterns).filter((path) => statSync(path).isFile() && !path.includes('.test.'))
  for (const path of files.sort()) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

function stampOfBuild(): string | undefined {
  try {
    return readFileSync(stampFile, 'utf8')
  } catch {
    return undefined
  }
}

const stamp = stampOf(sources)
if (stampOfBuild() !== stamp) {
  execFileSync('react-router', ['build'], { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } })
  precompress('build/client')
  writeFileSync(stampFile, stamp)
}

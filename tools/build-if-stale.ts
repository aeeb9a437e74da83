import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { precompress } from './precompress.ts'

type Bundle = {
  stampFile: string
  build: [command: string, ...args: string[]]
  sources: string[]
  served?: string
}

/** The site comes first, because its build empties the folder. */
const bundles: Bundle[] = [
  {
    stampFile: 'build/site-stamp',
    served: 'build/client',
    build: ['react-router', 'build'],
    sources: [
      'web/**/*',
      'contract/**/*.ts',
      'tools/precompress.ts',
      'tools/vite/*.ts',
      '{company,colours}.ts',
      'package-lock.json',
      'react-router.config.ts',
      'vite.config.ts',
      'media/{manifest,alt}.json',
      'media/brand/*.svg',
      'media/picture-version.ts',
      'media/web/{banners,cards,heroes,loops}/*.{jpg,mp4,webm}',
    ],
  },
  {
    stampFile: 'build/admin-stamp',
    served: 'build/admin',
    build: ['vite', 'build', '--config', 'admin/vite.config.ts'],
    sources: [
      'admin/**/*',
      'tools/precompress.ts',
      'contract/**/*.ts',
      '{company,colours}.ts',
      'package-lock.json',
      'media/brand/*.svg',
    ],
  },
  {
    stampFile: 'build/program-stamp',
    build: ['vite', 'build', '--config', 'server/vite.config.ts'],
    sources: [
      '{api,contract,db,domain,mail,server}/**/*.{ts,tsx}',
      '*.ts',
      'media/{picture-version,shots}.ts',
      'package-lock.json',
    ],
  },
]

for (const { stampFile, served, build, sources } of bundles) {
  const stamp = stampOf(sources)
  if (stampOfBuild(stampFile) === stamp) continue
  const [command, ...args] = build
  execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } })
  if (served) precompress(served)
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

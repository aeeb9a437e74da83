import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'

type Bundle = {
  stampFile: string
  build: [command: string, ...args: string[]]
  sources: string[]
  served?: string
}

/**
 * The site comes first, because its build empties the folder. Each folder is named whole, because a file that is missing
 * here lets an old bundle be served.
 */
export const bundles: Bundle[] = [
  {
    stampFile: 'build/site-stamp',
    served: 'build/client',
    build: ['react-router', 'build'],
    sources: [
      'web/**/*',
      'shared/**/*.ts',
      'tools/precompress.ts',
      'tools/vite/*.ts',
      '*.ts',
      'package-lock.json',
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
    sources: ['admin/**/*', 'tools/precompress.ts', 'shared/**/*.ts', '*.ts', 'package-lock.json', 'media/brand/*.svg'],
  },
  {
    stampFile: 'build/program-stamp',
    build: ['vite', 'build', '--config', 'server/vite.config.ts'],
    sources: [
      '{api,db,demo,documents,domain,mail,server,shared}/**/*.{ts,tsx}',
      'web/document/inline-parts.server.ts',
      '*.ts',
      'media/{picture-version,shots}.ts',
      'package-lock.json',
    ],
  },
]

export const sourceFiles = (patterns: string[]) =>
  globSync(patterns)
    .filter((path) => statSync(path).isFile() && !path.includes('.test.'))
    .sort()

export function stampOf(patterns: string[]): string {
  const hash = createHash('sha256')
  for (const path of sourceFiles(patterns)) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

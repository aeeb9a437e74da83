import { cruise } from 'dependency-cruiser'
import { expect, test } from 'vitest'
import { bundles, sourceFiles } from '../../tools/bundles.ts'

/** Where each bundle begins; what they import, they contain. */
const entries: Record<string, string[]> = {
  'build/site-stamp': ['web', 'react-router.config.ts', 'vite.config.ts'],
  'build/admin-stamp': ['admin'],
  'build/program-stamp': ['server', 'server.ts', 'documents', 'mail', 'db', 'domain', 'api'],
}

test.each(bundles)('a change of any file that $stampFile contains makes it stale', async ({ stampFile, sources }) => {
  const { output } = await cruise(entries[stampFile] ?? [], {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|build|tests|bench|drill|\\.react-router)/|\\.(test|gold)\\.tsx?$' },
    tsPreCompilationDeps: false,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'] },
  })
  const modules =
    typeof output === 'string'
      ? []
      : output.modules.filter(({ coreModule, couldNotResolve }) => !coreModule && !couldNotResolve)
  const watched = new Set(sourceFiles(sources))
  expect(modules.length).toBeGreaterThan(50)
  expect(modules.map(({ source }) => source).filter((path) => !watched.has(path))).toEqual([])
})

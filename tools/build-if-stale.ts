import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { bundles, stampOf } from './bundles.ts'
import { precompress } from './precompress.ts'

for (const { stampFile, served, build, sources } of bundles) {
  const stamp = stampOf(sources)
  if (stampOfBuild(stampFile) === stamp) continue
  const [command, ...args] = build
  execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } })
  if (served) precompress(served)
  writeFileSync(stampFile, stamp)
}

function stampOfBuild(stampFile: string): string | undefined {
  try {
    return readFileSync(stampFile, 'utf8')
  } catch {
    return undefined
  }
}

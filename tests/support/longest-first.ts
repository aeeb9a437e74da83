import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A worker is reused by the next file of the same project. Tests of processes wait, while pages can be tested. */
const projects = ['embedded', 'engine', 'postgres', 'process', 'e2e']

/** In the order of their duration, which Vitest does not know on a fresh clone. */
const longest = [
  'failover',
  'transfer',
  'follow-up-quotes',
  'listen',
  'fuzz',
  'crash',
  'process',
  'html',
  'database-fails',
  'rolling-restart',
  'admin-quotes',
  'every-page',
  'admin-inbox',
  'states',
  'admin-catalogue',
  'budgets',
  'admin-attributes',
  'tracking',
  'search',
  'admin-products',
  'admin-sign-in',
  'admin-forms',
  'shared-list',
  'sending-fails',
  'pages',
  'catalogue',
  'product',
  'calculators',
].map((name) => `${name}.test.ts`)

const placeIn = (names: string[], name: string) => (names.includes(name) ? names.indexOf(name) : names.length)

/** Long files start first within their project, so that none of them runs alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project, moduleId }: TestSpecification) =>
      placeIn(projects, project.name) * (longest.length + 1) + placeIn(longest, basename(moduleId))
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => place(one) - place(other))
  }
}

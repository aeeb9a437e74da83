import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A worker is reused by the next file of the same project. Tests of processes wait, while pages can be tested. */
const projects = ['process', 'embedded', 'engine', 'postgres', 'postgres-rest', 'e2e']

/** Within a project Vitest starts the files that took longest, or on a fresh clone the largest. */
export class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => projects.indexOf(one.project.name) - projects.indexOf(other.project.name))
  }
}

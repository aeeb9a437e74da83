import { existsSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'

/** The project's folder. The program runs from its sources or from a bundle below build/. */
function findRoot(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findRoot(dirname(folder))
}

const root = findRoot(import.meta.dirname)

/** A thread's file beside the one that starts it: a source beside sources, or a bundle beside bundles. */
export const threadFile = (name: string, starter: string) => new URL(`./${name}${extname(starter)}`, starter)

export const inProject = (...path: string[]) => join(root, ...path)

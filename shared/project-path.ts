import { existsSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'

/** The program runs from its sources or from a bundle below build/, so the depth of this file varies. */
function findRoot(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findRoot(dirname(folder))
}

const root = findRoot(import.meta.dirname)

export const threadFile = (name: string, starter: string) => new URL(`./${name}${extname(starter)}`, starter)

export const inProject = (...path: string[]) => join(root, ...path)

import { fold } from '../../../shared/text.ts'

/** Dashes and spaces do not count: "ZPET-16-V", "zpet 16 v" and "ZPET16V" are the same code. */
const keyOf = (code: string) => fold(code).replaceAll(/[^\p{L}\d]/gu, '')

/** Fewer letters begin too many codes to mean one. */
const shortestStart = 3

export function createCodeIndex(from?: ReadonlyMap<number, string>) {
  const keys = new Map(from)

  return {
    copy: () => createCodeIndex(keys),
    put: (id: number, code: string) => {
      const key = keyOf(code)
      if (key) keys.set(id, key)
      else keys.delete(id)
    },
    remove: (id: number) => {
      keys.delete(id)
    },
    find: (text: string): { exact: number[]; starting: number[] } => {
      const found = { exact: [] as number[], starting: [] as number[] }
      const wanted = keyOf(text)
      if (!wanted) return found
      for (const [id, key] of keys) {
        if (key === wanted) found.exact.push(id)
        else if (wanted.length >= shortestStart && key.startsWith(wanted)) found.starting.push(id)
      }
      return found
    },
  }
}

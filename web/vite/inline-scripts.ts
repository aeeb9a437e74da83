import { readFile } from 'node:fs/promises'
import { minify, type Plugin, transformWithOxc } from 'vite'

/** `import code from './file.ts?script'`: the function that the file exports, in few bytes, for a page to carry. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    async load(id) {
      const [file = '', query] = id.split('?')
      if (query !== 'script') return null
      this.addWatchFile(file)
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
      const { code: small, errors } = await minify(file, code, { module: true })
      const [, text] = /^export default (function.*\})\s*;?\s*$/s.exec(small) ?? []
      if (!text)
        this.error(`${file} has to export one function and nothing else. ${errors.map(({ message }) => message)}`)
      return `export default ${JSON.stringify(text)}`
    },
  }
}

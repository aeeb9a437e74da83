import { readFile } from 'node:fs/promises'
import { minify, type Plugin, parse, transformWithOxc } from 'vite'

/** `import code from './file.ts?script'`: the function that the file exports, in few bytes, for a page to carry. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    async load(id) {
      const [file = '', query] = id.split('?')
      if (query !== 'script') return null
      this.addWatchFile(file)
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
      const { code: small } = await minify(file, code, { module: true })
      const [only, ...others] = (await parse(file, small)).program.body
      const own = only?.type === 'ExportDefaultDeclaration' ? only.declaration : undefined
      if (own?.type !== 'FunctionDeclaration' || others.length > 0) {
        this.error(`${file} has to export one function and hold nothing else.`)
      }
      const text = small.slice(own.start, own.end)
      if (/<\/script|<!--/i.test(text)) this.error(`${file} would end the script that it stands in.`)
      return `export default ${JSON.stringify(text)}`
    },
  }
}

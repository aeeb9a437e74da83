import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { pictureVersion } from '../../media/picture-version.ts'

const prefix = 'picture:'
const read = (file: string) => JSON.parse(readFileSync(new URL(`../../media/${file}`, import.meta.url), 'utf8'))

/** Serves `import picture from 'picture:heroes/mineria'`; a query after the name makes a separate module. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const [name = ''] = id.slice(prefix.length + 1).split('?')
      const info = read('manifest.json')[name]
      const alt = read('alt.json')[name]
      if (!info) this.error(`There is no picture "${name}" in media/manifest.json.`)
      if (!alt) this.error(`The picture "${name}" has no text in media/alt.json.`)
      const { width, height, color, phone } = info
      const version = pictureVersion(name)
      return `export default ${JSON.stringify({ path: `/media/${name}`, width, height, color, phone, version, alt })}`
    },
  }
}

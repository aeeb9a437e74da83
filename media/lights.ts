import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { media } from './shots.ts'

/** The surroundings that light the scenes, unpacked from the modules of @pmndrs/assets (CC0) for Blender. */
export function unpackLights() {
  const folder = join(media, 'cache/hdri')
  if (existsSync(folder)) return
  mkdirSync(folder, { recursive: true })
  const source = join(media, 'node_modules/@pmndrs/assets/hdri')
  for (const file of readdirSync(source).filter((name) => name.endsWith('.exr.js'))) {
    const data = readFileSync(join(source, file), 'utf8').match(/base64,([A-Za-z0-9+/=]+)/)![1]!
    writeFileSync(join(folder, file.replace('.js', '')), Buffer.from(data, 'base64'))
  }
}

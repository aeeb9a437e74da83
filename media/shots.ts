// The table of all pictures: shots/*.json, one file per area.
// { "defaults": {...}, "shots": { "<group>/<name>": { "scene": "products/coil", "params": {...}, ... } } }
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const media = import.meta.dirname
const scenes = join(media, 'scenes')

type Camera = {
  at: [number, number, number]
  towards: [number, number, number]
  lens?: number
  fstop?: number
  focus?: [number, number, number]
  shift?: [number, number]
}

export type Shot = {
  /** `<group>/<name>`: the path of its files below masters/ and web/ */
  path: string
  /** Python module below scenes/, e.g. `products/coil` */
  scene: string
  /** keyword arguments of the module's `build` */
  params: Record<string, unknown>
  /** replaces the scene's own camera */
  camera?: Camera
  width: number
  height: number
  samples: number
  exposure: number
}

type ShotsFile = { defaults?: Partial<Shot>; shots: Record<string, Partial<Shot>> }

const standard = { params: {}, width: 1200, height: 900, samples: 28, exposure: 0 }

export function readShots(): Shot[] {
  const folder = join(media, 'shots')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const { defaults, shots } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as ShotsFile
      return Object.entries(shots).map(([path, shot]) => {
        const params = { ...defaults?.params, ...shot.params }
        return { ...standard, ...defaults, ...shot, params, path } as Shot
      })
    })
}

/** The scene module and every module of ours that it imports, directly or not. */
function modulesOf(scene: string): string[] {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file) || !existsSync(file)) return
    found.add(file)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(
      /^\s*from ((?:lib|products|heroes|loops)\.\w+) import/gm,
    )) {
      visit(join(scenes, `${name!.replace('.', '/')}.py`))
    }
  }
  visit(join(scenes, `${scene}.py`))
  return [...found].sort()
}

export function hashOf(shot: Pick<Shot, 'path' | 'scene'>): string {
  const { path: _, ...spec } = shot
  const hash = createHash('sha256').update(JSON.stringify(spec))
  for (const file of modulesOf(shot.scene)) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

export function lastChange(shot: Shot): number {
  return Math.max(...modulesOf(shot.scene).map((file) => statSync(file).mtimeMs))
}

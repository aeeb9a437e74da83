// Web formats of every master that is new or changed, and manifest.json: `<group>/<name>` -> size, colour, part for phones.
// The crops of crops.json come first.
//   node encode.ts [--force] [pattern...]
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { encodePicture, type PictureInfo, phoneRatios } from '../server/uploads/encode-picture.ts'
import { cutCrops } from './crop.ts'
import { media } from './shots.ts'

const patterns = process.argv.slice(2).filter((a) => !a.startsWith('--'))
const force = process.argv.includes('--force')
const manifestFile = join(media, 'manifest.json')
const wideGroups = ['heroes', 'banners']
const phoneRatioOf: Record<string, number> = {
  heroes: phoneRatios.hero,
  loops: phoneRatios.hero,
  banners: phoneRatios.banner,
}
/** A video that waits for a click: phones show its picture whole. */
const shownWhole = ['heroes/video-empresa']

const readManifest = () =>
  (existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {}) as Record<string, PictureInfo>

function writeManifest(change: (manifest: Record<string, PictureInfo>) => void) {
  const manifest = readManifest()
  change(manifest)
  const lines = Object.keys(manifest)
    .sort()
    .map((path) => `  ${JSON.stringify(path)}: ${JSON.stringify(manifest[path])}`)
  writeFileSync(manifestFile, `{\n${lines.join(',\n')}\n}\n`)
}

await cutCrops()
const paths = globSync('*/*.avif', { cwd: join(media, 'masters') })
  .map((file) => file.slice(0, -'.avif'.length))
  .sort()
const known = readManifest()

for (const path of paths.filter((p) => !patterns.length || patterns.some((pattern) => p.includes(pattern)))) {
  const master = join(media, 'masters', `${path}.avif`)
  const fallback = join(media, 'web', `${path}.jpg`)
  if (!force && known[path] && existsSync(fallback) && statSync(fallback).mtimeMs >= statSync(master).mtimeMs) continue
  const { info, files } = await encodePicture(readFileSync(master), {
    hero: wideGroups.includes(dirname(path)),
    phoneRatio: shownWhole.includes(path) ? undefined : phoneRatioOf[dirname(path)],
    patient: true,
  })
  mkdirSync(dirname(fallback), { recursive: true })
  for (const { suffix, data } of files) writeFileSync(join(media, 'web', path + suffix), data)
  writeManifest((manifest) => (manifest[path] = info))
  const bytes = files.reduce((sum, { data }) => sum + data.length, 0)
  console.log(`${path} ${info.width}x${info.height} ${Math.round(bytes / 1024)} KB`)
}

const gone = Object.keys(readManifest()).filter((path) => !existsSync(join(media, 'masters', `${path}.avif`)))
if (gone.length) {
  writeManifest((manifest) => {
    for (const path of gone) delete manifest[path]
  })
  for (const path of gone) {
    for (const file of globSync([`${path}-*.avif`, `${path}.jpg`], { cwd: join(media, 'web') })) {
      if (/^((-phone)?-\d+\.avif|\.jpg)$/.test(file.slice(path.length))) rmSync(join(media, 'web', file))
    }
    console.log(`${path} removed`)
  }
}

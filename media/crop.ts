// Cards that are crops of a master: crops.json -> masters/cards/, cut again when the source or the frame changed.
//   node crop.ts; encode.ts does it as its first step
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { media } from './shots.ts'

type Crop = { from: string; left: number; top: number; width: number; height: number }

const size = { width: 960, height: 720 }
const recordFile = join(media, 'masters/crops.json')
const master = (path: string) => join(media, 'masters', `${path}.avif`)

export async function cutCrops() {
  const crops = JSON.parse(readFileSync(join(media, 'crops.json'), 'utf8')) as Record<string, Crop>
  const known = (existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {}) as Record<string, string>
  const record: Record<string, string> = {}
  for (const [path, { from, ...frame }] of Object.entries(crops)) {
    const source = readFileSync(master(from))
    const hash = createHash('sha256')
      .update(source)
      .update(JSON.stringify([frame, size]))
    record[path] = hash.digest('hex').slice(0, 16)
    if (record[path] === known[path] && existsSync(master(path))) continue
    mkdirSync(dirname(master(path)), { recursive: true })
    await sharp(source)
      .extract(frame)
      .resize(size)
      .avif({ quality: 86, chromaSubsampling: '4:4:4', effort: 2 })
      .toFile(`${master(path)}.part`)
    renameSync(`${master(path)}.part`, master(path))
    console.log(`${path} from ${from}`)
  }
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`)
}

if (import.meta.main) await cutCrops()

// Contact sheets to look at the pictures together.
//   node sheet.ts <out.png|jpg> [--from=masters|drafts] [--columns=6] [--width=320] [pattern...]
// Without a pattern all products; `heroes/` gives the heroes.
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { media } from './shots.ts'

const [out, ...rest] = process.argv.slice(2)
const option = (name: string, fallback: string) =>
  rest.find((a) => a.startsWith(`--${name}=`))?.split('=')[1] ?? fallback
const patterns = rest.filter((a) => !a.startsWith('--'))
if (!patterns.length) patterns.push('products/')
const fromDrafts = option('from', 'masters') === 'drafts'
const folder = fromDrafts ? join(media, 'cache/drafts') : join(media, 'masters')
const columns = Number(option('columns', '6'))
const width = Number(option('width', '320'))

if (!out || !existsSync(folder)) throw new Error('usage: node sheet.ts <out.png> [pattern...]')
const files = globSync(fromDrafts ? '*.png' : '*/*.avif', { cwd: folder })
  .filter((file) =>
    fromDrafts ? patterns.some((p) => p === 'products/' || file.includes(p)) : patterns.some((p) => file.includes(p)),
  )
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
const isWide =
  files.length > 0 &&
  (await sharp(join(folder, files[0]!))
    .metadata()
    .then((m) => m.width / m.height > 1.6))
const height = Math.round(isWide ? (width * 900) / 1920 : (width * 3) / 4)
const caption = 18
const tiles = await Promise.all(
  files.map(async (file, i) => {
    const name = file.replace(/^.*\//, '').replace(/\.\w+$/, '')
    const left = (i % columns) * (width + 4)
    const top = Math.floor(i / columns) * (height + caption + 4)
    const picture = await sharp(join(folder, file))
      .resize(width, height, { fit: 'contain', background: '#fff' })
      .png()
      .toBuffer()
    const words = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><text x="4" y="13" font-family="Inter" font-size="11">${name}</text></svg>`,
    )
    return [
      { input: picture, left, top },
      { input: words, left, top: top + height },
    ]
  }),
)
const rows = Math.ceil(files.length / columns)
const canvas = {
  width: columns * (width + 4),
  height: rows * (height + caption + 4),
  channels: 3 as const,
  background: '#fff',
}
await sharp({ create: canvas }).composite(tiles.flat()).toFile(out)
console.log(`${files.length} pictures in ${out}`)

// What is made from the drawings in brand/: app icons, the Open Graph picture, what pages carry in themselves and, when
// asked for, a sheet to look at.
//   node brand.ts [--sheet=/tmp/brand.png]
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'

const brand = join(import.meta.dirname, 'brand')
const ink = '#14171C'
const white = '#FFFFFF'

const read = (file: string) => readFileSync(join(brand, file), 'utf8')

/** The drawing's inside, ready to be placed in another one; its viewBox starts at 0 0. */
function drawing(file: string, colour = ink) {
  const svg = read(file)
  const [, attributes = '', inside = ''] = svg.match(/<svg([^>]*)>(.*)<\/svg>/s) ?? []
  const [, width = 0, height = 0] = attributes.match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/)?.map(Number) ?? []
  const style = ['fill', 'stroke', 'stroke-width', 'stroke-linejoin']
    .map((name) => attributes.match(new RegExp(` ${name}="[^"]*"`))?.[0] ?? '')
    .join('')
  const own = inside.replace(/<title>.*?<\/title>/, '').replaceAll('currentColor', colour)
  return { width, height, inside: own, body: `<g${style.replaceAll('currentColor', colour)}>${own}</g>` }
}

/** The drawing with its top left corner at x, y, scaled to a height. */
function place(file: string, x: number, y: number, height: number, colour?: string) {
  const { body, height: own } = drawing(file, colour)
  return `<g transform="translate(${x} ${y}) scale(${height / own})">${body}</g>`
}

const canvas = (width: number, height: number, body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`)

const png = (svg: Buffer) => sharp(svg).png({ compressionLevel: 9 }).toBuffer()

/** The symbol in the middle of a white plate; part: its share of the height. */
function appIcon(size: number, part: number, radius = 0) {
  const symbol = drawing('symbol.svg')
  const height = Math.round(size * part)
  const x = Math.round((size - (height * symbol.width) / symbol.height) / 2)
  const plate = `<rect width="${size}" height="${size}" rx="${radius}" fill="${white}"/>`
  return png(canvas(size, size, plate + place('symbol.svg', x, Math.round((size - height) / 2), height)))
}

/** The drawing on the 16 px grid, for sizes that are multiples of it. */
const favicon = (size: number) => png(canvas(size, size, place('symbol-small.svg', 0, 0, size)))

/** An .ico file of PNG pictures. */
function ico(pictures: { size: number; data: Buffer }[]) {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [i, { size, data }] of pictures.entries()) {
    const entry = 6 + 16 * i
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(data.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += data.length
  }
  return Buffer.concat([header, ...pictures.map(({ data }) => data)])
}

async function makeAppIcons() {
  const save = (file: string, data: Buffer) => writeFileSync(join(brand, 'icons-app', file), data)
  const small = [16, 32, 48].map(async (size) => ({ size, data: await favicon(size) }))
  save('favicon.ico', ico(await Promise.all(small)))
  save('apple-touch-icon.png', await appIcon(180, 0.66))
  save('icon-192.png', await appIcon(192, 0.72, 20))
  save('icon-512.png', await appIcon(512, 0.72, 54))
  save('icon-maskable-512.png', await appIcon(512, 0.54))
}

async function makeOpenGraph() {
  const picture = await sharp(join(import.meta.dirname, 'masters/heroes/envolvedoras.avif'))
    .extract({ left: 875, top: 0, width: 858, height: 900 })
    .resize(600, 630)
    .toBuffer()
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: white } })
    .composite([{ input: picture, left: 600, top: 0 }, { input: Buffer.from(read('og.svg')) }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(brand, 'og.jpg'))
}

/** The icons that pages show; the others are for print, and for what is to come. */
const shown = `
  alert arrow-left arrow-right check chevron-down chevron-left chevron-right close compare copy download edit filter grid home
  instagram link linkedin list mail menu minus pause phone pin play plus print search servicio-tecnico sliders table trash upload
  whatsapp`

/** The drawings that pages carry in themselves, in their own colours or in that of the text around them. */
function makeDrawings() {
  const [strap, load, lettering, ...others] = [...read('logo.svg').matchAll(/ d="([^"]*)"/g)].map(([, path]) => path)
  if (!lettering || others.length > 0) throw new Error('The logo has a strap, a load and a lettering.')
  const icons = shown
    .trim()
    .split(/\s+/)
    .map((name) => `  '${name}': '${drawing(`icons/${name}.svg`, 'currentColor').inside}',`)
  writeFileSync(
    join(import.meta.dirname, '../web/ui/drawings.ts'),
    `// Made by media/brand.ts.

export const logo = { strap: '${strap}', rest: '${load}${lettering}' }

/** What stands inside an icon, on a grid of 24 by 24. */
export const icons = {
${icons.join('\n')}
}

export type IconName = keyof typeof icons
`,
  )
}

function logosOfSheet() {
  const files = ['logo.svg', 'logo-compact.svg', 'logo-mono.svg', 'certification.svg']
  const rows = files.map((file, i) => place(file, 40, 40 + i * 110, 80) + place(file, 600, 60 + i * 110, 32))
  const symbols = [160, 96, 48, 24, 16].map((size) => place('symbol.svg', 1420 - size * 3.75, 40, size))
  const dark = `<rect x="800" y="230" width="800" height="130" fill="${ink}"/>`
  const onDark = place('logo-white.svg', 840, 255, 80) + place('logo-white.svg', 1320, 280, 28)
  return rows.join('') + symbols.join('') + dark + onDark
}

function iconsOfSheet(top: number) {
  const cells = globSync('icons/*.svg', { cwd: brand })
    .sort()
    .map((file, i) => {
      const x = 40 + (i % 10) * 156
      const y = top + Math.floor(i / 10) * 140
      const sizes = place(file, x, y, 72) + place(file, x + 84, y, 48) + place(file, x + 84, y + 56, 24)
      const label = `<text x="${x}" y="${y + 100}" font-family="Inter" font-size="12">${basename(file, '.svg')}</text>`
      return sizes + place(file, x + 116, y + 60, 16) + label
    })
  return { body: cells.join(''), height: Math.ceil(cells.length / 10) * 140 }
}

async function makeSheet(out: string) {
  const icons = iconsOfSheet(800)
  const appIcons = ['icon-192.png', 'apple-touch-icon.png', 'icon-maskable-512.png'].map(async (file, i) => ({
    input: await sharp(join(brand, 'icons-app', file))
      .resize(128)
      .toBuffer(),
    left: 820 + i * 150,
    top: 400,
  }))
  const small = [16, 32, 48].map(async (size, i) => ({ input: await favicon(size), left: 1300 + i * 70, top: 410 }))
  const openGraph = { input: await sharp(join(brand, 'og.jpg')).resize(400).toBuffer(), left: 40, top: 540 }
  await sharp(
    canvas(
      1640,
      800 + icons.height,
      `<rect width="100%" height="100%" fill="${white}"/><rect x="800" y="380" width="800" height="170" fill="#9AA3AD"/>
      ${logosOfSheet()}${icons.body}`,
    ),
  )
    .composite([openGraph, ...(await Promise.all([...appIcons, ...small]))])
    .png()
    .toFile(out)
}

await makeAppIcons()
makeDrawings()
await makeOpenGraph()
const sheet = process.argv.find((argument) => argument.startsWith('--sheet='))
if (sheet) await makeSheet(sheet.slice('--sheet='.length))

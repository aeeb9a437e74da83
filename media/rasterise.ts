// SVG on stdin to a PNG file: the labels of the scenes.
import { renameSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

const out = process.argv[2]!
const part = `${out}.${process.pid}`
await sharp(await buffer(process.stdin))
  .png()
  .toFile(part)
renameSync(part, out)

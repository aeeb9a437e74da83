// The seamless loops of loops.json: renders the frames that are missing, then makes the videos and the poster.
//   node loop.ts [name...]           web/loops/<name>.mp4 (H.264), .webm (AV1), masters/loops/<name>.avif (first frame)
//   node loop.ts --draft [name...]   eight small frames as a sheet: cache/drafts/loop-<name>.png
//   --samples=6, --width=480 of drafts     --encode  only the videos, of frames that are all there
// Frames stay in cache/loops/<name>-<hash>: a run that was stopped goes on where it was.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { unpackLights } from './lights.ts'
import { hashOf, media } from './shots.ts'

type Loop = {
  name: string
  /** Python module below scenes/; its `build` returns `pose(t)` (see scenes/shoot_loop.py) */
  scene: string
  params?: Record<string, unknown>
  /** rendered frames: one period */
  frames: number
  /** periods in the video */
  repeats: number
  /** left, top, right, bottom of what changes, as shares of the picture, unless the scene tells it itself */
  crop?: [number, number, number, number]
  /** of every frame, and of the still picture round the crop */
  samples: number
  plate: number
  /** motion blur, as a share of a frame */
  shutter: number
  exposure: number
  /** quality of the two videos: less is better and larger */
  crf: { h264: number; av1: number }
}

const standard = { repeats: 1, samples: 12, plate: 28, shutter: 0.4, exposure: 0, crf: { h264: 21, av1: 28 } }
const size = { width: 1280, height: 600 }
const framesPerSecond = 24

const flags = new Map(
  process.argv.filter((a) => a.startsWith('--')).map((a) => a.slice(2).split('=') as [string, string | undefined]),
)
const names = process.argv.slice(2).filter((a) => !a.startsWith('--'))
const table = JSON.parse(readFileSync(join(media, 'loops.json'), 'utf8')) as Record<string, Partial<Loop>>
const loops = Object.entries(table)
  .map(([name, loop]) => ({ ...standard, ...loop, name }) as Loop)
  .filter(({ name }) => !names.length || names.includes(name))

/** Frames depend on all but the way they are shown. */
function folderOf(loop: Loop) {
  const { name, repeats: _, crf: __, ...look } = loop
  return join(media, 'cache/loops', `${name}-${hashOf({ ...look, path: name })}`)
}

const frameFile = (folder: string, frame: number) => join(folder, `frame-${String(frame).padStart(3, '0')}.png`)

function blender(job: object, jobFile: string): Promise<void> {
  writeFileSync(jobFile, JSON.stringify(job))
  const args = ['-n', '15', 'blender', '-b', '--python', join(media, 'scenes/shoot_loop.py'), '--', jobFile]
  const child = spawn('nice', args, { env: { ...process.env, MEDIA_NODE: process.execPath } })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      child.kill()
      process.exit(1)
    })
  }
  let output = ''
  child.stdout.on('data', (data: Buffer) => {
    for (const line of data.toString().split('\n')) if (/^(frame|plate) /.test(line)) console.log(line)
    output += data
  })
  child.stderr.on('data', (data: Buffer) => (output += data))
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(output.split('\n').slice(-30).join('\n')))
    })
  })
}

async function draft(loop: Loop) {
  const folder = join(media, 'cache/loops', `${loop.name}-draft`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const width = Number(flags.get('width') ?? 480)
  const height = Math.round((width * size.height) / size.width)
  const samples = Number(flags.get('samples') ?? 6)
  const only = Array.from({ length: 8 }, (_, k) => Math.round((loop.frames * k) / 8))
  await blender({ ...loop, width, height, samples, plate: samples, only, folder }, join(folder, 'job.json'))
  const sheet = sharp({ create: { width: width * 2, height: height * 4, channels: 3, background: '#fff' } })
  const tiles = only.map((frame, k) => ({
    input: frameFile(folder, frame),
    left: (k % 2) * width,
    top: Math.floor(k / 2) * height,
  }))
  mkdirSync(join(media, 'cache/drafts'), { recursive: true })
  await sheet.composite(tiles).toFile(join(media, 'cache/drafts', `loop-${loop.name}.png`))
}

async function encode(loop: Loop) {
  const folder = folderOf(loop)
  const out = join(media, 'web/loops', loop.name)
  mkdirSync(join(media, 'web/loops'), { recursive: true })
  const color = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']
  const convert = (pixels: string) => ['-vf', `scale=out_color_matrix=bt709:out_range=tv,format=${pixels}`, ...color]
  const ffmpeg = (codec: string[], file: string) => {
    const input = ['-loop', '1', '-framerate', String(framesPerSecond), '-i', join(folder, 'frame-%03d.png')]
    const length = ['-frames:v', String(loop.frames * loop.repeats)]
    const quiet = { env: { ...process.env, SVT_LOG: '1' } }
    execFileSync('nice', ['-n', '15', 'ffmpeg', '-v', 'error', '-y', ...input, ...length, ...codec, '-an', file], quiet)
    console.log(`${file.slice(media.length + 1)} ${Math.round(statSync(file).size / 1024)} KB`)
  }
  const h264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', String(loop.crf.h264), '-movflags', '+faststart']
  ffmpeg([...convert('yuv420p'), ...h264], `${out}.mp4`)
  const av1 = ['-c:v', 'libsvtav1', '-preset', '4', '-crf', String(loop.crf.av1), '-g', '240']
  ffmpeg([...convert('yuv420p10le'), ...av1], `${out}.webm`)

  mkdirSync(join(media, 'masters/loops'), { recursive: true })
  await sharp(frameFile(folder, 0))
    .avif({ quality: 86, chromaSubsampling: '4:4:4', effort: 4 })
    .toFile(join(media, 'masters/loops', `${loop.name}.avif`))
}

unpackLights()
for (const loop of loops) {
  const started = Date.now()
  if (flags.has('draft')) {
    await draft(loop)
  } else {
    const folder = folderOf(loop)
    mkdirSync(folder, { recursive: true })
    const missing = Array.from({ length: loop.frames }, (_, k) => k).filter((k) => !existsSync(frameFile(folder, k)))
    console.log(`${loop.name}: ${missing.length} of ${loop.frames} frames to render in ${folder}`)
    if (missing.length && flags.has('encode')) continue
    if (missing.length) await blender({ ...loop, ...size, folder }, join(folder, 'job.json'))
    await encode(loop)
  }
  console.log(`${loop.name} ${Math.round((Date.now() - started) / 1000)} s`)
}

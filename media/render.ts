// Renders the pictures that are missing or whose scene changed.
//   node render.ts [pattern...]          masters, newest scenes first; a pattern is part of `<group>/<name>`
//   node render.ts --draft [pattern...]  small and quick to cache/drafts/<name>.png, always rendered
//   --samples=12, --width=600 of drafts      --jobs=2  pictures at the same time    --force  even if up to date    --missing  only what has no master
//   --accept   renders nothing, declares the present masters up to date    --list     only tells what would be done
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { unpackLights } from './lights.ts'
import { hashOf, lastChange, media, readShots, type Shot } from './shots.ts'

const flags = new Map(
  process.argv.filter((a) => a.startsWith('--')).map((a) => a.slice(2).split('=') as [string, string | undefined]),
)
const patterns = process.argv.slice(2).filter((a) => !a.startsWith('--'))
const draft = flags.has('draft')
const jobs = Number(flags.get('jobs') ?? 1)
const cache = join(media, 'cache')
const running = new Set<ChildProcess>()

const master = (shot: Shot) => join(media, 'masters', `${shot.path}.avif`)
const recordFile = (shot: Shot) => join(media, 'masters', `${shot.path.split('/')[0]}.json`)
const readRecord = (file: string) =>
  (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Record<string, string>
const claim = (shot: Shot) => join(cache, 'claims', shot.path.replace('/', '--'))

function record(shot: Shot, hash: string) {
  const file = recordFile(shot)
  const entries = Object.entries({ ...readRecord(file), [shot.path.split('/')[1]!]: hash }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  )
  writeFileSync(`${file}.part`, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
  renameSync(`${file}.part`, file)
}

function upToDate(shot: Shot) {
  if (!existsSync(master(shot))) return false
  return flags.has('missing') || readRecord(recordFile(shot))[shot.path.split('/')[1]!] === hashOf(shot)
}

/** Another run of this program may be at work in the same folder. */
function claimed(shot: Shot) {
  const file = claim(shot)
  if (!existsSync(file)) return false
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return true
  } catch {
    return false
  }
}

function blender(job: object, name: string): Promise<void> {
  const jobFile = join(cache, 'jobs', `${name}-${process.pid}.json`)
  writeFileSync(jobFile, JSON.stringify(job))
  const args = ['-n', '15', 'blender', '-b', '--python', join(media, 'scenes/shoot.py'), '--', jobFile]
  const child = spawn('nice', args, { env: { ...process.env, MEDIA_NODE: process.execPath } })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data))
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      running.delete(child)
      rmSync(jobFile, { force: true })
      if (code === 0) resolve()
      else reject(new Error(output.split('\n').slice(-30).join('\n')))
    })
  })
}

async function take(shot: Shot): Promise<void> {
  const name = shot.path.replace('/', '--')
  const hash = hashOf(shot)
  const out = draft ? join(cache, 'drafts', `${shot.path.split('/')[1]}.png`) : join(cache, 'renders', `${name}.png`)
  mkdirSync(dirname(out), { recursive: true })
  const scale = draft ? Number(flags.get('width') ?? 600) / shot.width : 1
  const size = { width: Math.round(shot.width * scale), height: Math.round(shot.height * scale) }
  const samples = draft ? Number(flags.get('samples') ?? 12) : shot.samples
  const threads = jobs > 1 ? Math.max(1, Math.floor(availableParallelism() / jobs)) : undefined
  await blender({ ...shot, ...size, samples, threads, out }, name)
  if (draft) return
  mkdirSync(dirname(master(shot)), { recursive: true })
  await sharp(out)
    .avif({ quality: 86, chromaSubsampling: '4:4:4', effort: 2 })
    .toFile(`${master(shot)}.part`)
  renameSync(`${master(shot)}.part`, master(shot))
  rmSync(out)
  record(shot, hash)
}

const chosen = readShots().filter((shot) => !patterns.length || patterns.some((p) => shot.path.includes(p)))
if (flags.has('accept')) {
  for (const shot of chosen) if (existsSync(master(shot))) record(shot, hashOf(shot))
  process.exit()
}
const isMissing = (shot: Shot) => Number(!existsSync(master(shot)))
const queue = chosen
  .filter((shot) => draft || flags.has('force') || !upToDate(shot))
  .sort((a, b) => isMissing(b) - isMissing(a) || lastChange(b) - lastChange(a))
if (flags.has('list')) {
  for (const shot of queue) console.log(shot.path)
  process.exit()
}

for (const folder of ['jobs', 'claims']) mkdirSync(join(cache, folder), { recursive: true })
unpackLights()
const total = queue.length
const failed: string[] = []
let done = 0
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill()
    process.exit(1)
  })
}

async function work() {
  for (let shot = queue.shift(); shot; shot = queue.shift()) {
    if (!draft && (claimed(shot) || (!flags.has('force') && upToDate(shot)))) continue
    const started = Date.now()
    if (!draft) writeFileSync(claim(shot), String(process.pid))
    try {
      await take(shot)
    } catch (error) {
      failed.push(shot.path)
      console.error(`${shot.path}: ${(error as Error).message}`)
    }
    if (!draft) rmSync(claim(shot), { force: true })
    console.log(`${++done}/${total} ${shot.path} ${Math.round((Date.now() - started) / 1000)} s`)
  }
}
await Promise.all(Array.from({ length: jobs }, work))
if (failed.length) {
  console.error(`failed: ${failed.join(', ')}`)
  process.exitCode = 1
}

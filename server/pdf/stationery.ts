import { readFileSync } from 'node:fs'
import { inProject } from '../../shared/project-path.ts'

type Stationery = { fonts: { name: string; font: Buffer }[]; logo: { fill: string; d: string }[] }

let read: Stationery | undefined

export function stationery(): Stationery {
  read ??= { fonts: ['400', '700', '800'].map((name) => ({ name, font: readFont(name) })), logo: readLogo() }
  return read
}

const readFont = (weight: string) => readFileSync(inProject(`server/pdf/fonts/archivo-${weight}.ttf`))

function readLogo() {
  const svg = readFileSync(inProject('media/brand/logo.svg'), 'utf8')
  return [...svg.matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)].map(([, fill = '', d = '']) => ({ fill, d }))
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inProject } from '../../root.ts'
import { unpackWoff } from './unpack-woff.ts'

type Stationery = { fonts: { name: string; font: Buffer }[]; logo: { fill: string; d: string }[] }

let read: Stationery | undefined

/** Fonts and logo, read from disk once. */
export function stationery(): Stationery {
  read ??= { fonts: ['400', '700', '800'].map((name) => ({ name, font: readFont(name) })), logo: readLogo() }
  return read
}

const readFont = (weight: string) =>
  unpackWoff(
    readFileSync(
      createRequire(import.meta.url).resolve(`@fontsource/archivo/files/archivo-latin-${weight}-normal.woff`),
    ),
  )

function readLogo() {
  const svg = readFileSync(inProject('media/brand/logo.svg'), 'utf8')
  return [...svg.matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)].map(([, fill = '', d = '']) => ({ fill, d }))
}

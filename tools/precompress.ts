import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** The quality is the highest, because it is done once per build. */
export function precompress(folder: string): void {
  for (const path of globSync(`${folder}/**/*.{css,html,js,json,svg,webmanifest}`)) {
    const content = readFileSync(path)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    const compressed = { br: brotliCompressSync(content, { params }), gz: gzipSync(content, { level: 9 }) }
    for (const [suffix, data] of Object.entries(compressed)) {
      if (data.length < content.length) writeFileSync(`${path}.${suffix}`, data)
    }
  }
}

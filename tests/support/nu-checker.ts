import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'

const require = createRequire(import.meta.url)

/** Only the archive is used, because the package's own program downloads Java where there is none. */
const archive = require.resolve('vnu-jar/build/dist/vnu.jar')

export function isJavaAtHand(): boolean {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Tailwind uses these parts of CSS, which the checker's list of properties and rules does not have yet. */
const unknownToChecker = [
  'CSS: Unrecognized at-rule “@property”',
  "CSS: “margin-trim”: Property “margin-trim” doesn't exist.",
  "CSS: “field-sizing”: Property “field-sizing” doesn't exist.",
]

type Message = { url: string; lastLine?: number; message: string; extract?: string }

/** Checks all pages in one process and returns the errors, each with its page and the part of the page. */
export async function findHtmlErrors(pages: { name: string; html: string }[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'precinta-html-'))
  try {
    const files = pages.map(({ html }, index) => {
      const file = join(folder, `${index}.html`)
      writeFileSync(file, html)
      return file
    })
    const child = spawn('java', ['-jar', archive, '--errors-only', '--format', 'json', ...files], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const { messages }: { messages: Message[] } = JSON.parse(await text(child.stderr))
    return messages
      .filter(({ message }) => !unknownToChecker.includes(message))
      .map(({ url, message, extract = '' }) => {
        const page = pages[Number.parseInt(basename(url), 10)]
        return `${page?.name}: ${message} In: ${extract.trim().slice(0, 200)}`
      })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

import starter from './start-later.ts?script'

/** Something of the page that does not come keeps its scripts away no longer than this. */
const patienceMs = 3_000

const preload = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g

type Parts = { mark: string; sheet: string; handOver: string }

/**
 * What a page shows goes over the line first, and then what makes it move: on a slow line the scripts, which the router
 * starts at once, keep the first picture waiting. The page can be read and its links and forms work without them. The
 * whole style comes with them, and so do the router's data, of which it takes hold as it starts. Only the script that
 * carries the mark is React's own.
 */
export function startScriptsLater(html: string, { mark, sheet, handOver }: Parts): { html: string; script: string } {
  // Taken out where they are found: to go through a long page twice for each is a twentieth of the work of making it.
  const files: string[] = []
  const withoutFiles = html.replaceAll(preload, (_, file: string) => {
    files.push(file)
    return ''
  })
  let script = ''
  const moduleScript = new RegExp(`(<script nonce="${mark}") type="module" async="">([\\s\\S]*?)</script>`)
  const started = withoutFiles.replace(moduleScript, (_, tag: string, code: string) => {
    script = code
    const values = [files, script, sheet, patienceMs].map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'))
    return `${tag}>${handOver};(${starter})(${values})</script>`
  })
  if (!script) throw new Error('The router wrote no script that starts it.')
  return { html: started, script }
}

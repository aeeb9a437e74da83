import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../tests/server-process.ts'
import { type Answer, temporaryFolder, untilAnswered } from './own-site.ts'

/** Node's own server with nothing around it, which sends one answer to whatever is asked. */
export async function startBareNode({ headers, body }: Answer) {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'page'), body)
  const port = await freePort()
  const program = `
    import { readFileSync } from 'node:fs'
    import { createServer } from 'node:http'
    const page = readFileSync('page')
    const headers = ${JSON.stringify(headers.filter(([name]) => !own.includes(name)).flat())}
    createServer((request, response) => response.writeHead(200, headers).end(page)).listen(${port}, '127.0.0.1')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder, stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  await untilAnswered(url, child)
  return {
    url,
    pid: child.pid ?? 0,
    [Symbol.asyncDispose]: async () => {
      child.kill()
      await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Those that Node writes by itself. */
const own = ['date', 'connection', 'keep-alive', 'transfer-encoding']

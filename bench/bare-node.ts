import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../tests/server-process.ts'
import { type RawResponse, temporaryFolder, untilReady } from './own-site.ts'

type Program = (headers: [string, string][], port: string) => string

/** Node's HTTP server, which sends the same response to every request. */
export const startBareNode = (response: RawResponse) => start(response, server)

/** A TCP server that sends the response without parsing the request: the upper bound for any server on Node. */
export const startBareSocket = (response: RawResponse) => start(response, socket)

const server: Program = (headers, port) => `
  import { readFileSync } from 'node:fs'
  import { createServer } from 'node:http'
  const page = readFileSync('page')
  const headers = ${JSON.stringify(headers.filter(([name]) => !own.includes(name)).flat())}
  createServer((request, response) => response.writeHead(200, headers).end(page)).listen(${port}, '127.0.0.1')`

const socket: Program = (headers, port) => `
  import { readFileSync } from 'node:fs'
  import { createServer } from 'node:net'
  const head = ${JSON.stringify(['HTTP/1.1 200 OK', ...headers.map((pair) => pair.join(': ')), '\r\n'].join('\r\n'))}
  const whole = Buffer.concat([Buffer.from(head, 'latin1'), readFileSync('page')])
  const respond = (connection) => connection.on('data', () => connection.write(whole)).on('error', () => undefined)
  createServer(respond).listen(${port}, '127.0.0.1')`

async function start({ headers, body }: RawResponse, program: Program) {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'page'), body)
  const port = await freePort()
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program(headers, port)], {
    cwd: folder,
    stdio: 'inherit',
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, child)
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

/** Headers that Node adds itself. */
const own = ['date', 'connection', 'keep-alive', 'transfer-encoding']

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../tests/server-process.ts'
import { type RawResponse, temporaryFolder, untilReady } from './own-site.ts'

/** One worker that serves the body of the given response from a file, with the same headers. */
export async function startNginxWith({ headers, body }: RawResponse) {
  const folder = temporaryFolder()
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'logs'))
  writeFileSync(join(folder, 'page'), body)
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, headers))
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'logs/error.log'], { stdio: 'inherit' })
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

/** Headers that nginx adds itself. */
const own = ['content-type', 'content-length', 'etag', 'date', 'connection', 'keep-alive', 'transfer-encoding']

function configuration(folder: string, port: string, headers: [string, string][]): string {
  const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
  const added = headers.filter(([name]) => !own.includes(name))
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? 'text/html'
  const asRoot = process.getuid?.() === 0
  return `
    daemon off;
    worker_processes 1;
    ${asRoot ? 'user www-data;' : ''}
    pid ${folder}/nginx.pid;
    events { worker_connections 2048; }
    http {
      access_log off;
      sendfile on;
      tcp_nopush on;
      tcp_nodelay on;
      keepalive_timeout 65;
      keepalive_requests 1000000;
      open_file_cache max=100;
      open_file_cache_valid 60s;
      types {}
      default_type ${quoted(type)};
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      server {
        listen 127.0.0.1:${port};
        location = / {
          root ${folder};
          try_files /page =404;
          ${added.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join('\n          ')}
        }
      }
    }`
}

import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort, startServer } from '../tests/support/server-process.ts'
import { until, type Workshop } from './workshop.ts'

export type RunningSite = Awaited<ReturnType<typeof startSite>>

export const metricsToken = 'a-token-for-prometheus'

/** Two processes of the program, and nginx with TLS in front of them. */
export async function startSite(workshop: Workshop, databaseUrl: string) {
  const httpsPort = await freePort()
  const publicUrl = `https://localhost:${httpsPort}`
  const ports = [await freePort(), await freePort()]
  const startOnce = (port: string) =>
    startServer({
      PORT: port,
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: publicUrl,
      METRICS_TOKEN: metricsToken,
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '5',
      DATA_DIR: join(workshop.folder, `app-${port}`),
    })
  const outputs: (() => string)[] = []
  /** Like systemd, which tries again. */
  const startApp = async (port: string) => {
    const app = await startOnce(port).catch(() => startOnce(port))
    outputs.push(app.output)
    return app
  }
  const apps = new Map<string, Awaited<ReturnType<typeof startApp>>>()
  workshop.whenCleared(() => {
    for (const { child } of apps.values()) child.kill('SIGKILL')
  })
  for (const port of ports) apps.set(port, await startApp(port))
  await startNginx(workshop, httpsPort, ports)

  const restart = async (port: string, signal: NodeJS.Signals) => {
    await apps.get(port)?.stop(signal)
    apps.set(port, await startApp(port))
  }
  return {
    port: Number(httpsPort),
    ports,
    restart,
    kill: async (port: string) => {
      await apps.get(port)?.stop('SIGKILL')
    },
    /** It keeps its connections and responds to nothing. */
    hang: (port: string) => apps.get(port)?.child.kill('SIGSTOP'),
    goOn: (port: string) => apps.get(port)?.child.kill('SIGCONT'),
    start: async (port: string) => {
      apps.set(port, await startApp(port))
    },
    countLogLines: () => outputs.flatMap((output) => output().trimEnd().split('\n')).length,
  }
}

/** Until the workshop is cleared. */
export async function startNginx(workshop: Workshop, httpsPort: string, [app1 = '', app2 = '']: string[]) {
  const folder = workshop.makeFolder('nginx')
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  workshop.run([
    ...[
      '/usr/bin/openssl',
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
    ],
    ...['-subj', '/CN=localhost', '-keyout', key, '-out', certificate],
  ])
  const site = workshop.fill('nginx/precinta.conf', 'precinta.conf', {
    APP1_PORT: app1,
    APP2_PORT: app2,
    SERVER_NAME: 'localhost',
    HTTP_PORT: await freePort(),
    HTTPS_PORT: httpsPort,
    MONITOR_IP: '127.0.0.1',
    TLS_CERTIFICATE: certificate,
    TLS_KEY: key,
    CACHE_DIR: join(folder, 'cache'),
    LOG_DIR: folder,
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const main = [
    `daemon off; pid ${folder}/pid; worker_processes 1; error_log ${folder}/error.log;`,
    `events { worker_connections 2048; } http { ${temporary.join(' ')} include ${site}; }`,
  ]
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, main.join('\n'))
  workshop.start('nginx', ['/usr/sbin/nginx', '-c', config, '-e', `${folder}/error.log`])
  await until('nginx listens', 20, () => canConnect(httpsPort))
}

async function canConnect(port: string): Promise<boolean> {
  const socket = connect(Number(port), '127.0.0.1')
  const works = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return works
}

import { join } from 'node:path'
import pg from 'pg'
import { startForwarder } from '../tests/support/forwarder.ts'
import { freePort } from '../tests/support/server-process.ts'
import { postgresPrograms } from './needs.ts'
import { killGroup, postmasterOf, signalGroup, until, type Workshop } from './workshop.ts'

const host = '127.0.0.1'
const password = 'only-in-this-drill'

type Node = Awaited<ReturnType<typeof startNode>>
export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** Three PostgreSQL nodes under Patroni with etcd, and HAProxy, which reaches them through a network that can be cut. */
export async function startCluster(workshop: Workshop) {
  const etcd = `http://${host}:${await freePort()}`
  const peer = `http://${host}:${await freePort()}`
  const etcdProcess = workshop.start('etcd', [
    ...['/usr/bin/etcd', '--data-dir', join(workshop.makeFolder('etcd'), 'data')],
    ...['--listen-client-urls', etcd, '--advertise-client-urls', etcd],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `default=${peer}`],
  ])
  const nodes: Node[] = []
  for (const name of ['node1', 'node2', 'node3']) nodes.push(await startNode(workshop, name, new URL(etcd).host))

  const network = await Promise.all(
    nodes.flatMap(({ pgPort, restPort }) => [pgPort, restPort].map((port) => startForwarder({ host, port }))),
  )
  const dbPort = await freePort()
  const ofNode = (node: Node, index: number) => ({
    [`NODE${index + 1}`]: node.name,
    [`NODE${index + 1}_IP`]: host,
    [`NODE${index + 1}_PG_PORT`]: String(network[2 * index]?.port),
    [`NODE${index + 1}_REST_PORT`]: String(network[2 * index + 1]?.port),
  })
  const values = Object.assign({ DB_PORT: dbPort }, ...nodes.map(ofNode))
  workshop.start('haproxy', [
    '/usr/sbin/haproxy',
    '-db',
    '-f',
    workshop.fill('haproxy/haproxy.cfg', 'haproxy.cfg', values),
  ])

  const isHealthy = async () => {
    const members = await membersOf(nodes)
    const count = (role: string) => members.filter((member) => member.role === role && isUp(member)).length
    return count('leader') === 1 && count('sync_standby') === 1 && members.filter(isUp).length === nodes.length
  }
  const findRole = async (role: string) => {
    const member = (await membersOf(nodes)).find((one) => one.role === role)
    const node = nodes.find(({ name }) => name === member?.name)
    if (!node) throw new Error(`No node is ${role}.`)
    return node
  }
  await until('a primary and two replicas', 120, isHealthy)

  const url = (user: string, database: string) => `postgresql://${user}:${password}@${host}:${dbPort}/${database}`
  const admin = new pg.Client(url('postgres', 'postgres'))
  await until('HAProxy finds the primary', 30, () => canConnect(url('postgres', 'postgres')))
  await admin.connect()
  await admin.query(`create role precinta login password '${password}'`)
  await admin.query(`create database precinta owner precinta encoding 'UTF8' template template0`)
  await admin.end()

  return {
    databaseUrl: url('precinta', 'precinta'),
    primary: () => findRole('leader'),
    synchronousReplica: () => findRole('sync_standby'),
    isHealthy,
    cutNetwork: () => {
      for (const line of network) line.fallSilent()
    },
    repairNetwork: () => {
      for (const line of network) line.recover()
    },
    pauseEtcd: () => signalGroup(etcdProcess, 'SIGSTOP'),
    resumeEtcd: () => signalGroup(etcdProcess, 'SIGCONT'),
    stop: () => {
      for (const line of network) line.stop()
    },
  }
}

async function startNode(workshop: Workshop, name: string, etcd: string) {
  const [pgPort, restPort] = [await freePort(), await freePort()]
  const folder = workshop.makeFolder(name)
  const data = join(folder, 'data')
  const values = {
    NODE: name,
    NODE_IP: host,
    NETWORK: `${host}/32`,
    ETCD_HOSTS: etcd,
    REST_PORT: restPort,
    PG_PORT: pgPort,
    PG_BIN: postgresPrograms(),
    DATA_DIR: data,
    SOCKET_DIR: folder,
    SUPERUSER_PASSWORD: password,
    REPLICATION_PASSWORD: password,
    REWIND_PASSWORD: password,
  }
  // Memory outside the folder would stay behind when a node is killed.
  const more = '    dynamic_shared_memory_type: mmap\n'
  const config = workshop.fill('patroni/patroni.yml', `${name}.yml`, values, more)
  const start = () => workshop.start(name, ['/usr/bin/patroni', config])
  let patroni = start()
  return {
    name,
    pgPort: Number(pgPort),
    restPort: Number(restPort),
    /** As if the machine lost its power. */
    kill: () => {
      killGroup(patroni)
      process.kill(postmasterOf(join(data, 'postmaster.pid')), 'SIGKILL')
    },
    start: () => {
      patroni = start()
    },
    restartPostgres: () =>
      workshop.run([
        join(postgresPrograms(), 'pg_ctl'),
        'restart',
        '-D',
        data,
        '-m',
        'immediate',
        '-l',
        `${folder}/log`,
      ]),
  }
}

type Member = { name: string; role: string; state: string; lag?: number | string }

const isUp = ({ state }: Member) => state === 'running' || state === 'streaming'

async function membersOf(nodes: Node[]): Promise<Member[]> {
  for (const { restPort } of nodes) {
    const response = await fetch(`http://${host}:${restPort}/cluster`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    )
    if (response?.ok) return ((await response.json()) as { members?: Member[] }).members ?? []
  }
  return []
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  const works = await client.connect().then(
    () => true,
    () => false,
  )
  if (works) await client.end()
  return works
}

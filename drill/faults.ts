import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import type { RunningSite } from './site.ts'
import { until } from './workshop.ts'

type Surroundings = { cluster: Cluster; site: RunningSite }
export type Fault = {
  name: string
  about: string
  /** Pages that the program alone can give. */
  unstoredPages?: string[]
  inject: (surroundings: Surroundings) => Promise<void>
}

const cutSeconds = 60
/** As long as systemd needs to notice, and an hour would be no different. */
const deadSeconds = 10

/** Each begins and ends with everything in order. */
export const injections: Fault[] = [
  {
    name: 'kill-primary',
    about: 'SIGKILL of the primary and its Patroni',
    inject: async ({ cluster }) => {
      const primary = await cluster.primary()
      primary.kill()
      await until('another node is the primary', 120, async () =>
        cluster.primary().then(
          ({ name }) => name !== primary.name,
          () => false,
        ),
      )
      await wait(deadSeconds * 1_000)
      primary.start()
    },
  },
  {
    name: 'kill-replica',
    about: 'SIGKILL of the synchronous replica and its Patroni',
    inject: async ({ cluster }) => {
      const replica = await cluster.synchronousReplica()
      replica.kill()
      await until('the other replica is synchronous', 120, async () =>
        cluster.synchronousReplica().then(
          ({ name }) => name !== replica.name,
          () => false,
        ),
      )
      await wait(deadSeconds * 1_000)
      replica.start()
    },
  },
  {
    name: 'cut-network',
    about: `the network to the database drops everything for ${cutSeconds} s`,
    inject: async ({ cluster }) => {
      cluster.cutNetwork()
      await wait(cutSeconds * 1_000)
      cluster.repairNetwork()
    },
  },
  {
    name: 'pause-etcd',
    about: `etcd does not respond for ${cutSeconds} s`,
    inject: async ({ cluster }) => {
      cluster.pauseEtcd()
      await wait(cutSeconds * 1_000)
      cluster.resumeEtcd()
    },
  },
  {
    name: 'restart-primary',
    about: 'pg_ctl restart -m immediate of the primary',
    inject: async ({ cluster }) => (await cluster.primary()).restartPostgres(),
  },
  {
    name: 'kill-app',
    about: 'SIGKILL of one of the two processes',
    inject: async ({ site }) => {
      const [port = ''] = site.ports
      await site.kill(port)
      await wait(deadSeconds * 1_000)
      await site.start(port)
    },
  },
  {
    name: 'hang-app',
    about: `one of the two processes does not respond for ${cutSeconds} s`,
    inject: async ({ site }) => {
      const [port = ''] = site.ports
      site.hang(port)
      await wait(cutSeconds * 1_000)
      site.goOn(port)
    },
  },
  {
    name: 'kill-both-apps',
    about: 'SIGKILL of both processes: nginx has only its cache',
    unstoredPages: ['/cotizacion'],
    inject: async ({ site }) => {
      await Promise.all(site.ports.map(site.kill))
      await wait(deadSeconds * 1_000)
      await Promise.all(site.ports.map(site.start))
    },
  },
  {
    name: 'rolling-restart',
    about: 'SIGTERM and a new start of one process after the other',
    inject: async ({ site }) => {
      for (const port of site.ports) await site.restart(port, 'SIGTERM')
    },
  },
]

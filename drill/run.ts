import { setTimeout as wait } from 'node:timers/promises'
import { buildSite } from '../tests/support/server-process.ts'
import { startCluster } from './cluster.ts'
import { type Fault, injections } from './faults.ts'
import { startLoad } from './load.ts'
import { missingNeeds } from './needs.ts'
import { startSite } from './site.ts'
import { describeRow, type FaultRow, isGood, remarks } from './table.ts'
import { untilMailsAreSent, verify } from './verify.ts'
import { openWorkshop, until, type Workshop } from './workshop.ts'

const calmSeconds = 5

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => injections.every((fault) => fault.name !== name))
const missing = missingNeeds()
if (unknown.length > 0)
  end(`Unknown: ${unknown.join(', ')}. The faults are ${injections.map(({ name }) => name).join(', ')}.`)
if (missing.length > 0) end(missing.join('\n'))

buildSite()
const workshop = openWorkshop()
process.on('exit', workshop.clear)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))

const hasHeld = await drill(
  workshop,
  injections.filter(({ name }) => chosen.length === 0 || chosen.includes(name)),
).catch((error) => end([...workshop.explain(), error.stack].join('\n\n')))
process.exit(hasHeld ? 0 : 1)

async function drill(workshop: Workshop, chosen: Fault[]): Promise<boolean> {
  say('Starting three PostgreSQL nodes under Patroni, HAProxy, two processes of the program and nginx.')
  const cluster = await startCluster(workshop)
  const site = await startSite(workshop, cluster.databaseUrl)

  const rows: FaultRow[] = []
  for (const fault of chosen) {
    say(`${fault.name}: ${fault.about}`)
    const load = startLoad(site.port, fault.unstoredPages)
    await wait(calmSeconds * 1_000)
    await fault.inject({ cluster, site })
    await until('the cluster is healthy again', 180, cluster.isHealthy)
    await wait(calmSeconds * 1_000)
    await load.stop()
    rows.push({ fault: fault.name, ...load.results, ...(await verify(cluster.databaseUrl, load.results.acknowledged)) })
  }
  const mails = await untilMailsAreSent(cluster.databaseUrl)
  console.table(rows.map(describeRow))
  say(`All ${mails} mails are sent. The processes logged ${site.countLogLines()} lines.`)
  for (const remark of rows.flatMap(remarks)) say(remark)
  return rows.every(isGood)
}

function say(text: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} ${text}`)
}

function end(text: string): never {
  console.error(text)
  process.exit(1)
}

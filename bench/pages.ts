import { startBareNode, startBareSocket } from './bare-node.ts'
import { compareAll } from './measure.ts'
import { startNginxWith } from './nginx.ts'
import { responseTo, startOwnSite, visitForAWhile } from './own-site.ts'
import { atLeast, atMost, compared, type Result } from './results.ts'
import { load } from './wrk.ts'

const paths = ['/mineria', '/productos']

/**
 * Compares a cached page with the same bytes served by nginx, by Node's HTTP server and by a bare Node socket, which is
 * the upper bound for any server on Node.
 */
export async function benchPages(rounds: number): Promise<Result[]> {
  await using site = await startOwnSite()
  await visitForAWhile(site.url, paths)
  const results: Result[] = []
  for (const path of paths) {
    const response = await responseTo(site.url + path)
    await using nginx = await startNginxWith(response)
    await using node = await startBareNode(response)
    await using socket = await startBareSocket(response)
    await load(site, path, { seconds: 2 })
    await load(node, '/', { seconds: 2 })
    await load(socket, '/', { seconds: 2 })
    const ours = () => load(site, path)
    const { perSecond, perWork, p99 } = await compareAll(ours, () => load(nginx, '/'), rounds)
    const bare = await compareAll(ours, () => load(node, '/'), rounds)
    const most = await compareAll(ours, () => load(socket, '/'), rounds)
    results.push(
      compared(`cached ${path}`, 'requests/s', 'nginx', perSecond, atLeast(perSecond.ratio, 0.6)),
      compared(`cached ${path}, by processor time`, 'requests/s', 'nginx', perWork, atLeast(perWork.ratio, 0.6)),
      compared(`cached ${path}, p99`, 'ms', 'nginx', p99, atMost(p99.ratio, 2)),
      compared(`cached ${path}`, 'requests/s', 'bare Node', bare.perSecond),
      compared(`cached ${path}, p99`, 'ms', 'bare Node', bare.p99),
      compared(`cached ${path}`, 'requests/s', 'bare Node socket', most.perSecond),
    )
    if ((await responseTo(site.url + path)).body.length !== response.body.length)
      throw new Error(`${path} changed meanwhile`)
  }
  return results
}

/**
 * Preloaded into the server's process. On SIGUSR2 it writes the event-loop gaps since the last signal and the CPU time
 * of the main thread, all in milliseconds.
 */
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const file = process.env.EVENT_LOOP_FILE
if (file && isMainThread) {
  const gaps = monitorEventLoopDelay({ resolution: 1 })
  gaps.enable()
  process.on('SIGUSR2', () => {
    const { user, system } = process.threadCpuUsage()
    const threadMs = (user + system) / 1000
    writeFileSync(file, JSON.stringify({ longest: gaps.max / 1e6, p99: gaps.percentile(99) / 1e6, threadMs }))
    gaps.reset()
  })
}

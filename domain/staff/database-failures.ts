import { AsyncLocalStorage } from 'node:async_hooks'
import { isDatabaseAway } from '../../db/transact.ts'

/** better-auth continues after a failed query as if there were no session, or throws an error without its cause. */
export function revealDatabaseFailures() {
  const calls = new AsyncLocalStorage<{ failure?: unknown }>()

  const logger = {
    level: 'error' as const,
    log: (_level: string, _message: string, ...details: unknown[]) => {
      const call = calls.getStore()
      if (call) call.failure ??= details.find(isDatabaseAway)
    },
  }

  async function run<T>(operation: () => Promise<T>): Promise<T> {
    const call: { failure?: unknown } = {}
    const [result] = await Promise.allSettled([calls.run(call, operation)])
    if (call.failure) throw call.failure
    if (result.status === 'rejected') throw result.reason
    return result.value
  }

  const watch = <Api extends object>(api: Api): Api =>
    new Proxy(api, {
      get: (target, name) => {
        const call: unknown = Reflect.get(target, name)
        return typeof call === 'function' ? (...args: unknown[]) => run(() => call(...args)) : call
      },
    })

  return { logger, watch }
}

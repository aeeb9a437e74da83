import { connect } from './db/connect.ts'
import { readEnv } from './server/process/env.ts'
import { explainFailure, reportFailures } from './server/process/lifecycle.ts'
import { createLog } from './server/process/log.ts'

async function start(): Promise<void> {
  const env = readEnv(process.env)
  const log = createLog(env.logLevel)
  const onError = reportFailures(log, () => performance.now())
  // The embedded database starts in its own thread while this one loads the rest of the program.
  const [connection, { serve }] = await Promise.all([connect({ ...env, onError }), import('./server/process/serve.ts')])
  await serve(connection, { env, log, onError })
}

process.on('uncaughtException', explainFailure)
start().catch(explainFailure)

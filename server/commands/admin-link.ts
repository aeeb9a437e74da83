import { sql } from 'drizzle-orm'
import { type Db, withConnection } from '../../db/connect.ts'
import { exists } from '../../db/disk.ts'
import { embeddedFolder } from '../../db/embedded/embedded.ts'
import { appliedMigrations, knownMigrations } from '../../db/migrate.ts'
import { job } from '../../domain/actor.ts'
import { giveLinkByCommand } from '../../domain/staff/accounts.ts'
import { createAuth } from '../../domain/staff/auth.ts'
import { type Env, readEnv } from '../process/env.ts'
import { BadUse, explainFailure } from '../process/lifecycle.ts'
import { askProgram } from '../process/operator-socket.ts'

process.on('uncaughtException', explainFailure)
try {
  const [email, ...others] = process.argv.slice(2)
  if (!email?.includes('@') || others.length > 0) throw new BadUse('Usage: npm run admin:link -- name@company.cl')
  const env = readEnv(process.env)
  const given = await giveLink(env, email.trim().toLowerCase())
  if ('denied' in given) {
    throw new BadUse(
      given.denied === 'disabled'
        ? `The account of ${email} is disabled. A colleague can enable it under «Equipo».`
        : `There is no account of ${email}. There are: ${given.emails.join(', ')}.`,
    )
  }
  console.log(`It works once, until ${given.expiresAt}:\n${given.link}`)
} catch (error) {
  explainFailure(error)
}

async function giveLink(env: Env, email: string) {
  if (env.databaseUrl) return giveLinkItself(env, email)
  const given = await askProgram(env.dataDir, email)
  if (given) return given
  if (!(await exists(embeddedFolder(env.dataDir)))) throw notPrepared()
  return giveLinkItself(env, email)
}

async function giveLinkItself(env: Env, email: string) {
  return withConnection({ ...env, onError: explainFailure }, async ({ db }) => {
    if (!(await isPrepared(db))) throw notPrepared()
    const { publicUrl } = env
    const auth = await createAuth({ db, publicUrl })
    return giveLinkByCommand({ db, auth, publicUrl, now: () => new Date() }, job, email)
  })
}

async function isPrepared(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('schema_migrations') is not null as there`,
  )
  if (!rows[0]?.there) return false
  const applied = await appliedMigrations(db)
  return knownMigrations().every((name) => applied.has(name))
}

function notPrepared() {
  return new BadUse('There is no database of this version yet. Start the program once, then repeat the command.')
}

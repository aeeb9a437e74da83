import { rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { canBindSocket, embeddedFolder } from '../../db/embedded/embedded.ts'
import { job } from '../../domain/actor.ts'
import type { Deps } from '../../domain/deps.ts'
import { giveLinkByCommand } from '../../domain/staff/accounts.ts'

type Answer = Awaited<ReturnType<typeof giveLinkByCommand>>

/** Only the owner of this folder can enter it. */
const socketOf = (dataDir: string) => join(embeddedFolder(dataDir), 'operator')

/**
 * A second client of the embedded database would interleave its statements with ours, so the command asks the program
 * that has the database open.
 */
export async function answerOperator(
  deps: Pick<Deps, 'db' | 'auth' | 'publicUrl' | 'dataDir' | 'now'>,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const path = socketOf(deps.dataDir)
  if (!canBindSocket(path)) return async () => {}
  // A process that was killed leaves its socket behind.
  await rm(path, { force: true })
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    socket.on('error', onError)
    try {
      const email = await text(socket.iterator({ destroyOnReturn: false }))
      socket.end(JSON.stringify(await giveLinkByCommand(deps, job, email)))
    } catch (error) {
      onError(error)
      socket.destroy()
    }
  })
  await listening(server, path)
  return async () => void server.close()
}

/** Undefined if no program has the database of this folder open. */
export async function askProgram(dataDir: string, email: string): Promise<Answer | undefined> {
  const path = socketOf(dataDir)
  if (!canBindSocket(path)) return undefined
  const socket = connect({ path, allowHalfOpen: true })
  try {
    socket.end(email)
    const answer = await text(socket)
    if (answer === '') throw new Error('The running program could not make a link; its log says why.')
    return JSON.parse(answer)
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED')) {
      return undefined
    }
    throw error
  }
}

const listening = (server: Server, path: string) =>
  new Promise<void>((done, fail) => server.once('error', fail).listen(path, done))

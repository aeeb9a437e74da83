import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { staff, staffEvents } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { greeting } from '../../shared/requests/greeting.ts'
import type { Visitor } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { recordStaffEvent } from '../history/record-change.ts'
import { queueAccountNotice } from '../outgoing-mails.ts'
import type { Attack } from './sign-in.ts'

const onceIn = 24 * 60 * 60_000

const attackNotice = (name: string, attempts: number) => ({
  subject: 'Intentos de entrar a tu cuenta',
  body: `${greeting(name)}:

En los últimos 15 minutos hubo ${attempts} intentos de entrar a tu cuenta con una contraseña equivocada.

Si fuiste tú, no hay nada que hacer: puedes seguir entrando con tu contraseña.

Si no fuiste tú, cambia la contraseña en «Mi cuenta» si la usas también en otro servicio o si alguien podría adivinarla. Si no puedes entrar, pide a alguien del equipo un enlace para elegir otra.

De una misma cuenta avisamos a lo más una vez al día.`,
})

const signInNotice = (name: string, attempts: number) => ({
  subject: 'Entrada a tu cuenta desde un dispositivo nuevo',
  body: `${greeting(name)}:

Alguien acaba de entrar a tu cuenta con tu contraseña desde un computador o teléfono que no habías usado antes. En los 15 minutos anteriores hubo ${attempts} intentos con una contraseña equivocada.

Si fuiste tú, no hay nada que hacer.

Si no fuiste tú, cambia ahora la contraseña en «Mi cuenta»: se cierran las demás sesiones. Si no puedes entrar, pide a alguien del equipo que desactive la cuenta y te dé un enlace para elegir otra contraseña.`,
})

export const warnOfAttack = (
  deps: Pick<Deps, 'db' | 'mailQueue' | 'now'>,
  actor: Visitor,
  { email, attempts }: Attack,
): Promise<void> =>
  warnOwner(deps, email, async (tx, owner) => {
    if (await wasWarnedRecently(tx, owner.id, deps.now())) return
    await recordStaffEvent(tx, actor, { staffId: owner.id, kind: 'attacked', attempts, at: deps.now() })
    await queueAccountNotice(deps, tx, owner.id, attackNotice(owner.name, attempts))
  })

/** A sign-in from a new device during an attack may be the attacker's. */
export const warnOfSuspectSignIn = (
  deps: Pick<Deps, 'db' | 'mailQueue' | 'now'>,
  actor: Visitor,
  { email, attempts }: Attack,
): Promise<void> =>
  warnOwner(deps, email, async (tx, owner) => {
    await recordStaffEvent(tx, actor, { staffId: owner.id, kind: 'suspect_sign_in', attempts, at: deps.now() })
    await queueAccountNotice(deps, tx, owner.id, signInNotice(owner.name, attempts))
  })

type Owner = { id: string; name: string }

async function warnOwner(
  deps: Pick<Deps, 'db' | 'mailQueue'>,
  email: string,
  notify: (tx: Tx, owner: Owner) => Promise<void>,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    // The lock makes concurrent attempts notify the owner only once.
    const [owner] = await tx
      .select({ id: staff.id, name: staff.name })
      .from(staff)
      .where(and(eq(staff.email, email), isNull(staff.disabledAt)))
      .for('update')
    if (owner) await notify(tx, owner)
  })
  deps.mailQueue.wake()
}

async function wasWarnedRecently(tx: Tx, staffId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - onceIn)
  const [event] = await tx
    .select({ id: staffEvents.id })
    .from(staffEvents)
    .where(and(eq(staffEvents.staffId, staffId), eq(staffEvents.kind, 'attacked'), gt(staffEvents.at, since)))
    .limit(1)
  return event !== undefined
}

import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { signInAttempts, staff } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { queueAccountNotice } from '../queue-mails.ts'
import { recordStaffEvent } from './record-staff-event.ts'
import type { Attack } from './sign-in.ts'
import type { StaffDeps } from './staff-deps.ts'

const onceIn = 24 * 60 * 60_000

const subject = 'Intentos de entrar a tu cuenta'

const wordsFor = (name: string, attempts: number) => `Hola, ${name}:

En los últimos 15 minutos hubo ${attempts} intentos de entrar a tu cuenta con una contraseña equivocada, desde equipos que no has usado antes.

Si fuiste tú, no hay nada que hacer. Puedes seguir entrando desde los equipos que ya usaste; desde uno nuevo, por unos minutos se aceptan menos intentos.

Si no fuiste tú, cambia la contraseña en «Mi cuenta» si la usas también en otro servicio o si alguien podría adivinarla. Si no puedes entrar, pide a alguien del equipo un enlace para elegir otra.

De una misma cuenta avisamos a lo más una vez al día.`

/** Tells the owner of the account by mail, once a day at most, and notes it in the history of the accounts. */
export async function tellOfAttack(deps: StaffDeps, { email, attempts }: Attack): Promise<void> {
  const isTold = await transact(deps.db, async (tx) => {
    const [owner] = await tx
      .select({ id: staff.id, name: staff.name })
      .from(staff)
      .where(and(eq(staff.email, email), isNull(staff.disabledAt)))
    if (!owner) return false
    const mark = {
      counted: createHash('sha256').update(`told ${email}`).digest('hex'),
      count: attempts,
      endsAt: new Date(deps.now().getTime() + onceIn),
    }
    const marked = await tx.insert(signInAttempts).values(mark).onConflictDoNothing().returning()
    if (marked.length === 0) return false
    await recordStaffEvent(tx, { staffId: owner.id, kind: 'attacked', attempts, at: deps.now() })
    await queueAccountNotice(deps, tx, owner.id, { subject, body: wordsFor(owner.name, attempts) })
    return true
  })
  if (isTold) deps.mailQueue.wake()
}

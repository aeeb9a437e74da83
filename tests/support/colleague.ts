import { visitor } from '../../domain/actor.ts'
import { choosePassword } from '../../domain/staff/one-time-links.ts'
import type { setUpTestApp } from './test-app.ts'

export type TestApp = Awaited<ReturnType<ReturnType<typeof setUpTestApp>>>

export const colleague = { name: 'Iván Peña', email: 'ivan@precinta.example', password: 'otra clave bien larga' }

/** Adds a second person with a password, and signs both in. */
export async function hire(app: TestApp) {
  const first = await app.signIn()
  const { body } = await first.post('/api/admin/staff', colleague)
  const token = new URL(body.link).searchParams.get('enlace') ?? ''
  const deps = { ...app.deps, auth: app.auth, publicUrl: 'https://precinta.example', now: () => new Date() }
  await choosePassword(deps, visitor, token, colleague.password)
  return { first, id: body.id as string, second: await app.signIn(colleague) }
}

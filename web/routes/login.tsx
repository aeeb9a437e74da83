import { data, redirect } from 'react-router'
import { firstErrorByField } from '../../shared/error-response.ts'
import { minPasswordLength } from '../../shared/limits.ts'
import { FirstAccount, NewPassword } from '../../shared/staff/staff.ts'
import { login } from '../content/login.ts'
import { useCopy } from '../document/company-context.ts'
import { backendContext, pageContext } from '../document/page-backend.server.ts'
import type { PageHandle } from '../document/page-meta.ts'
import { pageMeta } from '../document/page-meta.ts'
import { SubmitButton, TextField } from '../requests/form-fields.tsx'
import { readPost } from '../requests/receive-post.server.ts'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/login.ts'

export const handle: PageHandle = { cache: 'never' }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { meta: login.meta, path: '/login', noindex: true })

/** The page can contain a one-time link or a typed e-mail address. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const headers = new Headers(actionHeaders)
  headers.set('Cache-Control', 'no-store')
  return headers
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('enlace')
  if (!token) return { form: 'signIn' as const, isGone: false }
  const link = await context.get(backendContext).staff.readLink(token)
  return { form: link ?? ('signIn' as const), isGone: !link }
}

type RejectedForm = { email: string; name: string; errors: Record<string, string>; notice?: string }

export async function action({ request, context }: Route.ActionArgs) {
  const { staff } = context.get(backendContext)
  const { clientAddress: address } = context.get(pageContext)
  const { name = '', email = '', password = '' } = await readPost({ request, context })
  const typed = { name, email, password }
  const { searchParams } = new URL(request.url)
  const reject = (status: number, rejected: Partial<RejectedForm>, headers: Record<string, string> = {}) =>
    data({ email: typed.email, name: typed.name, errors: {}, ...rejected } satisfies RejectedForm, { status, headers })

  const enter = async (credentials: { email: string; password: string }, holdsLink = false) => {
    const entry = await staff.signIn(credentials, { headers: request.headers, address, holdsLink })
    if (entry.outcome === 'throttled') {
      return reject(429, { notice: login.throttled[entry.limit] }, { 'Retry-After': String(entry.retryAfter) })
    }
    if (entry.outcome === 'denied') return reject(401, { notice: login.denied })
    const headers = new Headers({ 'Cache-Control': 'no-store' })
    for (const cookie of entry.cookies) headers.append('Set-Cookie', cookie)
    return redirect(adminPageOf(searchParams.get('siguiente') ?? ''), { headers })
  }

  const token = searchParams.get('enlace')
  const link = token ? await staff.readLink(token) : undefined
  if (!token) {
    const missing = { ...(!email && { email: login.noEmail }), ...(!password && { password: login.noPassword }) }
    return Object.keys(missing).length > 0 ? reject(422, { errors: missing }) : enter(typed)
  }
  if (!link) return reject(409, { notice: login.gone })
  if (link === 'first') {
    const account = FirstAccount.safeParse(typed)
    if (!account.success) return reject(422, { errors: firstErrorByField(account.error.issues) })
    return (await staff.makeFirstAccount(token, account.data))
      ? enter(account.data, true)
      : reject(409, { notice: login.gone })
  }
  const chosen = NewPassword.safeParse(password)
  if (!chosen.success) return reject(422, { errors: { password: chosen.error.issues[0]?.message ?? '' } })
  const owner = await staff.choosePassword(token, chosen.data)
  return owner ? enter({ email: owner, password: chosen.data }, true) : reject(409, { notice: login.gone })
}

/** A link must not redirect to another host, and parsing also escapes the address for the Location header. */
function adminPageOf(next: string): string {
  const url = URL.parse(next, 'https://site.example')
  return url && /^\/admin(\/|$)/.test(url.pathname) ? url.pathname + url.search : '/admin'
}

/** The form must work without scripts, so it is not part of the back office. */
export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { form, isGone } = loaderData
  const { title, text } = useCopy(form === 'signIn' ? { title: login.title, text: login.text } : login[form])
  const notice = actionData?.notice ?? (isGone ? login.gone : undefined)
  const chooses = form !== 'signIn'
  // The password is never sent back, so it gets the focus unless another field is invalid.
  const [focused] = actionData ? [...Object.keys(actionData.errors), 'password'] : []
  return (
    <div className="page band min-h-[60vh]">
      <h1 className="strap from-edge title-1">{title}</h1>
      <p className="measure mt-6">{text}</p>
      {/* With an expired link the form posts without it, so that staff can still sign in with their password. */}
      <form method="post" noValidate action={isGone ? '/login' : undefined} className="mt-8 grid max-w-md gap-6">
        {notice && (
          <p role="alert" className="flex items-start gap-2 font-semibold text-red">
            <Icon name="alert" className="mt-1 size-5 shrink-0" />
            {notice}
          </p>
        )}
        {form === 'first' && (
          <TextField
            label="Nombre"
            name="name"
            autoComplete="name"
            required
            defaultValue={actionData?.name}
            error={actionData?.errors.name}
            autoFocus={focused === 'name'}
          />
        )}
        {form !== 'password' && (
          <TextField
            label="Correo"
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={actionData?.email}
            error={actionData?.errors.email}
            autoFocus={focused === 'email'}
          />
        )}
        <TextField
          label={chooses ? `Contraseña (al menos ${minPasswordLength} caracteres)` : 'Contraseña'}
          name="password"
          type="password"
          autoComplete={chooses ? 'new-password' : 'current-password'}
          minLength={chooses ? minPasswordLength : undefined}
          required
          error={actionData?.errors.password}
          autoFocus={focused === 'password'}
        />
        <div>
          <SubmitButton>{chooses ? 'Guardar y entrar' : 'Entrar'}</SubmitButton>
        </div>
        {!chooses && <p className="text-base text-steel-600">{login.forgotten}</p>}
      </form>
    </div>
  )
}

import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useActionData, useLocation, useNavigate } from 'react-router'
import { isApiError } from '../../shared/api-error.ts'
import type { Receipt } from '../../shared/requests/submissions.ts'
import { privacyNotice } from '../content/site.ts'
import { browserApi } from '../data/browser-api.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { type Checked, loadRules, type RejectedForm, textValues } from './check-fields.ts'
import { type Confirmation, confirmationOf, pathOf } from './confirmation.ts'
import { type Draft, dropDraft, newKey, readDraft, writeDraft } from './draft.ts'
import { SubmitButton, TextField } from './form-fields.tsx'
import type { ListContent } from './quotation/quotation-list.ts'

type Props = {
  form: ReturnType<typeof useRequestForm>
  button: string
  alert?: ReactNode
  /** What the page is still loading; sending has to wait for it. */
  waitsFor?: string | undefined
  children: ReactNode
}

export function RequestForm({ form: { formProps, field, state }, button, alert, waitsFor, children }: Props) {
  return (
    <form {...formProps} className="grid gap-6 md:grid-cols-2">
      <p className="text-base text-steel-600 md:col-span-2">Los campos con * son obligatorios.</p>
      <TextField label="Nombre*" autoComplete="name" required {...field('name')} />
      <TextField label="Correo*" type="email" autoComplete="email" required {...field('email')} />
      <TextField label="Teléfono" type="tel" autoComplete="tel" {...field('phone')} />
      {children}
      <BotTrap />
      <div className="md:col-span-2">
        {waitsFor ? <WaitingSubmit text={waitsFor}>{button}</WaitingSubmit> : <SubmitButton>{button}</SubmitButton>}
        {alert}
        <PrivacyNotice />
      </div>
      {state === 'sending' && <Sending />}
    </form>
  )
}

/** Without scripts nothing is loaded later, so that form can be sent at once. */
function WaitingSubmit({ text, children }: { text: string; children: string }) {
  return (
    <>
      <noscript>
        <SubmitButton>{children}</SubmitButton>
      </noscript>
      <span className="needs-scripts">
        <SubmitButton disabled>{children}</SubmitButton> {text}
      </span>
    </>
  )
}

/** People cannot see this field, so only bots fill it in. */
function BotTrap() {
  return <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
}

function PrivacyNotice() {
  return (
    <p className="measure mt-4 text-base text-steel-600">
      {privacyNotice.before}
      <SiteLink to="/privacidad" className="text-ink underline hover:text-red">
        {privacyNotice.link}
      </SiteLink>
      {privacyNotice.after}
    </p>
  )
}

/** While a modal dialog is open, nothing else on the page can be used. */
function Sending() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Closing returns the focus to the submit button.
    return () => shown?.close()
  }, [])
  return (
    <dialog ref={dialog} className="sending" aria-label="Enviando" onCancel={(event) => event.preventDefault()}>
      <p role="status">
        <span className="spinner" aria-hidden="true" />
        Enviando tu solicitud…
      </p>
    </dialog>
  )
}

/** The idempotency key makes it safe to send again after a timeout. */
const sendTimeoutMs = 30_000

type Errors = Record<string, string>

/** `website` is a honeypot, and `elapsedMs` is how long the form was open. */
export type Extras = { website: string | undefined; elapsedMs: number }

type Options<T> = {
  name: string
  initial?: Record<string, string>
  check: (values: Record<string, string>) => Promise<Checked<T>>
  /** What the confirmation shows as sent. */
  listed?: () => ListContent
  send: (values: T, key: string, extras: Extras, options: { signal: AbortSignal }) => Promise<Receipt | undefined>
}

/** Without scripts the same form posts to its page. */
export function useRequestForm<T>({ name, initial: given = {}, check, listed, send }: Options<T>) {
  const rejected = useActionData<RejectedForm>()
  const navigate = useNavigate()
  const { key } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const draft = useRef<Draft>(undefined)
  const isBusy = useRef(false)
  const [initial] = useState(given)
  const [errors, setErrors] = useState<Errors>(rejected?.errors ?? {})
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>(rejected?.failed ? 'failed' : 'idle')

  useEffect(() => {
    // A server-rendered form can be filled in before hydration, so it is open since the page load.
    draft.current = readDraft(name, key === 'default' ? performance.timeOrigin : undefined)
    if (form.current) fill(form.current, draft.current.values, initial)
  }, [name, key, initial])

  const current = () => {
    draft.current ??= readDraft(name)
    return draft.current
  }
  const onInput = () => {
    // A prefilled value that was not edited must not outlive its link.
    const typed = Object.entries(valuesOf(form.current)).filter(([field, value]) => value !== initial[field])
    current().values = Object.fromEntries(typed)
    writeDraft(name, current())
  }

  /** The result is whether a field shows one of the errors. */
  const show = (found: Errors, next: 'idle' | 'failed' = 'idle') => {
    flushSync(() => {
      setErrors(found)
      setState(next)
    })
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    field?.focus({ preventScroll: true })
    // The error below a field belongs into the view as well.
    const shown = field?.parentElement ?? form.current?.querySelector('[role="alert"]')
    shown?.scrollIntoView({ block: 'nearest' })
    return Boolean(field)
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    try {
      await checkAndSend()
    } catch (error) {
      console.error(error)
      const found = isApiError(error) ? error.fields : {}
      if (!show(found)) show(found, 'failed')
    } finally {
      isBusy.current = false
    }
  }

  async function checkAndSend() {
    const { website, ...values } = valuesOf(form.current)
    const checked = await check(values)
    if ('errors' in checked) return void show(checked.errors)
    setErrors({})
    setState('sending')
    const list = listed?.()
    const extras = { website, elapsedMs: Date.now() - current().startedAt }
    const receipt = await sendOnce((key) => send(checked.values, key, extras, { signal: abortAfter(sendTimeoutMs) }))
    dropDraft(name)
    const state: Confirmation = { trackingPath: pathOf(receipt), email: values.email, list }
    navigate(confirmationOf(receipt), { state })
  }

  // 409 means that an earlier attempt arrived and the values have changed since, so this is a new request.
  async function sendOnce(attempt: (key: string) => Promise<Receipt | undefined>) {
    writeDraft(name, current())
    try {
      return await attempt(current().key)
    } catch (error) {
      if (!(isApiError(error) && error.status === 409)) throw error
      current().key = newKey()
      writeDraft(name, current())
      return attempt(current().key)
    }
  }

  const field = (fieldName: string) => ({
    name: fieldName,
    error: errors[fieldName],
    defaultValue: rejected ? rejected.values[fieldName] : initial[fieldName],
    autoFocus: rejected && Object.keys(rejected.errors)[0] === fieldName,
  })

  const onFocus = () => void Promise.all([loadRules(), browserApi()]).catch(() => undefined)
  const formProps = { ref: form, onSubmit, onInput, onFocus, method: 'post' as const, noValidate: true }
  return { formProps, field, state }
}

function abortAfter(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), ms)
  return controller.signal
}

const valuesOf = (form: HTMLFormElement | null) => textValues(form ? new FormData(form) : [])

/** What the visitor typed must not be overwritten. */
function fill(form: HTMLFormElement, values: Record<string, string>, initial: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (!isText || !value || name === 'website') continue
    if (field.value && field.value !== initial[name]) continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

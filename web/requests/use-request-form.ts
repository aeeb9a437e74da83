import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useActionData, useLocation, useNavigate } from 'react-router'
import { isApiError } from '../../contract/api-error.ts'
import type { Receipt } from '../../contract/requests/submissions.ts'
import { browserApi } from '../data/browser-api.ts'
import { type Checked, loadRules } from './check-fields.ts'
import { type Draft, dropDraft, newKey, readDraft, writeDraft } from './draft.ts'
import type { Refused } from './refused.ts'

/** A line that hangs counts as cut; the key makes trying again harmless. */
const sendTimeout = 30_000

type Errors = Record<string, string>

/** What goes along with the fields: how long the form was open, and a field that no person sees. */
export type Extras = { website: string | undefined; elapsedMs: number }

type Options<T> = {
  /** Under which the draft is kept. */
  name: string
  check: (values: Record<string, string>) => Promise<Checked<T>>
  send: (values: T, key: string, extras: Extras, options: { signal: AbortSignal }) => Promise<Receipt | undefined>
}

/**
 * A form from the first key to its confirmation: idle, sending, and back to idle with everything still in it if sending
 * fails. What is typed is kept until it has been sent. Without scripts the same form posts to its page.
 */
export function useRequestForm<T>({ name, check, send }: Options<T>) {
  const refused = useActionData<Refused>()
  const navigate = useNavigate()
  const { key } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const draft = useRef<Draft>(undefined)
  const isBusy = useRef(false)
  const [errors, setErrors] = useState<Errors>(refused?.errors ?? {})
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>(refused?.failed ? 'failed' : 'idle')

  useEffect(() => {
    // A form that came with the page could be filled in before its scripts ran.
    draft.current = readDraft(name, key === 'default' ? performance.timeOrigin : undefined)
    if (form.current) fill(form.current, draft.current.values)
  }, [name, key])

  const current = () => {
    draft.current ??= readDraft(name)
    return draft.current
  }
  const onInput = () => {
    current().values = valuesOf(form.current)
    writeDraft(name, current())
  }

  const show = (found: Errors) => {
    flushSync(() => {
      setErrors(found)
      setState('idle')
    })
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    try {
      await checkAndSend()
    } catch (error) {
      console.error(error)
      if (isApiError(error)) show(error.fields)
      if (!form.current?.querySelector('[aria-invalid]')) setState('failed')
    } finally {
      isBusy.current = false
    }
  }

  async function checkAndSend() {
    const { website, ...values } = valuesOf(form.current)
    const checked = await check(values)
    if ('errors' in checked) return show(checked.errors)
    setErrors({})
    setState('sending')
    const extras = { website, elapsedMs: Date.now() - current().startedAt }
    const receipt = await sendOnce((key) => send(checked.values, key, extras, { signal: giveUpAfter(sendTimeout) }))
    dropDraft(name)
    navigate(receipt ? `/confirmacion?folio=${encodeURIComponent(receipt.folio)}` : '/confirmacion')
  }

  /** The key says that it is the same request. If the first try had arrived after all and was changed since, it is a new one. */
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
    defaultValue: refused?.values[fieldName],
    autoFocus: refused && Object.keys(refused.errors)[0] === fieldName,
  })

  const onFocus = () => void Promise.all([loadRules(), browserApi()]).catch(() => undefined)
  const formProps = { ref: form, onSubmit, onInput, onFocus, method: 'post' as const, noValidate: true }
  return { formProps, field, state }
}

function giveUpAfter(ms: number): AbortSignal {
  const patience = new AbortController()
  setTimeout(() => patience.abort(), ms)
  return patience.signal
}

function valuesOf(form: HTMLFormElement | null): Record<string, string> {
  const entries = form ? [...new FormData(form)] : []
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** Into fields that are still empty; what the page or the visitor put there first stays. */
function fill(form: HTMLFormElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (!isText || field.value || name === 'website') continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

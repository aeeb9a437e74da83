'use client'

import { useRouter } from 'next/navigation'
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { maxMessageLength } from '../generated/shared/limits.ts'
import { checkForm } from '../generated/web/requests/check-fields.ts'
import { dropDraft, readDraft, writeDraft } from '../generated/web/requests/draft.ts'

const fields = [
  { name: 'name', label: 'Nombre*', autoComplete: 'name', required: true },
  { name: 'email', label: 'Correo*', type: 'email', autoComplete: 'email', required: true },
  { name: 'phone', label: 'Teléfono', type: 'tel', autoComplete: 'tel' },
  { name: 'company', label: 'Empresa*', autoComplete: 'organization', required: true },
]
const draftName = 'contacto'

const look = (error?: string) =>
  `w-full rounded border bg-white px-4 text-ink ${error ? 'border-red' : 'border-steel-500 hover:border-steel-600'}`

/** With the site's own rules, messages and drafts. */
export function ContactForm({ children }: { children: ReactNode }) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [length, setLength] = useState(0)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isSending, setSending] = useState(false)
  const values = () => Object.fromEntries([...new FormData(form.current ?? undefined)].map(([k, v]) => [k, String(v)]))

  useEffect(() => {
    for (const [name, value] of Object.entries(readDraft(draftName).values)) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value ||= value
    }
  }, [])

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const checked = await checkForm('ContactForm', values())
    if ('errors' in checked) return setErrors(checked.errors)
    setErrors({})
    setSending(true)
    const { key } = readDraft(draftName)
    try {
      const answer = await fetch('/api/contacts', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify({ ...checked.values, contactType: 'CONTACT' }),
        signal: AbortSignal.timeout(30_000),
      })
      if (!answer.ok) throw new Error(`The answer was ${answer.status}`)
      const { folio } = await answer.json()
      dropDraft(draftName)
      router.push(`/confirmacion?folio=${encodeURIComponent(folio)}`)
    } catch (error) {
      console.error(error)
      setSending(false)
    }
  }

  return (
    <form
      ref={form}
      onSubmit={onSubmit}
      onInput={() => writeDraft(draftName, { ...readDraft(draftName), values: values() })}
      noValidate
      className="grid gap-6 md:grid-cols-2"
    >
      <p className="text-base text-steel-600 md:col-span-2">Los campos con * son obligatorios.</p>
      {fields.map(({ label, ...input }) => (
        <TextField key={input.name} label={label} error={errors[input.name]} {...input} />
      ))}
      <div className="md:col-span-2">
        <label htmlFor="message" className="block font-semibold">
          Mensaje*
        </label>
        <textarea
          id="message"
          name="message"
          rows={10}
          required
          maxLength={maxMessageLength}
          onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
          aria-invalid={errors.message ? true : undefined}
          className={`mt-1 block py-3 ${look(errors.message)}`}
        />
        <div className="flex flex-wrap justify-between gap-x-6">
          <FieldError name="message" error={errors.message} />
          <p className="figures mt-1 ml-auto text-sm text-steel-600" aria-hidden="true">
            {length} / {maxMessageLength}
          </p>
        </div>
      </div>
      <div className="md:col-span-2">
        <button
          type="submit"
          disabled={isSending}
          className="min-h-12 rounded bg-red px-8 font-bold text-white hover:bg-red-dark"
        >
          ENVIAR
        </button>
        {children}
      </div>
    </form>
  )
}

type TextFieldProps = ComponentProps<'input'> & { name: string; label: string; error: string | undefined }

function TextField({ label, name, error, ...input }: TextFieldProps) {
  return (
    <div>
      <label htmlFor={name} className="block font-semibold">
        {label}
      </label>
      <input
        id={name}
        name={name}
        {...input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${name}-error`}
        className={`mt-1 min-h-12 ${look(error)}`}
      />
      <FieldError name={name} error={error} />
    </div>
  )
}

function FieldError({ name, error }: { name: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={`${name}-error`} className="mt-1 flex items-center gap-2 font-semibold text-base text-red">
      <svg className="icon size-5" aria-hidden="true">
        <use href="/icons.svg#alert" />
      </svg>
      {error}
    </p>
  )
}

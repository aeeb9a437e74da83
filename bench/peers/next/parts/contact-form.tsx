'use client'

import { type FormEvent, type ReactNode, useState } from 'react'

const maxMessageLength = 2000

const fields = [
  { name: 'name', label: 'Nombre*', autoComplete: 'name', required: true },
  { name: 'email', label: 'Correo*', type: 'email', autoComplete: 'email', required: true },
  { name: 'phone', label: 'Teléfono', type: 'tel', autoComplete: 'tel' },
  { name: 'company', label: 'Empresa*', autoComplete: 'organization', required: true },
]
const look = 'w-full rounded border bg-white px-4 text-ink border-steel-500 hover:border-steel-600'

/** Checked by the browser itself, so that no library for that is needed here. */
export function ContactForm({ children }: { children: ReactNode }) {
  const [length, setLength] = useState(0)
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setState('sending')
    try {
      const values = Object.fromEntries(new FormData(event.currentTarget))
      const answer = await fetch('/api/contacts', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
        body: JSON.stringify({ ...values, contactType: 'CONTACT' }),
      })
      if (!answer.ok) throw new Error(`The answer was ${answer.status}`)
      location.assign('/confirmacion')
    } catch (error) {
      console.error(error)
      setState('failed')
    }
  }
  return (
    <form onSubmit={onSubmit} className="grid gap-6 md:grid-cols-2">
      <p className="text-base text-steel-600 md:col-span-2">Los campos con * son obligatorios.</p>
      {fields.map(({ label, ...input }) => (
        <div key={input.name}>
          <label htmlFor={input.name} className="block font-semibold">
            {label}
          </label>
          <input id={input.name} {...input} className={`mt-1 min-h-12 ${look}`} />
        </div>
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
          className={`mt-1 block py-3 ${look}`}
        />
        <p className="figures mt-1 text-right text-sm text-steel-600" aria-hidden="true">
          {length} / {maxMessageLength}
        </p>
      </div>
      <div className="md:col-span-2">
        <button
          type="submit"
          disabled={state === 'sending'}
          className="min-h-12 rounded bg-red px-8 font-bold text-white hover:bg-red-dark"
        >
          ENVIAR
        </button>
        {children}
      </div>
    </form>
  )
}

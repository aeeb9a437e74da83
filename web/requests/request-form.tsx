import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { privacyNotice } from '../content/shared.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { SubmitButton, TextField } from './fields.tsx'
import type { useRequestForm } from './use-request-form.ts'

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

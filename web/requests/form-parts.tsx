import { useLayoutEffect, useRef } from 'react'
import { privacyNotice } from '../content/paginas.ts'
import { SiteLink } from '../ui/site-link.tsx'

export function RequiredNote() {
  return <p className="text-base text-steel-600 md:col-span-2">Los campos con * son obligatorios.</p>
}

export function SubmitButton({ children }: { children: string }) {
  return (
    <button type="submit" className="min-h-12 rounded bg-red px-8 font-bold text-white hover:bg-red-dark">
      {children}
    </button>
  )
}

/** Honeypot: people cannot see this field, so only bots fill it in. */
export function BotTrap() {
  return <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
}

export function PrivacyNotice() {
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

/** A modal dialog, so that nothing on the page can be used while sending. */
export function Sending() {
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

import { useLayoutEffect, useRef } from 'react'
import { privacyNotice } from '../content/paginas.ts'
import { SiteLink } from '../ui/site-link.tsx'

/** What the asterisks of the labels mean. */
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

/** No person sees this field; what fills it in is not a person. */
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

/** Takes the place of the whole page while a request is on its way. */
export function Sending() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Closing it gives the focus back to the button.
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

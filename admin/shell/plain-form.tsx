import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  /** What the API found wrong, by field; the form's fields show it. */
  errors: Record<string, string>
  onSubmit: (form: HTMLFormElement) => void
  children: ReactNode
}

/** A form without react-admin. The messages are ours, in Spanish under the field, and the first of them takes the focus. */
export function PlainForm({ errors, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event.currentTarget)
      }}
    >
      {children}
    </form>
  )
}

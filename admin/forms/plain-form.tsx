import { Button, DialogActions } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  errors: Record<string, string>
  onSubmit: (form: HTMLFormElement) => void
  children: ReactNode
}

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
        // React passes the event on to the form around a dialog.
        event.stopPropagation()
        onSubmit(event.currentTarget)
      }}
    >
      {children}
    </form>
  )
}

type SaveActionsProps = { label?: string; isRunning: boolean; onCancel: () => void }

/** The buttons of a dialog around a form. */
export function SaveActions({ label = 'Guardar', isRunning, onCancel }: SaveActionsProps) {
  return (
    <DialogActions>
      <Button color="secondary" onClick={onCancel}>
        Cancelar
      </Button>
      <Button type="submit" variant="contained" disabled={isRunning}>
        {label}
      </Button>
    </DialogActions>
  )
}

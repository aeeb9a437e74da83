import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError, useNotify } from 'react-admin'

type Options = {
  changesNothing?: boolean
  /** Only what was read from this resource is read again. */
  changesOnly?: string
  onInvalid?: ((fields: Record<string, string>) => void) | undefined
}

export function useAction({ changesNothing = false, changesOnly, onInvalid }: Options = {}) {
  const notify = useNotify()
  const queries = useQueryClient()
  const [isRunning, setRunning] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})

  const run = async (action: () => Promise<unknown>, success?: string): Promise<boolean> => {
    setRunning(true)
    setErrors({})
    try {
      await action()
      if (success) notify(success, { type: 'success' })
      return true
    } catch (error) {
      if (!(error instanceof Error)) throw error
      if (error instanceof HttpError) {
        const fields = error.body?.errors ?? {}
        setErrors(fields)
        onInvalid?.(fields)
      }
      notify(error.message, { type: 'error' })
      return false
    } finally {
      if (changesNothing) {
        // A refetched record would replace what was typed into its form.
        setRunning(false)
      } else {
        // The next action must not start from outdated data.
        const queryKey = changesOnly ? [changesOnly] : []
        queries.invalidateQueries({ queryKey }).finally(() => setRunning(false))
      }
    }
  }

  return { run, isRunning, errors }
}

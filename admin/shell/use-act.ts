import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError, useNotify } from 'react-admin'

type Options = {
  changesNothing?: boolean
  /** For a form that keeps its errors itself. */
  onInvalid?: ((fields: Record<string, string>) => void) | undefined
}

/** Runs an act, says what came of it, and shows everything as it is then; what was refused by field, a form shows there. */
export function useAct({ changesNothing = false, onInvalid }: Options = {}) {
  const notify = useNotify()
  const queries = useQueryClient()
  const [isRunning, setRunning] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})

  const run = async (act: () => Promise<unknown>, success?: string): Promise<boolean> => {
    setRunning(true)
    setErrors({})
    try {
      await act()
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
        // A record that is fetched anew replaces what was typed into its form.
        setRunning(false)
      } else {
        // Until then the page shows what was, and the next act would begin from it.
        queries.invalidateQueries().finally(() => setRunning(false))
      }
    }
  }

  return { run, isRunning, errors }
}

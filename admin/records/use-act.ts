import { useState } from 'react'
import { HttpError, useNotify } from 'react-admin'

/** Runs one act at a time; what the API refuses is shown at its field, or as a notice where it has none. */
export function useAct() {
  const notify = useNotify()
  const [isRunning, setIsRunning] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const run = async (act: () => Promise<void>) => {
    setIsRunning(true)
    setErrors({})
    try {
      await act()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const fields = error instanceof HttpError ? error.body?.errors : undefined
      setErrors(fields ?? {})
      if (!fields) notify(error.message, { type: 'error' })
    }
    setIsRunning(false)
  }
  return { run, isRunning, errors }
}

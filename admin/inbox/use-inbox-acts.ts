import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError, useNotify } from 'react-admin'
import { authProvider } from '../auth-provider.ts'

/** Runs an act on the inbox, says what came of it, and shows the inbox as it is then. */
export function useInboxActs() {
  const notify = useNotify()
  const queries = useQueryClient()
  const [isRunning, setRunning] = useState(false)

  const run = async (act: () => Promise<unknown>, success?: string): Promise<Record<string, string> | undefined> => {
    setRunning(true)
    try {
      await act()
      if (success) notify(success, { type: 'success' })
      return undefined
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      await authProvider.checkError(error)
      notify(error.message, { type: 'error' })
      return error.body?.errors ?? {}
    } finally {
      setRunning(false)
      await queries.invalidateQueries({ queryKey: ['solicitudes'] })
    }
  }

  return { run, isRunning }
}

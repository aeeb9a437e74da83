import { HttpError, useNotify, useRefresh } from 'react-admin'

/** Runs an act, tells how it went and shows what is true afterwards. */
export function useAct() {
  const notify = useNotify()
  const refresh = useRefresh()
  return async (act: () => Promise<unknown>, success?: string): Promise<boolean> => {
    try {
      await act()
      if (success) notify(success, { type: 'success' })
      return true
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      notify(error.message, { type: 'error' })
      return false
    } finally {
      refresh()
    }
  }
}

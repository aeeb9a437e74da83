import type { AuthProvider } from 'react-admin'
import type { Me } from '../contract/admin/staff.ts'
import { callApi, callForJson } from './call-api.ts'

/** The door is a page of the site; whoever comes through it returns to where he was. */
function goToDoor(): Promise<never> {
  const { pathname, search } = window.location
  window.location.assign(`/login?siguiente=${encodeURIComponent(pathname + search)}`)
  // The page is being left: nothing else may be shown meanwhile.
  return new Promise(() => undefined)
}

const isSessionOver = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 401

export const getMe = () => callForJson<Me>('/me')

export const authProvider: AuthProvider = {
  login: goToDoor,
  checkAuth: async () => {
    await getMe().catch((error) => (isSessionOver(error) ? goToDoor() : undefined))
  },
  checkError: async (error) => {
    if (isSessionOver(error)) await goToDoor()
  },
  getIdentity: async () => {
    const { id, name } = await getMe()
    return { id, fullName: name }
  },
  logout: async () => {
    await callApi('/me/sign-out', { method: 'POST' }).catch(() => undefined)
    window.location.assign('/login')
    return new Promise(() => undefined)
  },
  getPermissions: async () => undefined,
}

import { staffAccount } from '../e2e/staff-account.ts'

type Server = { url: string }

const visitor = (address: string) => ({ 'X-Forwarded-For': address })

export const signInAt = ({ url }: Server, password: string, address: string) =>
  fetch(`${url}/login`, {
    method: 'POST',
    headers: { Origin: url, ...visitor(address) },
    body: new URLSearchParams({ ...staffAccount, password }),
    redirect: 'manual',
  })

/** A session is valid at every process, so each call names the one it goes to. */
export async function openSession(server: Server, address: string) {
  const { headers, status } = await signInAt(server, staffAccount.password, address)
  if (status !== 302) throw new Error(`Signing in responded with ${status}.`)
  const cookies = headers.getSetCookie().map((line) => line.split(';', 1)[0])
  const call = (at: Server, method: string, path: string, body?: BodyInit, type = 'application/json') =>
    fetch(`${at.url}/api/admin/${path}`, {
      method,
      headers: { Cookie: cookies.join('; '), ...visitor(address), ...(body !== undefined && { 'Content-Type': type }) },
      ...(body !== undefined && { body }),
    })
  return {
    get: (at: Server, path: string) => call(at, 'GET', path),
    put: (at: Server, path: string, body: unknown) => call(at, 'PUT', path, JSON.stringify(body)),
    post: (at: Server, path: string) => call(at, 'POST', path, '{}'),
    upload: (at: Server, path: string, file: Buffer) =>
      call(at, 'POST', path, new Uint8Array(file), 'application/octet-stream'),
  }
}

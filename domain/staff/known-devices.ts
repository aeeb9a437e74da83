import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseCookies } from 'better-auth/cookies'

const validSeconds = 180 * 24 * 60 * 60

/**
 * A browser that signed in to an account carries a signed cookie of its own for it. It opens nothing: it only tells the
 * owner's devices from strangers.
 */
export function knownDevices({ secret, publicUrl }: { secret: string; publicUrl: string }) {
  const isSecure = publicUrl.startsWith('https:')
  const nameFor = (account: string) => `${isSecure ? '__Secure-' : ''}precinta.device.${account.slice(0, 16)}`
  const sign = (account: string, device: string, expiresAt: string) =>
    createHmac('sha256', secret).update(`known-device:${account}:${device}:${expiresAt}`).digest('base64url')

  return {
    /** The device's own mark, if the account has been entered from it. */
    recognise: (headers: Headers, account: string, now: Date): string | undefined => {
      const cookie = parseCookies(headers.get('Cookie') ?? '').get(nameFor(account))
      const [device = '', expiresAt = '', signature = ''] = cookie?.split('.') ?? []
      const expected = Buffer.from(sign(account, device, expiresAt))
      const given = Buffer.from(signature)
      const isGenuine = given.length === expected.length && timingSafeEqual(given, expected)
      return isGenuine && Number(expiresAt) > now.getTime() ? device : undefined
    },

    cookieFor: (account: string, now: Date): string => {
      const device = randomBytes(12).toString('base64url')
      const expiresAt = String(now.getTime() + validSeconds * 1000)
      const value = [device, expiresAt, sign(account, device, expiresAt)].join('.')
      const attributes = [`Max-Age=${validSeconds}`, 'Path=/login', 'HttpOnly', 'SameSite=Strict']
      return [`${nameFor(account)}=${value}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; ')
    },
  }
}

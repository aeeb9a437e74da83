import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseCookies } from 'better-auth/cookies'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { staff, staffCredentials } from '../../db/schema.ts'

const validSeconds = 180 * 24 * 60 * 60

/** A new password makes all devices unknown. */
export type DeviceAccount = { key: string; passwordHash: string }

export async function findDeviceAccount(db: Db, email: string): Promise<DeviceAccount> {
  const [found] = await db
    .select({ password: staffCredentials.password })
    .from(staffCredentials)
    .innerJoin(staff, eq(staff.id, staffCredentials.userId))
    .where(and(eq(staff.email, email), eq(staffCredentials.providerId, 'credential')))
  return { key: createHash('sha256').update(email).digest('hex'), passwordHash: found?.password ?? '' }
}

/** The cookie grants no access; it only tells the owner's devices from others. */
export function knownDevices({ secret, publicUrl }: { secret: string; publicUrl: string }) {
  const isSecure = publicUrl.startsWith('https:')
  const nameFor = ({ key }: DeviceAccount) => `${isSecure ? '__Secure-' : ''}precinta.device.${key.slice(0, 16)}`
  const sign = ({ key, passwordHash }: DeviceAccount, device: string, expiresAt: string) =>
    createHmac('sha256', secret)
      .update(`known-device:${key}:${passwordHash}:${device}:${expiresAt}`)
      .digest('base64url')

  return {
    recognise: (headers: Headers, account: DeviceAccount, now: Date): string | undefined => {
      const cookie = parseCookies(headers.get('Cookie') ?? '').get(nameFor(account))
      const [device = '', expiresAt = '', signature = ''] = cookie?.split('.') ?? []
      const expected = Buffer.from(sign(account, device, expiresAt))
      const given = Buffer.from(signature)
      const isGenuine = given.length === expected.length && timingSafeEqual(given, expected)
      return isGenuine && Number(expiresAt) > now.getTime() ? device : undefined
    },

    cookieFor: (account: DeviceAccount, now: Date): string => {
      const device = randomBytes(12).toString('base64url')
      const expiresAt = String(now.getTime() + validSeconds * 1000)
      const value = [device, expiresAt, sign(account, device, expiresAt)].join('.')
      const attributes = [`Max-Age=${validSeconds}`, 'Path=/login', 'HttpOnly', 'SameSite=Strict']
      return [`${nameFor(account)}=${value}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; ')
    },
  }
}

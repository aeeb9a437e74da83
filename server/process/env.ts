import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { minPasswordLength } from '../../shared/limits.ts'

const url = (...protocols: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
        `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      ),
    )

const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number(`must be a whole number from ${min} to ${max}`)
    .check(z.refine((n) => Number.isInteger(n) && n >= min && n <= max, `must be a whole number from ${min} to ${max}`))

const mailbox = z.string().check(z.regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an e-mail address'))

const tooShort = `must be at least ${minPasswordLength} characters long`

const yesOrNo = z.stringbool({ truthy: ['true'], falsy: ['false'], error: 'must be true or false' })

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

const Settings = z.object({
  HOST: z._default(z.string(), '0.0.0.0'),
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  DATA_DIR: z._default(z.string(), './data'),
  DEMO: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  DATABASE_URL: z.optional(url('postgres:', 'postgresql:')),
  SMTP_URL: z.optional(url('smtp:', 'smtps:')),
  MAIL_TO: z.optional(mailbox),
  MAIL_FROM: z.optional(mailbox),
  PUBLIC_URL: z.optional(url('http:', 'https:')),
  HSTS_SUBDOMAINS: z._default(yesOrNo, false),
  API_URL: z.optional(url('http:', 'https:')),
  TRUST_PROXY: z._default(wholeNumber(0, 10), 0),
  DRAIN_SECONDS: z._default(wholeNumber(0, 300), 0),
  ADMIN_EMAIL: z.optional(z.string().check(z.email('must be an e-mail address'), z.toLowerCase())),
  ADMIN_PASSWORD: z.optional(
    z.string().check(z.minLength(minPasswordLength, tooShort), z.maxLength(200, 'must be at most 200 characters long')),
  ),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must be at least 16 characters long'))),
  LOG_LEVEL: z._default(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
})

export class BadSetting extends Error {}

export type Env = ReturnType<typeof readEnv>

export function readEnv(variables: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(given)
  if (!parsed.success) {
    const complaints = parsed.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`)
    throw new BadSetting(`Bad setting: ${complaints.join('; ')}.`)
  }
  const { data } = parsed
  if (data.SMTP_URL && !given.MAIL_TO) throw new BadSetting('Bad setting: MAIL_TO must be set when SMTP_URL is.')
  if (!data.ADMIN_EMAIL !== !data.ADMIN_PASSWORD) {
    throw new BadSetting('Bad setting: ADMIN_EMAIL and ADMIN_PASSWORD must be set together.')
  }
  return {
    host: data.HOST,
    port: data.PORT,
    dataDir: resolve(data.DATA_DIR),
    hasDemo: data.DEMO === 'on',
    databaseUrl: data.DATABASE_URL,
    smtpUrl: data.SMTP_URL,
    mailTo: data.MAIL_TO,
    mailFrom: data.MAIL_FROM,
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    hstsSubdomains: data.HSTS_SUBDOMAINS,
    apiUrl: data.API_URL?.replace(/\/+$/, ''),
    firstAccount:
      data.ADMIN_EMAIL && data.ADMIN_PASSWORD
        ? { name: data.ADMIN_EMAIL.split('@')[0] ?? '', email: data.ADMIN_EMAIL, password: data.ADMIN_PASSWORD }
        : undefined,
    trustProxy: data.TRUST_PROXY,
    drainMs: data.DRAIN_SECONDS * 1000,
    metricsToken: data.METRICS_TOKEN,
    logLevel: data.LOG_LEVEL,
  }
}

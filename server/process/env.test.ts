import { expect, test } from 'vitest'
import { BadSetting, readEnv } from './env.ts'

test('nothing needs to be set', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    dataDir: expect.stringMatching(/\/data$/),
    hasDemo: true,
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailTo: undefined,
    mailFrom: undefined,
    publicUrl: 'http://localhost:3000',
    hstsSubdomains: false,
    trustProxy: 0,
    logLevel: 'info',
  })
})

test('an empty variable counts as not set', () => {
  expect(readEnv({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined })
})

test('variables override the defaults', () => {
  const env = readEnv({
    PORT: '8080',
    DEMO: 'off',
    MAIL_TO: 'Ventas <ventas@empresa.cl>',
    SMTP_URL: 'smtps://u:p@mail.cl',
    HSTS_SUBDOMAINS: 'true',
    TRUST_PROXY: '2',
    DRAIN_SECONDS: '5',
  })
  expect(env).toMatchObject({
    port: 8080,
    hasDemo: false,
    mailTo: 'Ventas <ventas@empresa.cl>',
    smtpUrl: 'smtps://u:p@mail.cl',
    hstsSubdomains: true,
    trustProxy: 2,
    drainMs: 5000,
    publicUrl: 'http://localhost:8080',
  })
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['HSTS_SUBDOMAINS', 'yes'],
  ['DEMO', 'false'],
  ['DATABASE_URL', 'mysql://x'],
  ['SMTP_URL', 'mail.example'],
  ['MAIL_TO', 'nobody'],
  ['MAIL_FROM', 'a@b\r\nBcc: c@d'],
  ['PUBLIC_URL', 'precinta.cl'],
  ['API_URL', 'ftp://x'],
  ['TRUST_PROXY', 'yes'],
  ['DRAIN_SECONDS', '-1'],
  ['ADMIN_EMAIL', 'nobody'],
  ['ADMIN_PASSWORD', 'short'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is a bad setting, and the message names it in one line', (name, value) => {
  const read = () => readEnv({ [name]: value })
  expect(read).toThrow(BadSetting)
  expect(read).toThrow(new RegExp(`^Bad setting: ${name} must be .*\\.$`))
})

test('SMTP_URL without MAIL_TO is a bad setting', () => {
  expect(() => readEnv({ SMTP_URL: 'smtp://mail.cl' })).toThrow('Bad setting: MAIL_TO must be set when SMTP_URL is.')
})

test('the first account needs both an address and a password', () => {
  const together = 'Bad setting: ADMIN_EMAIL and ADMIN_PASSWORD must be set together.'
  expect(() => readEnv({ ADMIN_EMAIL: 'marta@precinta.cl' })).toThrow(together)
  expect(() => readEnv({ ADMIN_PASSWORD: 'una clave bien larga' })).toThrow(together)
  expect(readEnv({ ADMIN_EMAIL: 'Marta@precinta.cl', ADMIN_PASSWORD: 'una clave bien larga' }).firstAccount).toEqual({
    name: 'marta',
    email: 'marta@precinta.cl',
    password: 'una clave bien larga',
  })
})

test('a slash at the end of API_URL is not doubled', () => {
  expect(readEnv({ API_URL: 'https://backend.example/api/' }).apiUrl).toBe('https://backend.example/api')
})

test('no secret is repeated in the message', () => {
  expect(() => readEnv({ SMTP_URL: 'http://user:secret@mail' })).toThrow(/^(?!.*secret)/)
})

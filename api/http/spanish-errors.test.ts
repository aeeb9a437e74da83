import { expect, test } from 'vitest'
import type { ErrorBody } from '../../shared/error-response.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

type Schema = {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  $ref?: string
}
type Operation = {
  requestBody?: { content: Record<string, { schema: Schema }> }
  parameters?: { in: string; name: string }[]
}

/** No field accepts any of these. */
const misfits: unknown[] = [undefined, null, {}, [], 'Ω', -1.5, true, 'x'.repeat(20_000), 1e12]

/** A value of the schema's shape with the misfit in every field, including those inside lists. */
function filledWith(misfit: unknown, { properties, items, anyOf = [] }: Schema): unknown {
  const [choice] = anyOf.filter((part) => part.properties ?? part.items)
  if (choice) return filledWith(misfit, choice)
  if (items) return [filledWith(misfit, items)]
  if (!properties) return misfit
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, filledWith(misfit, field)]))
}

const english = /\b(invalid|expected|received|required|must|should|too (big|small)|unrecognized)\b/i
const codeOrBareNumber = /[a-z]_[a-z]|(?:máxim[oa]|mínim[oa]|hasta|es|a) \d{4}/i

test('no back-office route responds to an invalid body or query in English, with a code or with an unformatted number', async () => {
  const app = await createTestApp()
  const staff = await app.signIn()
  const { body: description } = await app.get('/api/openapi.json')
  const messages: string[] = []
  const note = (call: string, { status, body }: { status: number; body: ErrorBody }) => {
    if (status < 400) return
    const { message, fields = {} } = body.error
    messages.push(`${call}: ${message}`, ...Object.entries(fields).map(([field, text]) => `${call} ${field}: ${text}`))
  }
  for (const [template, item] of Object.entries<Record<string, Operation>>(description.paths)) {
    if (!template.startsWith('/admin/')) continue
    const path = `/api${template.replace(/\{\w+\}/g, '99999')}`
    for (const [method, { requestBody, parameters = [] }] of Object.entries(item)) {
      const schema = requestBody?.content['application/json']?.schema
      const send = method === 'put' ? staff.put : staff.post
      for (const misfit of schema ? misfits : []) {
        for (const body of [misfit ?? null, filledWith(misfit, schema ?? {}), [filledWith(misfit, schema ?? {})]])
          note(`${method} ${path}`, await send(path, body))
      }
      const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
      for (const misfit of method === 'get' ? ['Ω', '-1.5', '1e12', 'x'.repeat(2000)] : [])
        for (const name of names)
          note(`${method} ${path}?${name}`, await staff.get(`${path}?${new URLSearchParams({ [name]: misfit })}`))
    }
  }
  expect(messages.length).toBeGreaterThan(500)
  const textOf = (line: string) => line.slice(line.indexOf(': '))
  expect(messages.filter((line) => english.test(textOf(line)))).toEqual([])
  expect(messages.filter((line) => codeOrBareNumber.test(textOf(line)))).toEqual([])
})

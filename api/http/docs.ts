import { html } from 'hono/html'
import { colours } from '../../shared/colours.ts'
import type { ApiDescription } from './openapi.ts'

export function docsPage({ info, paths = {}, components = {} }: ApiDescription) {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => operationSection(method, path, operation as Operation)),
  )
  const schemas = Object.entries(components.schemas ?? {}).map(
    ([name, schema]) => html`<h3 id="${name}">${name}</h3><pre>${JSON.stringify(schema, null, 2)}</pre>`,
  )
  return html`<!doctype html>
<html lang="es-CL">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>${info.title}</title>
    <link rel="icon" href="/favicon.ico" sizes="32x32">
    <link rel="stylesheet" href="/api/docs.css">
  </head>
  <body>
    <h1>${info.title}</h1>
    <p>${info.description} El documento completo: <a href="/api/openapi.json">openapi.json</a>.</p>
    ${operations}
    <h2>Esquemas</h2>
    ${schemas}
  </body>
</html>`
}

type Content = { content?: { 'application/json'?: { schema?: { $ref?: string; items?: { $ref?: string } } } } }
type Parameter = { name: string; in: string; required?: boolean; schema?: { type?: string; default?: unknown } }
type Operation = {
  summary?: string
  description?: string
  parameters?: Parameter[]
  requestBody?: Content
  responses?: Record<string, Content & { description?: string }>
}

function operationSection(method: string, path: string, operation: Operation) {
  const { summary, description, parameters = [], requestBody, responses = {} } = operation
  return html`
    <h2><code>${method.toUpperCase()} /api${path}</code></h2>
    <p>${summary}. ${description ?? ''}</p>
    <table>
      ${parameters.map((parameter) => row(`${parameter.name} (${parameter.in})`, parameterText(parameter)))}
      ${requestBody ? row('Cuerpo', schemaLink(requestBody)) : ''}
      ${Object.entries(responses).map(([status, response]) => row(status, html`${response.description} ${schemaLink(response)}`))}
    </table>`
}

function parameterText({ required, schema = {} }: Parameter): string {
  const fallback = schema.default === undefined ? 'opcional' : `por defecto ${JSON.stringify(schema.default)}`
  return `${schema.type}, ${required ? 'obligatorio' : fallback}`
}

const row = (key: string, value: unknown) => html`<tr><th scope="row">${key}</th><td>${value}</td></tr>`

function schemaLink({ content }: Content) {
  const schema = content?.['application/json']?.schema
  const name = (schema?.$ref ?? schema?.items?.$ref)?.split('/').at(-1)
  return name ? html`<a href="#${name}">${name}${schema?.items ? '[]' : ''}</a>` : ''
}

export const docsStyles = `
body { color: ${colours.ink}; font: 17px/28px Archivo, system-ui, sans-serif; margin: 0 auto; max-width: 960px; padding: 32px 24px 96px }
h1, h2, h3 { letter-spacing: -0.02em; line-height: 1.2; margin: 48px 0 8px }
h1 { margin-top: 0 }
a { color: ${colours.red} }
table { border-collapse: collapse; width: 100% }
th, td { border-top: 1px solid ${colours['steel-100']}; padding: 8px 16px 8px 0; text-align: left; vertical-align: top }
th { color: ${colours['steel-600']}; font-weight: 400; width: 220px }
pre { background: ${colours['steel-50']}; font-size: 14px; line-height: 20px; overflow-x: auto; padding: 16px }
`

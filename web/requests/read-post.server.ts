import { type ActionFunctionArgs, data } from 'react-router'
import { companyContext } from '../document/server-context.server.ts'

type Post = Pick<ActionFunctionArgs, 'request' | 'context'>

export async function readPost({ request, context }: Post): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => {
    // The page of a rejected form shows the company, and no loader runs for it.
    throw data({ company: context.get(companyContext) }, 415)
  })
  const entries = [...form]
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

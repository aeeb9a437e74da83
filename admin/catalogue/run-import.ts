import { HttpError } from 'react-admin'
import { type ImportPlan, ImportProgress, maxImportBytes } from '../../shared/catalogue/imports.ts'
import { callApi, callForJson } from '../shell/call-api.ts'

export async function tryImport(path: string, file: File): Promise<ImportPlan> {
  if (file.size > maxImportBytes) throw new HttpError(`El archivo pesa más de ${maxImportBytes / 1024 / 1024} MB.`, 413)
  return callForJson(path, { method: 'POST', body: file })
}

type Run = { path: string; file: File; fingerprint: string; onProgress: (done: number) => void }

export async function runImport({ path, file, fingerprint, onProgress }: Run) {
  const query = new URLSearchParams({ fingerprint, fileName: file.name })
  const response = await callApi(`${path}?${query}`, { method: 'POST', body: file })
  for await (const line of linesOf(response)) {
    const step = ImportProgress.parse(JSON.parse(line))
    if ('failed' in step) throw new HttpError(step.failed, 409)
    if ('finished' in step) return { created: step.created, updated: step.updated }
    onProgress(step.done)
  }
  throw new Error('The response ended before it said how the import went.')
}

async function* linesOf({ body }: Response) {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

import { HttpError } from 'react-admin'
import { maxPdfBytes, maxPictureBytes, type Uploaded } from '../../shared/catalogue/uploads.ts'
import { callForJson } from '../shell/call-api.ts'

const kinds = {
  picture: {
    path: '/uploads/pictures',
    maxBytes: maxPictureBytes,
    accept: 'image/jpeg,image/png,image/webp,image/avif',
  },
  banner: {
    path: '/uploads/pictures?use=banner',
    maxBytes: maxPictureBytes,
    accept: 'image/jpeg,image/png,image/webp,image/avif',
  },
  pdf: { path: '/uploads/pdfs', maxBytes: maxPdfBytes, accept: 'application/pdf' },
}

export type FileKind = keyof typeof kinds

/** `mayRetry` says whether the same file may succeed later. */
export type UploadProblem = { message: string; mayRetry: boolean }

export const acceptOf = (kind: FileKind) => kinds[kind].accept

export async function uploadFile(kind: FileKind, file: File, signal: AbortSignal): Promise<string | UploadProblem> {
  const { path, maxBytes } = kinds[kind]
  const tooLarge = { message: `El archivo pesa más de ${maxBytes / 1024 / 1024} MB.`, mayRetry: false }
  if (file.size > maxBytes) return tooLarge
  if (signal.aborted) return cancelled
  try {
    return (await callForJson<Uploaded>(path, { method: 'POST', body: file, signal })).src
  } catch (error) {
    if (signal.aborted) return cancelled
    if (!(error instanceof HttpError)) return unreadable
    if (error.status === 413) return tooLarge
    return { message: error.message, mayRetry: error.status !== 415 && error.status !== 422 }
  }
}

const cancelled = { message: 'Subida cancelada.', mayRetry: true }
const unreadable = { message: 'El servidor respondió algo inesperado.', mayRetry: true }

import { HttpError } from 'react-admin'
import { maxPdfBytes, maxPictureBytes, type Uploaded } from '../../contract/admin/uploads.ts'
import { callForJson } from '../call-api.ts'

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

export const acceptOf = (kind: FileKind) => kinds[kind].accept

/** Gives the file's address, or throws what the person should read. */
export async function uploadFile(kind: FileKind, file: File): Promise<string> {
  const { path, maxBytes } = kinds[kind]
  if (file.size > maxBytes) throw new HttpError(`El archivo pesa más de ${maxBytes / 1024 / 1024} MB.`, 413)
  return (await callForJson<Uploaded>(path, { method: 'POST', body: file })).src
}

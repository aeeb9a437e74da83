import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { HttpError } from 'react-admin'
import { maxPdfBytes, maxPictureBytes, type Uploaded } from '../../shared/catalogue/uploads.ts'
import { callForJson } from '../shell/call-api.ts'

type FormUploads = {
  underway: FileKind[]
  begin: (kind: FileKind) => () => void
}

const UploadsContext = createContext<FormUploads>({ underway: [], begin: () => () => undefined })

/** Saving during an upload would omit its file. */
export function FormUploadsProvider({ children }: { children: ReactNode }) {
  const [underway, setUnderway] = useState<FileKind[]>([])
  const begin = useCallback((kind: FileKind) => {
    setUnderway((all) => [...all, kind])
    return () => setUnderway((all) => all.toSpliced(all.indexOf(kind), 1))
  }, [])
  const value = useMemo(() => ({ underway, begin }), [underway, begin])
  return <UploadsContext value={value}>{children}</UploadsContext>
}

export const useFormUploads = () => useContext(UploadsContext)

export function uploadingText(underway: FileKind[]): string {
  const pdfs = underway.filter((kind) => kind === 'pdf').length
  const pictures = underway.length - pdfs
  if (pdfs > 0 && pictures > 0) return `Subiendo ${underway.length} archivos…`
  if (pdfs > 0) return `Subiendo ${pdfs} PDF…`
  return pictures === 1 ? 'Subiendo 1 imagen…' : `Subiendo ${pictures} imágenes…`
}

const uploadKinds = {
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

export type FileKind = keyof typeof uploadKinds

/** `mayRetry` says whether the same file may succeed later. */
type UploadProblem = { message: string; mayRetry: boolean }

export const acceptOf = (kind: FileKind) => uploadKinds[kind].accept

async function uploadFile(kind: FileKind, file: File, signal: AbortSignal): Promise<string | UploadProblem> {
  const { path, maxBytes } = uploadKinds[kind]
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

export type FailedUpload = UploadProblem & { file: File }

type Options = {
  kind: FileKind
  room: number
  onUploaded: (src: string, file: File) => void
}

export function useUploads({ kind, room, onUploaded }: Options) {
  const { begin } = useFormUploads()
  const [underway, setUnderway] = useState<FileKind[]>([])
  const [failed, setFailed] = useState<FailedUpload[]>([])
  const [sending, setSending] = useState<AbortController>()

  const send = async (files: File[]) => {
    const controller = new AbortController()
    const ends = new Map(files.map((file) => [file, begin(kind)]))
    setSending(controller)
    setUnderway(files.map(() => kind))
    for (const file of files) {
      const result = await uploadFile(kind, file, controller.signal)
      if (typeof result === 'string') onUploaded(result, file)
      else setFailed((all) => [...all, { ...result, file }])
      setUnderway((all) => all.slice(1))
      ends.get(file)?.()
    }
    setSending(undefined)
  }

  const take = (files: File[]) => {
    const surplus = files.slice(room).map((file) => ({ file, message: 'No caben más archivos.', mayRetry: false }))
    setFailed(surplus)
    return send(files.slice(0, room))
  }
  const putAside = (file: File) => setFailed((all) => all.filter((entry) => entry.file !== file))
  const retry = (file: File) => {
    putAside(file)
    return send([file])
  }
  return { underway, failed, take, retry, putAside, cancel: () => sending?.abort() }
}

import { useState } from 'react'
import { useFormUploads } from './form-uploads.tsx'
import { type FileKind, type UploadProblem, uploadFile } from './upload-file.ts'

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

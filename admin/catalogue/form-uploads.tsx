import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import type { FileKind } from './upload-file.ts'

type FormUploads = {
  underway: FileKind[]
  begin: (kind: FileKind) => () => void
}

const Context = createContext<FormUploads>({ underway: [], begin: () => () => undefined })

/** Saving during an upload would omit its file. */
export function FormUploadsProvider({ children }: { children: ReactNode }) {
  const [underway, setUnderway] = useState<FileKind[]>([])
  const begin = useCallback((kind: FileKind) => {
    setUnderway((all) => [...all, kind])
    return () => setUnderway((all) => all.toSpliced(all.indexOf(kind), 1))
  }, [])
  const value = useMemo(() => ({ underway, begin }), [underway, begin])
  return <Context value={value}>{children}</Context>
}

export const useFormUploads = () => useContext(Context)

export function uploadingText(underway: FileKind[]): string {
  const pdfs = underway.filter((kind) => kind === 'pdf').length
  const pictures = underway.length - pdfs
  if (pdfs > 0 && pictures > 0) return `Subiendo ${underway.length} archivos…`
  if (pdfs > 0) return `Subiendo ${pdfs} PDF…`
  return pictures === 1 ? 'Subiendo 1 imagen…' : `Subiendo ${pictures} imágenes…`
}

import { useEffect, useState } from 'react'
import { useBeforeUnload } from 'react-router-dom'
import type { Quote, RequestQuotes } from '../../shared/quotes/quote.ts'
import { keepDraft } from '../shell/drafts.ts'
import { type EditedQuote, editedFrom, isSameEdit } from './edited-quote.ts'
import { draftIn } from './use-request-quotes.ts'

/** What is being typed, and the saved draft that it is based on. */
export type Edit = {
  form: EditedQuote
  from: { version: number; updatedAt: string; form: EditedQuote }
  /** The newest event of the request when editing began. */
  seenEventId: number | null
  replaced?: Replaced | undefined
}

/** What one choice replaced, until it is restored or closed; of a chosen price only that line is restored. */
export type Replaced = { said: string; form: EditedQuote; from: Edit['from']; lineKey?: string | undefined }

export const editName = (requestId: number) => `cotización ${requestId}`

export function editOf(draft: Quote, seenEventId: number | null): Edit {
  const form = editedFrom(draft)
  return { form, from: { version: draft.version, updatedAt: draft.updatedAt, form }, seenEventId }
}

export const replacing = (edit: Edit, said: string, next: Partial<Edit>, lineKey?: string): Edit => ({
  ...edit,
  ...next,
  replaced: { said, form: edit.form, from: edit.from, lineKey },
})

/** What was typed since is in turn replaced, and not lost. */
export function restored(edit: Edit): Edit {
  const { form, replaced } = edit
  if (!replaced) return edit
  const { lineKey } = replaced
  if (!lineKey) {
    return replacing(edit, 'Volvió lo que habías escrito.', { form: replaced.form, from: replaced.from })
  }
  const before = replaced.form.lines.find(({ key }) => key === lineKey)
  const lines = form.lines.map((line) =>
    line.key === lineKey && before ? { ...line, unitPrice: before.unitPrice, discount: before.discount } : line,
  )
  return replacing(edit, 'Volvió el precio que habías escrito.', { form: { ...form, lines } }, lineKey)
}

/** A colleague's saved changes are taken over only if nothing was typed here. */
export function useEdit(requestId: number, quotes: RequestQuotes, start: Edit) {
  const [edit, setEdit] = useState(start)
  const [taken, setTaken] = useState<Quote>()
  const draft = draftIn(quotes)
  const isDirty = !isSameEdit(edit.form, edit.from.form)
  const isNewer = draft !== undefined && draft.updatedAt > edit.from.updatedAt
  if (isNewer && !isDirty) {
    setEdit({ ...editOf(draft, edit.seenEventId), replaced: edit.replaced })
    setTaken(draft)
  }

  useEffect(() => {
    keepDraft(editName(requestId), isDirty ? edit : undefined)
  }, [requestId, edit, isDirty])
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault()
  })

  return { edit, setEdit, taken, setTaken, draft, isDirty, theirs: isNewer && isDirty ? draft : undefined }
}

import { useEffect, useState } from 'react'
import { useBeforeUnload } from 'react-router-dom'
import type { Quote, RequestQuotes } from '../../contract/quotes/quote.ts'
import { keepDraft } from '../shell/drafts.ts'
import { type EditedQuote, editedFrom, isSameEdit } from './edited-quote.ts'
import { draftIn } from './use-request-quotes.ts'

/** What is being typed, and the saved draft that it is based on. */
export type Edit = {
  form: EditedQuote
  from: { version: number; updatedAt: string; form: EditedQuote }
  /** The newest event of the request when editing began. */
  seenEventId: number | null
}

export const editName = (requestId: number) => `cotización ${requestId}`

export function editOf(draft: Quote, seenEventId: number | null): Edit {
  const form = editedFrom(draft)
  return { form, from: { version: draft.version, updatedAt: draft.updatedAt, form }, seenEventId }
}

/** A colleague's saved changes are taken over only if nothing was typed here. */
export function useEdit(requestId: number, quotes: RequestQuotes, start: Edit) {
  const [edit, setEdit] = useState(start)
  const [taken, setTaken] = useState<Quote>()
  const draft = draftIn(quotes)
  const isDirty = !isSameEdit(edit.form, edit.from.form)
  const isNewer = draft !== undefined && draft.updatedAt > edit.from.updatedAt
  if (isNewer && !isDirty) {
    setEdit(editOf(draft, edit.seenEventId))
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

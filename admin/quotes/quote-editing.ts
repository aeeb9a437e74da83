import { useCallback, useEffect, useReducer, useState } from 'react'
import { useBeforeUnload } from 'react-router-dom'
import { firstErrorByField } from '../../shared/error-response.ts'
import { type Quote, QuoteContent, type RequestQuotes, zeroTotal } from '../../shared/quotes/quote.ts'
import { totalsOf } from '../../shared/quotes/totals.ts'
import { storeDraft } from '../forms/drafts.ts'
import { useAction } from '../shell/use-action.ts'
import { contentOf, type EditedLine, type EditedQuote, editedFrom, isReadable, isSameEdit } from './edited-quote.ts'
import { draftIn, pdfAddress, useChangeQuotes } from './request-quotes.ts'

type Options = { requestId: number; quotes: RequestQuotes; start: QuoteEdit }

export function useQuoteEditing({ requestId, quotes, start }: Options) {
  const editing = useEdit(requestId, quotes, start)
  const { edit, setEdit, setTaken, draft, isDirty } = editing
  const { form } = edit
  const changeQuotes = useChangeQuotes(requestId)
  const [rejections, countRejection] = useReducer((count: number) => count + 1, 0)
  const { run, isRunning, errors: rejected } = useAction({ onInvalid: countRejection })
  const [wasTried, setTried] = useState(false)
  const [needsTotal, setNeedsTotal] = useState(false)
  const content = contentOf(form)
  const problems = firstErrorByField(QuoteContent.safeParse(content).error?.issues ?? [])

  const change = useCallback(
    (to: Partial<EditedQuote>) => setEdit((edit) => ({ ...edit, form: { ...edit.form, ...to } })),
    [setEdit],
  )
  const changeLines = useCallback(
    (update: (lines: EditedLine[]) => EditedLine[]) =>
      setEdit((edit) => ({ ...edit, form: { ...edit.form, lines: update(edit.form.lines) } })),
    [setEdit],
  )
  /** What was typed while it was being saved stays. */
  const restart = (saved: Quote) =>
    setEdit((edit) => {
      const next = editOf(saved, edit.seenEventId)
      const replaced = edit.replaced && { ...edit.replaced, from: next.from }
      return edit.form === form ? { ...next, replaced } : { ...next, form: edit.form, replaced }
    })
  const save = async (): Promise<boolean> => {
    setTried(true)
    if (Object.keys(problems).length > 0) {
      countRejection()
      return false
    }
    if (!isDirty) return true
    return run(async () => {
      const saved = draftIn(await changeQuotes('PUT', '/draft', { ...content, updatedAt: edit.from.updatedAt }))
      if (saved) restart(saved)
      setTaken(undefined)
      setTried(false)
    }, 'Cotización guardada.')
  }
  const saveToSend = async (): Promise<boolean> => {
    if (!(await save())) return false
    const hasTotal = totalsOf(content).total > 0
    setNeedsTotal(!hasTotal)
    if (!hasTotal) countRejection()
    return hasTotal
  }
  const preview = async () => {
    // The browser blocks a window that is not opened synchronously in the click.
    const sheet = window.open('about:blank', '_blank')
    if (!draft || !(await save())) return sheet?.close()
    if (sheet) sheet.location.href = pdfAddress(draft)
  }
  /** What is typed is kept, and is from now on a change of this draft. */
  const rebase = (onto: Quote) => setEdit({ ...edit, from: editOf(onto, null).from })
  /** The typed quotation becomes the next version, or replaces a deleted draft. */
  const continueTyping = () =>
    run(async () => {
      const next = draftIn(await changeQuotes('POST', ''))
      if (next) rebase(next)
    })
  /** Back to the saved draft, or to what there was before it was deleted. */
  const discard = () =>
    setEdit((edit) =>
      replacing(
        edit,
        'Se descartó lo que habías escrito.',
        draft ? editOf(draft, edit.seenEventId) : { form: edit.from.form },
      ),
    )
  const replace = useCallback(
    (said: string, to: (form: EditedQuote) => EditedQuote, lineKey?: string) =>
      setEdit((edit) => replacing(edit, said, { form: to(edit.form) }, lineKey)),
    [setEdit],
  )
  const undo = () => setEdit(restored)
  const closeUndo = () => setEdit((edit) => ({ ...edit, replaced: undefined }))

  const errors = {
    ...(wasTried && { ...rejected, ...problems }),
    ...(needsTotal && isReadable(content) && totalsOf(content).total === 0 && { 'lines.0.unitPrice': zeroTotal }),
  }
  const changes = { change, changeLines, replace, undo, closeUndo, discard }
  const operations = { ...changes, save, saveToSend, preview, rebase, continueTyping }
  return { ...editing, content, errors, rejections, isRunning, ...operations }
}

/** What is being typed, and the saved draft that it is based on. */
export type QuoteEdit = {
  form: EditedQuote
  from: { version: number; updatedAt: string; form: EditedQuote }
  /** The newest event of the request when editing began. */
  seenEventId: number | null
  replaced?: Replaced | undefined
}

/** What one choice replaced, until it is restored or closed; of a chosen price only that line is restored. */
export type Replaced = { said: string; form: EditedQuote; from: QuoteEdit['from']; lineKey?: string | undefined }

export const editName = (requestId: number) => `cotización ${requestId}`

export function editOf(draft: Quote, seenEventId: number | null): QuoteEdit {
  const form = editedFrom(draft)
  return { form, from: { version: draft.version, updatedAt: draft.updatedAt, form }, seenEventId }
}

const replacing = (edit: QuoteEdit, said: string, next: Partial<QuoteEdit>, lineKey?: string): QuoteEdit => ({
  ...edit,
  ...next,
  replaced: { said, form: edit.form, from: edit.from, lineKey },
})

/** What was typed since is in turn replaced, and not lost. */
function restored(edit: QuoteEdit): QuoteEdit {
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
function useEdit(requestId: number, quotes: RequestQuotes, start: QuoteEdit) {
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
    storeDraft(editName(requestId), isDirty ? edit : undefined)
  }, [requestId, edit, isDirty])
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault()
  })

  return { edit, setEdit, taken, setTaken, draft, isDirty, theirs: isNewer && isDirty ? draft : undefined }
}

import ArrowBack from '@mui/icons-material/ArrowBack'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useCallback, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { momentText } from '../../clock.ts'
import { firstErrorByField } from '../../contract/error.ts'
import type { Quote, RequestQuotes } from '../../contract/quotes/quote.ts'
import { QuoteContent } from '../../contract/quotes/quote-content.ts'
import type { RequestDetail } from '../../contract/requests/inbox.ts'
import { showFirstError } from '../catalogue/show-first-error.ts'
import { LeaveQuestion } from '../shell/leave-question.tsx'
import { useAction } from '../shell/use-action.ts'
import { type Edit, editOf, useEdit } from './edit.ts'
import { contentOf, type EditedLine, type EditedQuote } from './edited-quote.ts'
import { EditorBar } from './editor-bar.tsx'
import { ColleagueNotice, GoneNotice } from './editor-conflicts.tsx'
import { EditorLines } from './editor-lines.tsx'
import { pdfAddress } from './pdf-address.ts'
import { QuoteTotalsPanel } from './quote-totals-panel.tsx'
import { SendDialog } from './send-dialog.tsx'
import { TermsPart } from './terms-part.tsx'
import { draftIn, sentIn, useChangeQuotes } from './use-request-quotes.ts'
import { WhatWasAsked } from './what-was-asked.tsx'

type Props = { request: RequestDetail; quotes: RequestQuotes; start: Edit; isRestored: boolean }

export function QuoteEditor({ request, quotes, start, isRestored }: Props) {
  const { edit, setEdit, taken, setTaken, draft, isDirty, theirs } = useEdit(request.id, quotes, start)
  const { form } = edit
  const navigate = useNavigate()
  const changeQuotes = useChangeQuotes(request.id)
  const { run, isRunning, errors: rejected } = useAction()
  const [wasTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  const content = contentOf(form)
  const problems = firstErrorByField(QuoteContent.safeParse(content).error?.issues ?? [])
  const errors = wasTried ? { ...rejected, ...problems } : {}

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
      return edit.form === form ? next : { ...next, form: edit.form }
    })

  const save = async (): Promise<boolean> => {
    setTried(true)
    if (Object.keys(problems).length > 0) {
      requestAnimationFrame(() => showFirstError(page.current))
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
  const send = async () => {
    if (await save()) setSending(true)
  }
  const preview = async () => {
    // The browser blocks a window that is not opened synchronously in the click.
    const sheet = window.open('about:blank', '_blank')
    if (!draft || !(await save())) return sheet?.close()
    if (sheet) sheet.location.href = pdfAddress(draft)
  }
  /** The typed quotation becomes the next version, or replaces a deleted draft. */
  const continueTyping = () =>
    run(async () => {
      const next = draftIn(await changeQuotes('POST', ''))
      if (next) setEdit({ ...edit, from: editOf(next, null).from })
    })
  const discard = () => {
    if (draft) setEdit(editOf(draft, edit.seenEventId))
    else {
      setEdit({ ...edit, form: edit.from.form })
      navigate(`/solicitudes/${request.id}/show`)
    }
  }

  return (
    <Box ref={page} sx={{ pb: 10 }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography variant="h1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {request.company}
          </Typography>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {request.name} · {request.folio}
            {draft && ` · versión ${draft.version}`}
          </Typography>
        </Box>
        <Button component={Link} to={`/solicitudes/${request.id}/show`} color="secondary" startIcon={<ArrowBack />}>
          Volver a la solicitud
        </Button>
      </Stack>
      <Stack sx={{ gap: 2, mb: 2, '&:empty': { display: 'none' } }}>
        {!draft && <GoneNotice latest={sentIn(quotes)[0]} onContinue={continueTyping} onDiscard={discard} />}
        {theirs && (
          <ColleagueNotice
            theirs={theirs}
            mine={content}
            onKeepMine={() => setEdit({ ...edit, from: editOf(theirs, null).from })}
            onTakeTheirs={discard}
          />
        )}
        {isRestored && isDirty && draft && !theirs && (
          <Alert
            severity="info"
            variant="outlined"
            action={
              <Button color="inherit" size="small" onClick={discard}>
                Descartar
              </Button>
            }
          >
            Recuperamos lo que no habías guardado.
          </Alert>
        )}
        {taken && (
          <Alert severity="info" variant="outlined" onClose={() => setTaken(undefined)}>
            {taken.updatedBy ?? 'Alguien'} guardó cambios el {momentText(taken.updatedAt)}: ya los estás viendo.
          </Alert>
        )}
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        }}
      >
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <WhatWasAsked request={request} latest={sentIn(quotes)[0]} />
          <EditorLines
            requestId={request.id}
            quote={form}
            prices={quotes.prices}
            errors={errors}
            onLines={changeLines}
          />
          <TermsPart quote={form} savedCurrency={edit.from.form.currency} errors={errors} onChange={change} />
        </Stack>
        <QuoteTotalsPanel
          requestId={request.id}
          content={content}
          draft={draft}
          isRunning={isRunning}
          onPreview={preview}
          onDeleted={() => {
            setEdit({ ...edit, form: edit.from.form })
            navigate(`/solicitudes/${request.id}/show`)
          }}
        />
      </Box>
      <EditorBar
        content={content}
        draft={draft}
        isDirty={isDirty}
        isBlocked={isRunning || !draft || theirs !== undefined}
        onSave={save}
        onSend={send}
      />
      {isSending && draft && (
        <SendDialog
          request={request}
          quotes={quotes}
          draft={draft}
          updatedAt={edit.from.updatedAt}
          seenEventId={edit.seenEventId}
          onClose={() => setSending(false)}
        />
      )}
      <LeaveQuestion
        isAsked={isDirty}
        content="Lo que cambiaste te espera en esta pestaña cuando vuelvas. Tus colegas ven lo último que se guardó."
      />
    </Box>
  )
}

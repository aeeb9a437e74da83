import { Alert, Box, Button, Stack } from '@mui/material'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Quote, RequestQuotes } from '../../shared/quotes/quote.ts'
import type { RequestDetail } from '../../shared/requests/inbox.ts'
import { momentText } from '../../shared/time-text.ts'
import { useFirstError } from '../forms/use-first-error.ts'
import { LeaveQuestion } from '../shell/leave-question.tsx'
import { UndoNotice } from '../shell/undo-notice.tsx'
import type { Edit } from './edit.ts'
import { EditorBar } from './editor-bar.tsx'
import { ColleagueNotice, GoneNotice } from './editor-conflicts.tsx'
import { EditorHead } from './editor-head.tsx'
import { EditorLines } from './editor-lines.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { QuoteTotalsPanel } from './quote-totals-panel.tsx'
import { SendDialog } from './send-dialog.tsx'
import { TermsPart } from './terms-part.tsx'
import { useQuoteEditing } from './use-quote-editing.ts'
import { sentIn } from './use-request-quotes.ts'
import { WhatWasAsked } from './what-was-asked.tsx'

type Props = { request: RequestDetail; quotes: RequestQuotes; start: Edit; isRestored: boolean }

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
}

const aboveBar = {
  position: 'fixed',
  zIndex: 'appBar',
  bottom: 76,
  left: { xs: 8, sm: 'auto' },
  right: { xs: 8, sm: 24 },
  boxShadow: 3,
}

export function QuoteEditor({ request, quotes, start, isRestored }: Props) {
  const page = useRef<HTMLDivElement>(null)
  const editing = useQuoteEditing({ requestId: request.id, quotes, start })
  const { edit, draft, theirs, taken, content, errors, isDirty, isRunning, save, rebase, discard } = editing
  useFirstError(page, editing.rejections)
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const [latest] = sentIn(quotes)
  const leave = () => {
    discard()
    navigate(`/solicitudes/${request.id}/show`)
  }
  const toSend = (draft: Quote) => ({
    request,
    draft,
    updatedAt: edit.from.updatedAt,
    seenEventId: edit.seenEventId,
    isEdited: isDirty,
    onClose: () => setSending(false),
  })

  return (
    <Box ref={page} sx={{ pb: 10 }}>
      <EditorHead request={request} draft={draft} />
      <Stack sx={{ gap: 2, mb: 2, '&:empty': { display: 'none' } }}>
        {!draft && (
          <GoneNotice
            sent={latest && latest.version >= edit.from.version ? latest : undefined}
            onContinue={editing.continueTyping}
            onDiscard={leave}
          />
        )}
        {theirs && (
          <ColleagueNotice theirs={theirs} mine={content} onKeepMine={() => rebase(theirs)} onTakeTheirs={discard} />
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
          <Alert severity="info" variant="outlined" onClose={() => editing.setTaken(undefined)}>
            {taken.updatedBy ?? 'Alguien'} guardó cambios el {momentText(taken.updatedAt)}: ya los estás viendo.
          </Alert>
        )}
      </Stack>
      <Box sx={columns}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <WhatWasAsked request={request} latest={latest} />
          <EditorLines
            requestId={request.id}
            quote={edit.form}
            errors={errors}
            onLines={editing.changeLines}
            onReplace={editing.replace}
          />
          <TermsPart
            requestId={request.id}
            quote={edit.form}
            errors={errors}
            onChange={editing.change}
            onReplace={editing.replace}
          />
        </Stack>
        <QuoteTotalsPanel
          requestId={request.id}
          content={content}
          draft={draft}
          updatedAt={edit.from.updatedAt}
          isRunning={isRunning}
          onPreview={editing.preview}
          onDeleted={leave}
        />
      </Box>
      <EditorBar
        content={content}
        isDirty={isDirty}
        isBlocked={isRunning || !draft || theirs !== undefined}
        hasAddress={request.email !== null}
        onSave={save}
        onSend={async () => setSending(await editing.saveToSend())}
      />
      {edit.replaced && (
        <UndoNotice said={edit.replaced.said} onUndo={editing.undo} onClose={editing.closeUndo} sx={aboveBar} />
      )}
      {isSending &&
        draft &&
        (request.email ? <SendDialog {...toSend(draft)} quotes={quotes} /> : <HandOverDialog {...toSend(draft)} />)}
      <LeaveQuestion
        isAsked={isDirty}
        content="Lo que cambiaste te espera en esta pestaña cuando vuelvas. Tus colegas ven lo último que se guardó."
      />
    </Box>
  )
}

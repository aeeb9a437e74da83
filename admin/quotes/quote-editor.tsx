import ArrowBack from '@mui/icons-material/ArrowBack'
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined'
import Save from '@mui/icons-material/Save'
import Send from '@mui/icons-material/Send'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Loading, Title, useGetOne } from 'react-admin'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { formatMoney } from '../../shared/quotes/money.ts'
import type { Quote, QuoteContent, RequestQuotes } from '../../shared/quotes/quote.ts'
import { totalsOf } from '../../shared/quotes/totals.ts'
import type { RequestDetail, RequestItem } from '../../shared/requests/inbox.ts'
import { momentText } from '../../shared/time-text.ts'
import { storedDraft } from '../forms/drafts.ts'
import { LeaveQuestion } from '../forms/leave-question.tsx'
import { BottomBar } from '../forms/save-bar.tsx'
import { UndoNotice } from '../forms/undo-notice.tsx'
import { useFirstError } from '../forms/use-first-error.ts'
import { useRequestQuery } from '../requests/request-query.ts'
import { callForJson } from '../shell/call-api.ts'
import { NotLoaded } from '../shell/empty-list.tsx'
import { useAction } from '../shell/use-action.ts'
import { isReadable } from './edited-quote.ts'
import { DraftGoneNotice, NewerDraftNotice } from './editor-conflicts.tsx'
import { EditorLines } from './editor-lines.tsx'
import { TermsPart } from './editor-terms.tsx'
import { QuoteTotalsPanel } from './editor-totals.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { editName, editOf, type QuoteEdit, useQuoteEditing } from './quote-editing.ts'
import { draftIn, quotesPath, sentIn, useChangeQuotes, useRequestQuotes } from './request-quotes.ts'
import { SendDialog } from './send-dialog.tsx'

/** A colleague's save is noticed this soon. */
const refetchMs = 10_000

export function QuoteEditorScreen() {
  const requestId = Number(useParams().id)
  const found = useGetOne<RequestItem | RequestDetail>('solicitudes', { id: requestId }, useRequestQuery())
  const prepared = useRequestQuotes(requestId, { refetchInterval: refetchMs, retry: false })
  const { data: request } = found
  const { data: quotes } = prepared
  const failed = [found, prepared].find(({ data, error }) => error && !data)
  const retry = () => Promise.all([found.refetch(), prepared.refetch()])
  return (
    <Box sx={{ py: 2 }}>
      <Title title={request ? `Cotización ${request.folio}` : 'Cotización'} />
      {failed?.error && <NotLoaded error={failed.error} onRetry={retry} />}
      {request && 'history' in request && quotes ? (
        <OpenedEditor key={requestId} request={request} quotes={quotes} />
      ) : (
        !failed && <Loading />
      )}
    </Box>
  )
}

type Props = { request: RequestDetail; quotes: RequestQuotes }

/** What was typed before in this tab has priority over what is saved. */
function OpenedEditor({ request, quotes }: Props) {
  const seenEventId = request.history[0]?.id ?? null
  const editIn = (given: RequestQuotes) => {
    const draft = draftIn(given)
    return draft && editOf(draft, seenEventId)
  }
  const [stored] = useState(() => storedDraft<QuoteEdit>(editName(request.id)))
  const [start, setStart] = useState(() => stored ?? editIn(quotes))
  if (!start) return <NoDraft request={request} onPrepared={(prepared) => setStart(editIn(prepared))} />
  return <QuoteEditor request={request} quotes={quotes} start={start} isRestored={stored !== undefined} />
}

function NoDraft({ request, onPrepared }: { request: RequestDetail; onPrepared: (quotes: RequestQuotes) => void }) {
  const changeQuotes = useChangeQuotes(request.id)
  const { run, isRunning } = useAction()
  return (
    <>
      <Typography sx={{ mb: 2 }}>No hay una cotización en preparación para esta solicitud.</Typography>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          variant="contained"
          disabled={isRunning}
          onClick={() => run(async () => onPrepared(await changeQuotes('POST', '')))}
        >
          Preparar cotización
        </Button>
        <Button component={Link} to={`/solicitudes/${request.id}/show`} color="secondary">
          Volver a la solicitud
        </Button>
      </Stack>
    </>
  )
}

type QuoteEditorProps = { request: RequestDetail; quotes: RequestQuotes; start: QuoteEdit; isRestored: boolean }

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

function QuoteEditor({ request, quotes, start, isRestored }: QuoteEditorProps) {
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
          <DraftGoneNotice
            sent={latest && latest.version >= edit.from.version ? latest : undefined}
            onContinue={editing.continueTyping}
            onDiscard={leave}
          />
        )}
        {theirs && (
          <NewerDraftNotice theirs={theirs} mine={content} onKeepMine={() => rebase(theirs)} onTakeTheirs={discard} />
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

/** How often an open editor says that it is open. */
const heartbeatMs = 10_000

function EditorHead({ request, draft }: { request: RequestDetail; draft: Quote | undefined }) {
  const { id, company, name, folio } = request
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography variant="h1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {company}
          </Typography>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {name} · {folio}
            {draft && ` · versión ${draft.version}`}
          </Typography>
          {draft && (
            <Typography variant="body2" color="textSecondary">
              {savedText(draft)}
            </Typography>
          )}
        </Box>
        <Button component={Link} to={`/solicitudes/${id}/show`} color="secondary" startIcon={<ArrowBack />}>
          Volver a la solicitud
        </Button>
      </Stack>
      <AlsoOpen requestId={id} />
    </>
  )
}

const savedText = ({ updatedAt, updatedBy }: Quote) =>
  `${updatedBy ? `${updatedBy} la guardó` : 'Guardada'} el ${momentText(updatedAt)}.`

function AlsoOpen({ requestId }: { requestId: number }) {
  const path = `${quotesPath(requestId)}/editors`
  const { data } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callForJson<{ colleagues: string[] }>(path, { method: 'PUT', signal }),
    refetchInterval: heartbeatMs,
    refetchIntervalInBackground: true,
  })
  if (!data || data.colleagues.length === 0) return null
  const names = new Intl.ListFormat('es').format(data.colleagues)
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {names} también {data.colleagues.length === 1 ? 'tiene' : 'tienen'} abierta esta cotización.
    </Alert>
  )
}

type WhatWasAskedProps = { request: RequestDetail; latest: Quote | undefined }

function WhatWasAsked({ request: { message, otherProduct }, latest }: WhatWasAskedProps) {
  const asked = [
    { title: 'El cliente pidió un cambio', text: latest?.status === 'change_requested' && latest.reactionText },
    { title: 'Otro producto', text: otherProduct },
    { title: 'Mensaje', text: message },
  ].filter(({ text }) => text)
  if (asked.length === 0) return null
  return (
    <Alert severity="info" variant="outlined" sx={{ bgcolor: 'background.paper' }}>
      {asked.map(({ title, text }) => (
        <Typography key={title} variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <b>{title}:</b> {text}
        </Typography>
      ))}
    </Alert>
  )
}

type EditorBarProps = {
  content: QuoteContent
  isDirty: boolean
  isBlocked: boolean
  /** Without a mail address it is handed over. */
  hasAddress: boolean
  onSave: () => void
  onSend: () => void
}

function EditorBar({ content, isDirty, isBlocked, hasAddress, onSave, onSend }: EditorBarProps) {
  return (
    <BottomBar role="region" aria-label={hasAddress ? 'Guardar y enviar' : 'Guardar y entregar'}>
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ display: { xs: 'none', sm: 'block' }, mr: 'auto', ml: { md: '232px' } }}
      >
        {isDirty && 'Hay cambios sin guardar.'}
      </Typography>
      <Typography className="figures" sx={{ fontWeight: 800, mr: { xs: 'auto', sm: 0 }, whiteSpace: 'nowrap' }}>
        {isReadable(content) ? formatMoney(totalsOf(content).total, content.currency) : '–'}
      </Typography>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<Save />}
        disabled={isBlocked || !isDirty}
        onClick={onSave}
      >
        Guardar
      </Button>
      <Button
        variant="contained"
        startIcon={hasAddress ? <Send /> : <HandshakeOutlined />}
        disabled={isBlocked}
        onClick={onSend}
      >
        {hasAddress ? 'Enviar' : 'Entregar'}
      </Button>
    </BottomBar>
  )
}

import Send from '@mui/icons-material/Send'
import WhatsApp from '@mui/icons-material/WhatsApp'
import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { type RefObject, useRef, useState } from 'react'
import { HttpError } from 'react-admin'
import { flushSync } from 'react-dom'
import { firstErrorByField } from '../../shared/error-response.ts'
import { answersSince } from '../../shared/requests/answer-events.ts'
import { Reply, type RequestDetail } from '../../shared/requests/inbox.ts'
import { statusNames } from '../../shared/requests/request-names.ts'
import type { ReplyTemplate } from '../../shared/settings/mail-templates.ts'
import { gapsIn } from '../../shared/settings/placeholders.ts'
import { useDraft } from '../forms/drafts.ts'
import { UndoNotice } from '../forms/undo-notice.tsx'
import { postAction } from '../shell/data-provider.ts'
import { Panel } from '../shell/panel.tsx'
import { useAction } from '../shell/use-action.ts'
import { AnsweredNotice } from './answered-notice.tsx'
import { GapChips, selectRange } from './gap-chips.tsx'
import { isBare, useReplyTemplates } from './reply-templates.ts'
import { whatsappAddress } from './whatsapp-address.ts'

export function ReplyForm({ request }: { request: RequestDetail }) {
  const { replies, whatsappText, error } = useReplyTemplates(request)
  const [draft, setDraft] = useReplyDraft(request.id)
  const [replaced, setReplaced] = useState<Reply>()
  const message = useRef<HTMLTextAreaElement>(null)
  const whatsapp = whatsappText ? whatsappAddress(request.phone, whatsappText) : undefined

  const isEdited = () =>
    draft !== undefined && replies.every(({ subject, body }) => subject !== draft.subject || body !== draft.body)

  const begin = (name: string) => {
    const template = replies.find((one) => one.name === name)
    if (!template) return
    const seenEventId = draft ? draft.seenEventId : (request.history[0]?.id ?? null)
    const { subject, body, status } = template
    flushSync(() => replaceWith({ subject, body, status, key: crypto.randomUUID(), seenEventId }))
    selectRange(message.current, gapsIn(body)[0])
  }
  /** What was typed can be restored; the untouched text of a template need not be. */
  const replaceWith = (other: Reply | undefined) => {
    if (isEdited()) setReplaced(draft)
    setDraft(other)
  }
  const undo = () => {
    if (!replaced) return
    flushSync(() => {
      setReplaced(isEdited() ? draft : undefined)
      setDraft(replaced)
    })
    const end = replaced.body.length
    selectRange(message.current, { start: end, end })
  }
  const end = () => {
    setReplaced(undefined)
    setDraft(undefined)
  }

  return (
    <Panel title="Responder">
      {request.email === null && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          No dejó correo: respóndele por teléfono y cambia el estado de la solicitud.
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        {(request.email === null ? [] : replies).map(({ name }) => (
          <Button key={name} variant="outlined" color="secondary" size="small" onClick={() => begin(name)}>
            {name}
          </Button>
        ))}
        {whatsapp && (
          <Button
            href={whatsapp}
            target="_blank"
            rel="noreferrer"
            variant="outlined"
            color="success"
            size="small"
            startIcon={<WhatsApp />}
          >
            WhatsApp
          </Button>
        )}
      </Stack>
      {error && <Alert severity="error">{error.message}</Alert>}
      {replaced && (
        <UndoNotice
          said={draft ? 'Se reemplazó lo que habías escrito.' : 'Se descartó la respuesta.'}
          onUndo={undo}
          onClose={() => setReplaced(undefined)}
          sx={{ mb: 1.5 }}
        />
      )}
      {draft && (
        <ReplyFields
          request={request}
          templates={replies}
          draft={draft}
          onDraft={setDraft}
          onSent={end}
          onDiscard={() => replaceWith(undefined)}
          messageField={message}
        />
      )}
    </Panel>
  )
}

const statuses: Reply['status'][] = ['answered', 'needs_information', 'closed']

type Props = {
  request: RequestDetail
  templates: ReplyTemplate[]
  draft: Reply
  onDraft: (draft: Reply) => void
  onSent: () => void
  onDiscard: () => void
  messageField: RefObject<HTMLTextAreaElement | null>
}

/** A reply is sent only if its author has seen all earlier ones. */
function ReplyFields(props: Props) {
  const { request, templates, draft, onDraft, onSent, onDiscard, messageField } = props
  const { run, isRunning, errors: rejected } = useAction()
  const [wasTried, setTried] = useState(false)
  const answers = answersSince(request.history, draft.seenEventId)
  const gaps = gapsIn(draft.body)
  const missing = missingIn(draft, templates)
  const errors = wasTried ? { ...rejected, ...missing } : rejected

  /** After a conflict the next attempt may have a different text, so it needs a new idempotency key. */
  const renewKey = (error: unknown) => {
    if (error instanceof HttpError && error.status === 409) onDraft({ ...draft, key: crypto.randomUUID() })
    throw error
  }

  const send = async (seenEventId: number | null) => {
    setTried(true)
    if (Object.keys(missing).length > 0) {
      const end = draft.body.length
      if (missing.body) selectRange(messageField.current, gaps[0] ?? { start: end, end })
      return
    }
    const isSent = await run(
      () => postAction('solicitudes', `${request.id}/reply`, { ...draft, seenEventId }).catch(renewKey),
      'Respuesta en cola. La solicitud cambia de estado cuando el correo sale.',
    )
    if (isSent) onSent()
  }

  const field = (name: 'subject' | 'body', label: string) => ({
    label,
    value: draft[name],
    required: true,
    error: Boolean(errors[name]),
    helperText: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onDraft({ ...draft, [name]: target.value }),
  })

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send(draft.seenEventId)
      }}
    >
      <TextField label="Para" value={`${request.name} <${request.email}>`} disabled />
      <TextField {...field('subject', 'Asunto')} />
      <TextField {...field('body', 'Mensaje')} multiline minRows={8} maxRows={24} inputRef={messageField} />
      <GapChips gaps={gaps} onChoose={(gap) => selectRange(messageField.current, gap)} />
      <TextField
        select
        label="Queda como"
        value={draft.status}
        onChange={({ target }) => onDraft({ ...draft, status: target.value as Reply['status'] })}
        sx={{ maxWidth: 240 }}
        fullWidth={false}
      >
        {statuses.map((status) => (
          <MenuItem key={status} value={status}>
            {statusNames[status]}
          </MenuItem>
        ))}
      </TextField>
      <Typography variant="body2" color="textSecondary" sx={{ my: 1 }}>
        Debajo va citado lo que escribió {request.name}. Si contesta, llega al correo de la empresa.
      </Typography>
      {answers.length > 0 && <AnsweredNotice answers={answers} mails={request.deliveries} />}
      <Stack direction="row" sx={{ gap: 1 }}>
        {answers[0] ? (
          <Button
            variant="contained"
            color="warning"
            startIcon={<Send />}
            disabled={isRunning}
            onClick={() => send(answers[0]?.id ?? null)}
          >
            Enviar de todas formas
          </Button>
        ) : (
          <Button type="submit" variant="contained" startIcon={<Send />} disabled={isRunning}>
            Enviar respuesta
          </Button>
        )}
        <Button color="secondary" onClick={onDiscard}>
          Descartar
        </Button>
      </Stack>
    </form>
  )
}

function missingIn(draft: Reply, templates: ReplyTemplate[]): Record<string, string> {
  const missing = firstErrorByField(Reply.safeParse(draft).error?.issues ?? [])
  return missing.body || !isBare(draft.body, templates) ? missing : { ...missing, body: 'Escribe la respuesta' }
}

const useReplyDraft = (requestId: number) => useDraft<Reply>(`respuesta ${requestId}`)

import Send from '@mui/icons-material/Send'
import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { type RefObject, useState } from 'react'
import { HttpError } from 'react-admin'
import { firstErrorByField } from '../../shared/error-response.ts'
import { answersSince } from '../../shared/requests/answer-events.ts'
import { Reply, type RequestDetail } from '../../shared/requests/inbox.ts'
import { statusNames } from '../../shared/requests/names.ts'
import type { ReplyTemplate } from '../../shared/settings/mail-templates.ts'
import { gapsIn } from '../../shared/settings/placeholders.ts'
import { postAction } from '../shell/data-provider.ts'
import { useAction } from '../shell/use-action.ts'
import { AnsweredNotice } from './answered-notice.tsx'
import { GapChips } from './gap-chips.tsx'
import { isBare } from './reply-templates.ts'
import { selectRange } from './select-range.ts'

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
export function ReplyFields(props: Props) {
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

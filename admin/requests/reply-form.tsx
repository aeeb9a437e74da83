import WhatsApp from '@mui/icons-material/WhatsApp'
import { Alert, Button, Stack, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Reply, RequestDetail } from '../../shared/requests/inbox.ts'
import { gapsIn } from '../../shared/settings/placeholders.ts'
import { Panel } from '../shell/panel.tsx'
import { UndoNotice } from '../shell/undo-notice.tsx'
import { useReplyDraft } from './reply-drafts.ts'
import { ReplyFields } from './reply-fields.tsx'
import { useReplyTemplates } from './reply-templates.ts'
import { selectRange } from './select-range.ts'
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

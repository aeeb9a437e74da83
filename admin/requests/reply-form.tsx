import WhatsApp from '@mui/icons-material/WhatsApp'
import { Alert, Button, Stack } from '@mui/material'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { RequestDetail } from '../../contract/requests/inbox.ts'
import { gapsIn } from '../../contract/requests/reply-placeholders.ts'
import { Panel } from '../shell/panel.tsx'
import { useReplyDraft } from './reply-drafts.ts'
import { ReplyFields } from './reply-fields.tsx'
import { useReplyTemplates } from './reply-templates.ts'
import { selectRange } from './select-range.ts'
import { whatsappAddress } from './whatsapp-address.ts'

export function ReplyForm({ request }: { request: RequestDetail }) {
  const { replies, whatsappText, error } = useReplyTemplates(request)
  const [draft, setDraft] = useReplyDraft(request.id)
  const message = useRef<HTMLTextAreaElement>(null)
  const whatsapp = whatsappText ? whatsappAddress(request.phone, whatsappText) : undefined

  const isEdited = () =>
    draft !== undefined && replies.every(({ subject, body }) => subject !== draft.subject || body !== draft.body)

  const begin = (name: string) => {
    const template = replies.find((one) => one.name === name)
    if (!template || (isEdited() && !window.confirm('¿Reemplazar lo que escribiste por este texto?'))) return
    const seenEventId = draft ? draft.seenEventId : (request.history[0]?.id ?? null)
    const { subject, body, status } = template
    flushSync(() => setDraft({ subject, body, status, key: crypto.randomUUID(), seenEventId }))
    selectRange(message.current, gapsIn(body)[0])
  }

  return (
    <Panel title="Responder">
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        {replies.map(({ name }) => (
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
      {draft && (
        <ReplyFields request={request} templates={replies} draft={draft} onDraft={setDraft} messageField={message} />
      )}
    </Panel>
  )
}

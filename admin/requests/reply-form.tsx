import WhatsApp from '@mui/icons-material/WhatsApp'
import { Button, Stack } from '@mui/material'
import { useRef } from 'react'
import { useGetIdentity } from 'react-admin'
import { flushSync } from 'react-dom'
import type { RequestDetail } from '../../contract/requests/inbox.ts'
import { gapsIn } from '../../contract/requests/reply-placeholders.ts'
import { Panel } from '../shell/panel.tsx'
import { useReplyDraft } from './reply-drafts.ts'
import { ReplyFields } from './reply-fields.tsx'
import { replySubject, replyTemplates, whatsappText } from './reply-templates.ts'
import { selectRange } from './select-range.ts'
import { whatsappAddress } from './whatsapp-address.ts'

export function ReplyForm({ request }: { request: RequestDetail }) {
  const { identity } = useGetIdentity()
  const staff = identity?.fullName ?? ''
  const [draft, setDraft] = useReplyDraft(request.id)
  const message = useRef<HTMLTextAreaElement>(null)
  const whatsapp = whatsappAddress(request.phone, whatsappText(request, staff))

  const isEdited = () =>
    draft !== undefined &&
    (draft.subject !== replySubject(request) || replyTemplates.every(({ body }) => body(request, staff) !== draft.body))

  const begin = (name: string) => {
    const template = replyTemplates.find((one) => one.name === name)
    if (!template || (isEdited() && !window.confirm('¿Reemplazar lo que escribiste por este texto?'))) return
    const seenEventId = draft ? draft.seenEventId : (request.history[0]?.id ?? null)
    const body = template.body(request, staff)
    const { status } = template
    flushSync(() => setDraft({ subject: replySubject(request), body, status, key: crypto.randomUUID(), seenEventId }))
    selectRange(message.current, gapsIn(body)[0])
  }

  return (
    <Panel title="Responder">
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        {replyTemplates.map(({ name }) => (
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
      {draft && <ReplyFields request={request} staff={staff} draft={draft} onDraft={setDraft} messageField={message} />}
    </Panel>
  )
}

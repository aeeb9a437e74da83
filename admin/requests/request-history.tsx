import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { momentText } from '../../clock.ts'
import type { RequestDetail, RequestEvent, RequestMail, RequestStatus } from '../../contract/requests/inbox.ts'
import { statusNames } from '../../contract/requests/names.ts'
import { sentence } from '../../contract/sentence.ts'
import { postAction } from '../shell/data-provider.ts'
import { Panel } from '../shell/panel.tsx'
import { PlainForm } from '../shell/plain-form.tsx'
import { useAction } from '../shell/use-action.ts'
import { mailNames } from './names.ts'

/** Visitors never see this history. */
export function RequestHistory({ request }: { request: RequestDetail }) {
  const { run, isRunning, errors } = useAction()
  const [text, setText] = useState('')
  const add = async () => {
    if (await run(() => postAction('solicitudes', `${request.id}/notes`, { text }), 'Nota guardada.')) setText('')
  }
  return (
    <Panel title="Notas e historial">
      <PlainForm errors={errors} onSubmit={add}>
        <TextField
          label="Nota interna"
          value={text}
          multiline
          minRows={2}
          onChange={({ target }) => setText(target.value)}
          error={Boolean(errors.text)}
          helperText={errors.text}
        />
        <Button type="submit" size="small" variant="outlined" disabled={isRunning || text.trim() === ''}>
          Guardar nota
        </Button>
      </PlainForm>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {request.history.map((event) => (
          <Box key={event.id} component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
            <Typography variant="body2" color="textSecondary">
              {momentText(event.at)} · {event.by}
            </Typography>
            <EventText event={event} mails={request.deliveries} />
          </Box>
        ))}
      </Box>
    </Panel>
  )
}

const statusName = (status: string | null | undefined) => statusNames[status as RequestStatus] ?? status

function EventText({ event: { kind, detail }, mails }: { event: RequestEvent; mails: RequestMail[] }) {
  const written = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const
  if (kind === 'note') return <Typography sx={written}>{detail.text}</Typography>
  if (kind === 'status' && detail.from === detail.to) {
    return <Typography variant="body2">Confirmó que es spam.</Typography>
  }
  if (kind === 'status') {
    return (
      <Typography variant="body2">
        Pasó de «{statusName(detail.from)}» a «{statusName(detail.to)}».
      </Typography>
    )
  }
  if (kind === 'released') {
    return <Typography variant="body2">Liberó del spam; quedó como «{statusName(detail.to)}».</Typography>
  }
  if (kind === 'owner') {
    return (
      <Typography variant="body2">
        {detail.to ? sentence(`Quedó a cargo de ${detail.to}`) : 'Quedó sin responsable.'}
      </Typography>
    )
  }
  if (kind === 'mail_again') {
    return (
      <Typography variant="body2">
        Envió de nuevo: {mailNames[detail.mail as RequestMail['kind']]?.toLowerCase()}.
      </Typography>
    )
  }
  const mail = mails.find(({ id }) => String(id) === detail.mailId)
  return (
    <details>
      <Typography component="summary" variant="body2">
        Respondió por correo: {detail.subject}
        {mail?.state === 'queued' && ' (en cola)'}
        {mail?.state === 'failed' && ' (no salió)'}
      </Typography>
      <Typography variant="body2" sx={{ ...written, borderLeft: 3, borderColor: 'divider', mt: 1, pl: 2 }}>
        {mail?.body}
      </Typography>
    </details>
  )
}

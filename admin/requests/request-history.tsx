import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { RequestDetail } from '../../shared/requests/inbox.ts'
import { momentText } from '../../shared/time-text.ts'
import { postAction } from '../shell/data-provider.ts'
import { Panel } from '../shell/panel.tsx'
import { PlainForm } from '../shell/plain-form.tsx'
import { useAction } from '../shell/use-action.ts'
import { actorOf, EventText } from './event-text.tsx'

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
              {momentText(event.at)} · {actorOf(event)}
            </Typography>
            <EventText event={event} mails={request.deliveries} />
          </Box>
        ))}
      </Box>
    </Panel>
  )
}

import Send from '@mui/icons-material/Send'
import WhatsApp from '@mui/icons-material/WhatsApp'
import { Button, Card, CardContent, MenuItem, Stack, TextField, Typography } from '@mui/material'
import type { FormEvent } from 'react'
import { HttpError, useGetIdentity } from 'react-admin'
import { statusNames } from '../../contract/admin/request-names.ts'
import type { Reply, RequestDetail } from '../../contract/admin/requests.ts'
import { act } from '../data-provider.ts'
import { useAct } from '../use-act.ts'
import { useReplyDraft } from './reply-drafts.ts'
import { replySubject, replyTemplates, whatsappText } from './reply-templates.ts'
import { whatsappAddress } from './whatsapp-address.ts'

const statuses: Reply['status'][] = ['answered', 'needs_information', 'closed']

/** By mail, which is kept in the history, or by WhatsApp, which opens there. */
export function ReplyForm({ request }: { request: RequestDetail }) {
  const { identity } = useGetIdentity()
  const staff = identity?.fullName ?? ''
  const { run, isRunning, errors } = useAct()
  const [draft, setDraft] = useReplyDraft(request.id)
  const whatsapp = whatsappAddress(request.phone, whatsappText(request, staff))

  const isEdited = () =>
    draft !== undefined &&
    (draft.subject !== replySubject(request) || replyTemplates.every(({ body }) => body(request, staff) !== draft.body))

  const begin = (name: string) => {
    const template = replyTemplates.find((one) => one.name === name)
    if (!template || (isEdited() && !window.confirm('¿Reemplazar lo que escribiste por este texto?'))) return
    const { status, body } = template
    setDraft({ subject: replySubject(request), body: body(request, staff), status, key: crypto.randomUUID() })
  }

  /** After a conflict the text is another one than was sent: to send it again is to send another mail. */
  const renewKey = (error: unknown) => {
    if (draft && error instanceof HttpError && error.status === 409) setDraft({ ...draft, key: crypto.randomUUID() })
    throw error
  }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const isSent = await run(
      () => act('solicitudes', `${request.id}/reply`, draft).catch(renewKey),
      'Respuesta en cola: saldrá en unos segundos.',
    )
    if (isSent) setDraft(undefined)
  }

  const field = (name: 'subject' | 'body', label: string) => ({
    label,
    value: draft?.[name] ?? '',
    required: true,
    error: Boolean(errors[name]),
    helperText: errors[name],
    onChange: ({ target }: { target: { value: string } }) => draft && setDraft({ ...draft, [name]: target.value }),
  })

  return (
    <Card>
      <CardContent component="form" onSubmit={send}>
        <Typography variant="h3" component="h2">
          Responder
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, my: 1.5 }}>
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
        {draft && (
          <>
            <TextField label="Para" value={`${request.name} <${request.email}>`} disabled />
            <TextField {...field('subject', 'Asunto')} />
            <TextField {...field('body', 'Mensaje')} multiline minRows={8} maxRows={24} />
            <TextField
              select
              label="Queda como"
              value={draft.status}
              onChange={({ target }) => setDraft({ ...draft, status: target.value as Reply['status'] })}
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
            <Stack direction="row" sx={{ gap: 1 }}>
              <Button type="submit" variant="contained" startIcon={<Send />} disabled={isRunning}>
                Enviar respuesta
              </Button>
              <Button color="secondary" onClick={() => setDraft(undefined)}>
                Descartar
              </Button>
            </Stack>
          </>
        )}
      </CardContent>
    </Card>
  )
}

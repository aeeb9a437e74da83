import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { QuoteOutcome, Reaction } from '../../shared/quotes/quote.ts'
import { outcomeNames, reactionWords } from '../../shared/quotes/quote-names.ts'
import { reactionKinds } from '../../shared/requests/answer-events.ts'
import type { RequestDetail, RequestEvent, RequestMail, RequestStatus } from '../../shared/requests/inbox.ts'
import { statusNames } from '../../shared/requests/request-names.ts'
import { sentence } from '../../shared/text.ts'
import { momentText } from '../../shared/time-text.ts'
import { PlainForm } from '../forms/plain-form.tsx'
import { postAction } from '../shell/data-provider.ts'
import { Panel } from '../shell/panel.tsx'
import { useAction } from '../shell/use-action.ts'
import { mailNames } from './request-names.ts'

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

type Kind = RequestEvent['kind']
type Detail = RequestEvent['detail']

const written = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

const statusName = (status: string | null | undefined) => statusNames[status as RequestStatus] ?? status

const version = ({ version }: Detail) => `la versión ${version}`

const reacted = (reaction: Reaction, detail: Detail) => {
  const { verb } = reactionWords[reaction]
  return `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${version(detail)} de la cotización.`
}

/** What staff, buyer or program did, in one sentence. */
const sentences: Record<Exclude<Kind, 'note'>, (detail: Detail) => string> = {
  status: ({ from, to }) =>
    from === to ? 'Confirmó que es spam.' : `Pasó de «${statusName(from)}» a «${statusName(to)}».`,
  released: ({ to }) => `Liberó del spam; quedó como «${statusName(to)}».`,
  owner: ({ to }) => (to ? sentence(`Quedó a cargo de ${to}`) : 'Quedó sin responsable.'),
  mail_again: ({ mail, from, to }) =>
    `${to ? `Corrigió el correo del cliente, de ${from} a ${to}, y envió` : 'Envió'} de nuevo: ${mailNames[mail as RequestMail['kind']]?.toLowerCase()}.`,
  reply: ({ subject }) => `Respondió por correo: ${subject}`,
  entered: () => 'Ingresó la solicitud.',
  quote_draft_created: (detail) => `Empezó a preparar ${version(detail)} de la cotización.`,
  quote_draft_deleted: (detail) => `Eliminó el borrador de ${version(detail)} de la cotización.`,
  quote_sent: (detail) =>
    detail.mailId
      ? `Envió ${version(detail)} de la cotización: ${detail.subject}`
      : `Entregó ${version(detail)} de la cotización sin correo: en PDF o con el enlace.`,
  quote_opened: (detail) => `Abrió ${version(detail)} de la cotización.`,
  quote_accepted: (detail) => reacted('accepted', detail),
  quote_change_requested: (detail) => reacted('change_requested', detail),
  quote_declined: (detail) => reacted('declined', detail) + (detail.reason ? ` Motivo: ${detail.reason}.` : ''),
  quote_expired: (detail) => `Venció ${version(detail)} de la cotización.`,
  quote_reminded: (detail) => `Se le recordó al cliente ${version(detail)} de la cotización.`,
  staff_reminded: (detail) => `Se le recordó al equipo que ${version(detail)} sigue sin respuesta.`,
  quote_outcome: ({ to, reason }) =>
    to
      ? sentence(`Resultado: ${outcomeNames[to as QuoteOutcome]}${reason ? `, ${reason}` : ''}`)
      : sentence(`Quedó abierta otra vez${reason ? `: ${reason}` : ''}`),
  link_renewed: () => 'Renovó el enlace del cliente.',
  link_revoked: () => 'Anuló el enlace del cliente.',
}

const buyerKinds: Kind[] = ['quote_opened', ...reactionKinds]

const actorOf = ({ by, kind }: RequestEvent) => by ?? (buyerKinds.includes(kind) ? 'El cliente' : 'Automático')

export function EventText({ event: { kind, detail }, mails }: { event: RequestEvent; mails: RequestMail[] }) {
  if (kind === 'note') return <Typography sx={written}>{detail.text}</Typography>
  const said = sentences[kind](detail)
  if (detail.mailId) {
    return <SentMail said={said} mail={mails.find(({ id }) => String(id) === detail.mailId)} />
  }
  return (
    <>
      <Typography variant="body2">{said}</Typography>
      {detail.text && <Quoted text={detail.text} />}
    </>
  )
}

function SentMail({ said, mail }: { said: string; mail: RequestMail | undefined }) {
  return (
    <details>
      <Typography component="summary" variant="body2">
        {said}
        {mail?.state === 'queued' && ' (en cola)'}
        {mail?.state === 'failed' && ' (no salió)'}
        {mail?.state === 'dropped' && ' (no se envió: ya no hacía falta)'}
      </Typography>
      <Quoted text={mail?.body ?? ''} />
    </details>
  )
}

function Quoted({ text }: { text: string }) {
  return (
    <Typography variant="body2" sx={{ ...written, borderLeft: 3, borderColor: 'divider', mt: 1, pl: 2 }}>
      {text}
    </Typography>
  )
}

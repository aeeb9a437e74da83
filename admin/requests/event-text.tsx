import { Typography } from '@mui/material'
import { outcomeNames } from '../../contract/quotes/names.ts'
import type { QuoteOutcome } from '../../contract/quotes/outcome.ts'
import type { RequestEvent, RequestMail, RequestStatus } from '../../contract/requests/inbox.ts'
import { statusNames } from '../../contract/requests/names.ts'
import { sentence } from '../../contract/sentence.ts'
import { mailNames } from './names.ts'

type Kind = RequestEvent['kind']
type Detail = RequestEvent['detail']

const written = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

const statusName = (status: string | null | undefined) => statusNames[status as RequestStatus] ?? status

const version = ({ version }: Detail) => `la versión ${version}`

/** What staff, buyer or program did, in one sentence. */
const sentences: Record<Exclude<Kind, 'note'>, (detail: Detail) => string> = {
  status: ({ from, to }) =>
    from === to ? 'Confirmó que es spam.' : `Pasó de «${statusName(from)}» a «${statusName(to)}».`,
  released: ({ to }) => `Liberó del spam; quedó como «${statusName(to)}».`,
  owner: ({ to }) => (to ? sentence(`Quedó a cargo de ${to}`) : 'Quedó sin responsable.'),
  mail_again: ({ mail }) => `Envió de nuevo: ${mailNames[mail as RequestMail['kind']]?.toLowerCase()}.`,
  reply: ({ subject }) => `Respondió por correo: ${subject}`,
  entered: () => 'Ingresó la solicitud.',
  quote_draft_created: (detail) => `Empezó a preparar ${version(detail)} de la cotización.`,
  quote_draft_deleted: (detail) => `Eliminó el borrador de ${version(detail)} de la cotización.`,
  quote_sent: (detail) => `Envió ${version(detail)} de la cotización: ${detail.subject}`,
  quote_opened: (detail) => `Abrió ${version(detail)} de la cotización.`,
  quote_accepted: (detail) => `Aceptó ${version(detail)} de la cotización.`,
  quote_change_requested: (detail) => `Pidió un cambio a ${version(detail)} de la cotización.`,
  quote_declined: (detail) =>
    `Rechazó ${version(detail)} de la cotización.${detail.reason ? ` Motivo: ${detail.reason}.` : ''}`,
  quote_expired: (detail) => `Venció ${version(detail)} de la cotización.`,
  quote_reminded: (detail) => `Se le recordó al cliente que ${version(detail)} está por vencer.`,
  quote_outcome: ({ to, reason }) =>
    to
      ? sentence(`Resultado: ${outcomeNames[to as QuoteOutcome]}${reason ? `, ${reason}` : ''}`)
      : 'La dejó abierta otra vez.',
  link_renewed: () => 'Renovó el enlace del cliente.',
  link_revoked: () => 'Anuló el enlace del cliente.',
}

const buyerKinds: Kind[] = ['quote_opened', 'quote_accepted', 'quote_change_requested', 'quote_declined']

export const actorOf = ({ by, kind }: RequestEvent) => by ?? (buyerKinds.includes(kind) ? 'El cliente' : 'Automático')

export function EventText({ event: { kind, detail }, mails }: { event: RequestEvent; mails: RequestMail[] }) {
  if (kind === 'note') return <Typography sx={written}>{detail.text}</Typography>
  const said = sentences[kind](detail)
  if (kind === 'reply' || kind === 'quote_sent') {
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

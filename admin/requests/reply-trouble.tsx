import { Alert } from '@mui/material'
import type { RequestDetail } from '../../shared/requests/inbox.ts'
import { momentText } from '../../shared/time-text.ts'
import { MailProblemText } from './mail-problem-text.tsx'

export function ReplyTrouble({ request: { deliveries } }: { request: RequestDetail }) {
  const reply = deliveries.findLast(({ kind }) => kind === 'reply' || kind === 'quote')
  if (!reply?.lastError || (reply.state !== 'queued' && reply.state !== 'failed')) return null
  const isGivenUp = reply.state === 'failed'
  const what = `La ${reply.kind === 'quote' ? 'cotización' : 'respuesta'} del ${momentText(reply.createdAt)}`
  return (
    <Alert severity={isGivenUp ? 'error' : 'warning'}>
      {isGivenUp
        ? `${what} no salió y ya no se reintenta. La persona sigue esperando: usa «Corregir y reenviar» o «Enviar de nuevo» en Correos, o llámala.`
        : `${what} aún no sale; se reintenta sola.`}
      <MailProblemText lastError={reply.lastError} />
    </Alert>
  )
}

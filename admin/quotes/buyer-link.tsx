import ContentCopy from '@mui/icons-material/ContentCopy'
import { Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { callApi, callForJson } from '../shell/call-api.ts'
import { useAction } from '../shell/use-action.ts'

type Link = { trackingUrl: string }
type Question = 'renew' | 'revoke'

const questions: Record<Question, { title: string; content: string }> = {
  renew: {
    title: '¿Renovar el enlace del cliente?',
    content:
      'El enlace actual deja de funcionar para todos los que lo tengan, también en los correos ya enviados. El nuevo queda copiado para que se lo envíes al cliente.',
  },
  revoke: {
    title: '¿Anular el enlace del cliente?',
    content:
      'El enlace deja de funcionar: el cliente ya no puede seguir su solicitud, ver la cotización ni responderla en línea. Puedes crear otro cuando quieras.',
  },
}

export function BuyerLink({ requestId, hasLink }: { requestId: number; hasLink: boolean }) {
  const { run, isRunning } = useAction()
  const [question, setQuestion] = useState<Question>()
  const path = `/requests/${requestId}/tracking`

  const take = async (link: Promise<Link>) => navigator.clipboard.writeText((await link).trackingUrl)
  const copy = () => run(() => take(callForJson<Link>(path)), 'Enlace copiado.')
  const renew = () =>
    run(() => take(callForJson<Link>(path, { method: 'POST' })), 'El enlace nuevo quedó copiado: envíaselo al cliente.')
  const confirm = () => {
    setQuestion(undefined)
    if (question === 'renew') renew()
    else run(() => callApi(path, { method: 'DELETE' }), 'Enlace anulado.')
  }

  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 2, pt: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        {hasLink
          ? 'Con su enlace privado el cliente sigue la solicitud y responde la cotización.'
          : 'El enlace privado del cliente está anulado.'}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, ml: -0.5 }}>
        {hasLink ? (
          <>
            <Button size="small" color="secondary" startIcon={<ContentCopy />} disabled={isRunning} onClick={copy}>
              Copiar enlace
            </Button>
            <Button size="small" color="secondary" disabled={isRunning} onClick={() => setQuestion('renew')}>
              Renovar
            </Button>
            <Button size="small" color="secondary" disabled={isRunning} onClick={() => setQuestion('revoke')}>
              Anular
            </Button>
          </>
        ) : (
          <Button size="small" color="secondary" disabled={isRunning} onClick={renew}>
            Crear un enlace nuevo
          </Button>
        )}
      </Stack>
      {question && (
        <Confirm isOpen {...questions[question]} onConfirm={confirm} onClose={() => setQuestion(undefined)} />
      )}
    </Box>
  )
}

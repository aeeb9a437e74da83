import { Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { callApi, callForJson } from '../shell/call-api.ts'
import { LinkField } from '../shell/link-field.tsx'
import { useAction } from '../shell/use-action.ts'

type Question = 'renew' | 'revoke'

const questions: Record<Question, { title: string; content: string }> = {
  renew: {
    title: '¿Renovar el enlace del cliente?',
    content:
      'El enlace actual deja de funcionar para todos los que lo tengan, también en los correos ya enviados. El nuevo se muestra para que se lo envíes al cliente.',
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
  const [address, setAddress] = useState<string>()
  const path = `/requests/${requestId}/tracking`

  const take = async (method: 'GET' | 'POST') =>
    setAddress((await callForJson<{ trackingUrl: string }>(path, { method })).trackingUrl)
  const renew = () => run(() => take('POST'), 'El enlace nuevo está listo: envíaselo al cliente.')
  const revoke = () =>
    run(async () => {
      await callApi(path, { method: 'DELETE' })
      setAddress(undefined)
    }, 'Enlace anulado.')
  const confirm = () => {
    setQuestion(undefined)
    if (question === 'renew') renew()
    else revoke()
  }

  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 2, pt: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        {hasLink
          ? 'Con su enlace privado, el de los correos, el cliente sigue la solicitud, ve los precios y responde la cotización.'
          : 'El enlace privado del cliente está anulado.'}
      </Typography>
      {address && hasLink && <LinkField label="Enlace del cliente" address={address} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, ml: -0.5 }}>
        {hasLink ? (
          <>
            {!address && (
              <Button size="small" color="secondary" disabled={isRunning} onClick={() => run(() => take('GET'))}>
                Ver enlace
              </Button>
            )}
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

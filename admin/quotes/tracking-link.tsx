import { Box, Button, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import type { RequestDetail } from '../../shared/requests/inbox.ts'
import type { RequestLink } from '../../shared/tracking/tracking.ts'
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

type Props = {
  request: RequestDetail
  hasLink: boolean
  /** Below a sentence about it, and open, because nobody else gives it to the customer. */
  isHandedOver?: boolean
}

export function TrackingLink({ request, hasLink, isHandedOver = false }: Props) {
  const { run, isRunning } = useAction()
  const [question, setQuestion] = useState<Question>()
  const [taken, setTaken] = useState<string>()
  const path = `/requests/${request.id}/tracking`
  const { data, error } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callForJson<RequestLink>(path, { signal }),
    enabled: isHandedOver && hasLink,
    gcTime: 0,
  })
  const address = taken ?? data?.trackingUrl

  const take = async (method: 'GET' | 'POST') =>
    setTaken((await callForJson<{ trackingUrl: string }>(path, { method })).trackingUrl)
  const renew = () => run(() => take('POST'), 'El enlace nuevo está listo: envíaselo al cliente.')
  const revoke = () =>
    run(async () => {
      await callApi(path, { method: 'DELETE' })
      setTaken(undefined)
    }, 'Enlace anulado.')
  const confirm = () => {
    setQuestion(undefined)
    if (question === 'renew') renew()
    else revoke()
  }

  return (
    <Box sx={isHandedOver ? { mt: 1.5 } : { borderTop: 1, borderColor: 'divider', mt: 2, pt: 1.5 }}>
      {!isHandedOver && (
        <Typography variant="body2" color="textSecondary">
          {hasLink
            ? `Con su enlace privado${request.email ? ', el de los correos,' : ''} el cliente sigue la solicitud, ve los precios y responde la cotización.`
            : 'El enlace privado del cliente está anulado.'}
        </Typography>
      )}
      {address && hasLink && (
        <LinkField label={isHandedOver ? 'Enlace para entregar' : 'Enlace del cliente'} address={address} />
      )}
      {error && <Typography variant="body2">{error.message}</Typography>}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, ml: -0.5 }}>
        {hasLink ? (
          <>
            {!address && !isHandedOver && (
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

import NotificationsNone from '@mui/icons-material/NotificationsNone'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { useAction } from '../shell/use-action.ts'
import { useChangeQuotes } from './use-request-quotes.ts'

export function RemindButton({ requestId }: { requestId: number }) {
  const changeQuotes = useChangeQuotes(requestId)
  const { run, isRunning } = useAction()
  const [isAsked, setAsked] = useState(false)
  const remind = () => {
    setAsked(false)
    run(() => changeQuotes('POST', '/reminder'), 'Recordatorio en cola para enviarse.')
  }
  return (
    <>
      <Button color="secondary" startIcon={<NotificationsNone />} disabled={isRunning} onClick={() => setAsked(true)}>
        Recordar al cliente
      </Button>
      <Confirm
        isOpen={isAsked}
        title="¿Recordarle la cotización al cliente?"
        content="Se le envía ahora el recordatorio que está en Configuración, con su enlace. El recordatorio automático de esta versión ya no se envía."
        onConfirm={remind}
        onClose={() => setAsked(false)}
      />
    </>
  )
}

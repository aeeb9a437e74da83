import { Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { HttpError, Title, useGetIdentity, useNotify } from 'react-admin'
import { minPasswordLength } from '../../contract/admin/limits.ts'
import { callApi } from '../call-api.ts'
import { useAct } from '../use-act.ts'
import { leave } from './leave.ts'

/** One's own password and sessions. */
export function MyAccount() {
  const { identity } = useGetIdentity()
  return (
    <Stack spacing={3} sx={{ mt: 3, maxWidth: 560 }}>
      <Title title="Mi cuenta" />
      <Typography variant="h2">{identity?.fullName}</Typography>
      <PasswordCard />
      <SessionsCard />
    </Stack>
  )
}

function PasswordCard() {
  const notify = useNotify()
  const [errors, setErrors] = useState<Record<string, string>>({})

  const change = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    try {
      await callApi('/me/password', { method: 'POST', body: Object.fromEntries(new FormData(form)) })
      form.reset()
      setErrors({})
      notify('Contraseña cambiada. Las demás sesiones terminaron.', { type: 'success' })
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      setErrors(error.body?.errors ?? {})
      if (!error.body?.errors) notify(error.message, { type: 'error' })
    }
  }

  return (
    <Card>
      <CardContent component="form" onSubmit={change}>
        <Typography variant="h3" component="h2">
          Cambiar la contraseña
        </Typography>
        <Stack spacing={1} sx={{ my: 2 }}>
          <TextField
            label="Contraseña actual"
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            required
            error={Boolean(errors.currentPassword)}
            helperText={errors.currentPassword}
          />
          <TextField
            label="Contraseña nueva"
            name="newPassword"
            type="password"
            autoComplete="new-password"
            required
            error={Boolean(errors.newPassword)}
            helperText={errors.newPassword ?? `Al menos ${minPasswordLength} caracteres`}
          />
        </Stack>
        <Button type="submit" variant="contained">
          Cambiar
        </Button>
      </CardContent>
    </Card>
  )
}

function SessionsCard() {
  const { run, isRunning } = useAct()
  return (
    <Card>
      <CardContent>
        <Typography variant="h3" component="h2">
          Sesiones
        </Typography>
        <Typography sx={{ my: 2 }}>
          Una sesión termina a las dos horas sin uso y, en todo caso, a las doce horas. Si dejaste una abierta en otro
          equipo, ciérralas todas desde aquí.
        </Typography>
        <Button variant="outlined" disabled={isRunning} onClick={() => run(() => leave('/me/sign-out-everywhere'))}>
          Cerrar sesión en todos los equipos
        </Button>
      </CardContent>
    </Card>
  )
}

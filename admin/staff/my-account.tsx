import { Button, Stack, TextField, Typography } from '@mui/material'
import { Title, useGetIdentity } from 'react-admin'
import { minPasswordLength } from '../../shared/limits.ts'
import { PlainForm } from '../forms/plain-form.tsx'
import { useStored } from '../forms/saved-form.tsx'
import { callApi } from '../shell/call-api.ts'
import { Panel } from '../shell/panel.tsx'
import { useAction } from '../shell/use-action.ts'
import { signOut } from './auth-provider.ts'
import { ProfileForm } from './staff-edit.tsx'

export function MyAccount() {
  const { identity, isPending } = useGetIdentity()
  const profile = useStored('/me')
  // What arrives later would push down what somebody is about to click.
  if (isPending || profile.isPending) return null
  return (
    <Stack spacing={3} sx={{ mt: 3, maxWidth: 720 }}>
      <Title title="Mi cuenta" />
      {identity && <Typography variant="h2">{identity.fullName}</Typography>}
      <ProfileForm path="/me" />
      <PasswordCard />
      <SessionsCard />
    </Stack>
  )
}

function PasswordCard() {
  const { run, isRunning, errors } = useAction({ changesNothing: true })

  const change = async (form: HTMLFormElement) => {
    const body = Object.fromEntries(new FormData(form))
    const isChanged = await run(
      () => callApi('/me/password', { method: 'POST', body }),
      'Contraseña cambiada. Las demás sesiones terminaron.',
    )
    if (isChanged) form.reset()
  }

  return (
    <Panel title="Cambiar la contraseña">
      <PlainForm errors={errors} onSubmit={change}>
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
        <Button type="submit" variant="contained" disabled={isRunning}>
          Cambiar
        </Button>
      </PlainForm>
    </Panel>
  )
}

function SessionsCard() {
  const { run, isRunning } = useAction()
  return (
    <Panel title="Sesiones">
      <Typography sx={{ my: 2 }}>
        Una sesión termina a las dos horas sin uso y, en todo caso, a las doce horas. Si dejaste una abierta en otro
        equipo, ciérralas todas desde aquí.
      </Typography>
      <Button variant="outlined" disabled={isRunning} onClick={() => run(() => signOut('/me/sign-out-everywhere'))}>
        Cerrar sesión en todos los equipos
      </Button>
    </Panel>
  )
}

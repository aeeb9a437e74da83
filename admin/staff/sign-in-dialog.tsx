import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { useState } from 'react'
import { forgetDrafts } from '../forms/drafts.ts'
import { PlainForm } from '../forms/plain-form.tsx'
import { theme } from '../shell/theme.ts'
import { goToSignIn } from './auth-provider.ts'
import { useSession } from './session.ts'

const ownTheme = createTheme(theme)

/** The dialog covers the page instead of leaving it, so that typed data is not lost. */
export function SignInDialog() {
  const { me, resume } = useSession()
  if (!me || !resume) return null
  return (
    <ThemeProvider theme={ownTheme}>
      <Dialog
        open
        fullWidth
        maxWidth="xs"
        aria-labelledby="sign-in-title"
        slotProps={{ backdrop: { sx: { bgcolor: 'background.default' } } }}
      >
        <SignInForm email={me.email} onSignedIn={resume} />
      </Dialog>
    </ThemeProvider>
  )
}

function SignInForm({ email, onSignedIn }: { email: string; onSignedIn: () => void }) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isRunning, setRunning] = useState(false)

  const submit = async (form: HTMLFormElement) => {
    const password = String(new FormData(form).get('password'))
    if (!password) return setErrors({ password: 'Escribe tu contraseña.' })
    setRunning(true)
    const outcome = await signIn(email, password)
    setRunning(false)
    if (outcome === 'signed in') onSignedIn()
    else setErrors({ password: outcome })
  }
  const changeAccount = () => {
    forgetDrafts()
    goToSignIn()
  }

  return (
    <PlainForm errors={errors} onSubmit={submit}>
      <DialogTitle id="sign-in-title">Tu sesión terminó</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1 }}>Entra de nuevo para seguir: lo que escribiste sigue en la página.</Typography>
        <TextField label="Correo" value={email} autoComplete="username" slotProps={{ htmlInput: { readOnly: true } }} />
        <TextField
          autoFocus
          label="Contraseña"
          name="password"
          type="password"
          autoComplete="current-password"
          error={Boolean(errors.password)}
          helperText={errors.password}
        />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={changeAccount}>
          Entrar con otra cuenta
        </Button>
        <Button type="submit" variant="contained" disabled={isRunning}>
          Entrar
        </Button>
      </DialogActions>
    </PlainForm>
  )
}

const problems: Record<number, string> = {
  401: 'La contraseña no es correcta, o la cuenta está desactivada.',
  429: 'Hubo demasiados intentos con este correo. Vuelve a intentarlo en 15 minutos.',
}

/** The site's sign-in page sets the cookie; its redirect is ignored. */
async function signIn(email: string, password: string): Promise<string> {
  const body = new URLSearchParams({ email, password })
  const response = await fetch('/login', { method: 'POST', body, redirect: 'manual' }).catch(() => undefined)
  if (!response) return 'No hay conexión con el servidor.'
  if (response.type === 'opaqueredirect') return 'signed in'
  return problems[response.status] ?? `El servidor no pudo responder (error ${response.status}).`
}

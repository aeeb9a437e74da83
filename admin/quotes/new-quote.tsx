import { Box, Button, Card, CardContent, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { HttpError, Title } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { firstErrorByField } from '../../shared/error-response.ts'
import { EnteredRequest } from '../../shared/requests/inbox.ts'
import { PlainForm } from '../forms/plain-form.tsx'
import { callForJson } from '../shell/call-api.ts'
import { useAction } from '../shell/use-action.ts'

const fields = [
  { name: 'name', label: 'Persona', required: true },
  { name: 'company', label: 'Empresa', required: true },
  {
    name: 'email',
    label: 'Correo',
    type: 'email',
    helperText: 'Sin correo, la cotización se entrega impresa o con un enlace',
  },
  { name: 'phone', label: 'Teléfono', type: 'tel' },
  { name: 'message', label: 'Qué pidió', multiline: true, minRows: 3 },
] as const

type Field = (typeof fields)[number] & { helperText?: string }

export function NewQuote() {
  const navigate = useNavigate()
  const { run, isRunning, errors: rejected } = useAction({ changesNothing: true })
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [missing, setMissing] = useState<Record<string, string>>({})
  const errors = Object.keys(missing).length > 0 ? missing : rejected

  const enter = async (form: HTMLFormElement) => {
    const entered = EnteredRequest.safeParse({ ...Object.fromEntries(new FormData(form)), key })
    setMissing(firstErrorByField(entered.error?.issues ?? []))
    if (!entered.success) return
    await run(async () => {
      try {
        const { id } = await callForJson<{ id: number }>('/quotes/requests', { method: 'POST', body: entered.data })
        navigate(`/solicitudes/${id}/cotizacion`)
      } catch (error) {
        if (error instanceof HttpError && error.status === 409) setKey(crypto.randomUUID())
        throw error
      }
    })
  }

  return (
    <Box sx={{ maxWidth: 640, mt: 2 }}>
      <Title title="Nueva cotización" />
      <Card>
        <CardContent>
          <Typography sx={{ mb: 1 }}>
            Para quien llamó o escribió por otro medio. Queda como una solicitud a tu cargo y no se le envía nada hasta
            que envíes la cotización.
          </Typography>
          <PlainForm errors={errors} onSubmit={enter}>
            {fields.map(({ name, helperText, ...field }: Field, index) => (
              <TextField
                key={name}
                name={name}
                {...field}
                autoFocus={index === 0}
                error={Boolean(errors[name])}
                helperText={errors[name] ?? helperText}
                slotProps={{ htmlInput: { autoComplete: 'off' } }}
              />
            ))}
            <Button type="submit" variant="contained" disabled={isRunning} sx={{ mt: 1 }}>
              Preparar cotización
            </Button>
          </PlainForm>
        </CardContent>
      </Card>
    </Box>
  )
}

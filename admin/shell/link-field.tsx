import ContentCopy from '@mui/icons-material/ContentCopy'
import { Button, Stack, TextField } from '@mui/material'
import { useRef } from 'react'
import { useNotify } from 'react-admin'

/** Without TLS there is no clipboard, and the address is copied by hand. */
export function LinkField({ label, address }: { label: string; address: string }) {
  const field = useRef<HTMLInputElement>(null)
  const notify = useNotify()
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(address)
      notify('Enlace copiado.', { type: 'success' })
    } catch {
      notify('El navegador no deja copiarlo: está seleccionado, cópialo con Ctrl+C.', { type: 'warning' })
    }
  }
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <TextField label={label} value={address} inputRef={field} slotProps={{ htmlInput: { readOnly: true } }} />
      <Button startIcon={<ContentCopy />} onClick={copy} sx={{ flexShrink: 0 }}>
        Copiar
      </Button>
    </Stack>
  )
}

import Visibility from '@mui/icons-material/Visibility'
import { Button } from '@mui/material'
import { previewParam } from '../../shared/catalogue/addresses.ts'
import type { Preview } from '../../shared/catalogue/products.ts'
import { callForJson } from '../shell/call-api.ts'
import { otherBackendHost } from '../shell/other-backend.tsx'
import { useAction } from '../shell/use-action.ts'

type Props = {
  label: string
  path: string
  product?: () => { id: number; form: unknown }
  onInvalid?: (fields: Record<string, string>) => void
}

const inForm = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name.replace('product.form.', ''), message]))

/** The address can be shared and expires after a day. */
export function PreviewButton({ label, path, product, onInvalid }: Props) {
  const { run } = useAction({ changesNothing: true, onInvalid: (fields) => onInvalid?.(inForm(fields)) })
  if (otherBackendHost) return null
  const open = async () => {
    // The browser blocks a window that is not opened synchronously in the click.
    const page = window.open('about:blank', '_blank')
    const isOpen = await run(async () => {
      const body = { product: product?.() }
      const { token } = await callForJson<Preview>('/previews', { method: 'POST', body })
      const url = new URL(path, window.location.origin)
      url.searchParams.set(previewParam, token)
      if (page) page.location.href = url.href
    })
    if (!isOpen) page?.close()
  }
  return (
    <Button size="small" color="secondary" startIcon={<Visibility />} onClick={open}>
      {label}
    </Button>
  )
}

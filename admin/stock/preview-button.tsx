import Visibility from '@mui/icons-material/Visibility'
import { Button } from '@mui/material'
import type { Preview } from '../../contract/admin/banners.ts'
import { previewParam } from '../../contract/preview.ts'
import { callForJson } from '../call-api.ts'
import { useAct } from '../use-act.ts'

type Props = { label: string; path: string }

/** Opens a page of the site as it will be, with what is not public yet. The address can be passed on; it holds for a day. */
export function PreviewButton({ label, path }: Props) {
  const { run } = useAct()
  const open = () => {
    // Opened in the click itself, or the browser takes it for an advertisement.
    const page = window.open('about:blank', '_blank')
    return run(async () => {
      const { token } = await callForJson<Preview>('/previews', { method: 'POST' })
      const url = new URL(path, window.location.origin)
      url.searchParams.set(previewParam, token)
      if (page) page.location.href = url.href
    })
  }
  return (
    <Button size="small" color="secondary" startIcon={<Visibility />} onClick={open}>
      {label}
    </Button>
  )
}

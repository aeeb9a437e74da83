import Download from '@mui/icons-material/Download'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'

const formats = [
  { format: 'xlsx', label: 'Excel (XLSX)' },
  { format: 'csv', label: 'CSV' },
]

/** `path` is the API's, which takes the format. */
export function ExportButton({ path = '/products/export' }: { path?: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        size="small"
        startIcon={<Download />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Exportar
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {formats.map(({ format, label }) => (
          <MenuItem key={format} component="a" href={`/api/admin${path}?format=${format}`} download onClick={close}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

import Download from '@mui/icons-material/Download'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'

const formats = [
  { format: 'xlsx', label: 'Excel (XLSX)' },
  { format: 'csv', label: 'CSV' },
]

export function ExportButton() {
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
          <MenuItem
            key={format}
            component="a"
            href={`/api/admin/products/export?format=${format}`}
            download
            onClick={close}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

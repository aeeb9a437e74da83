import Download from '@mui/icons-material/Download'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { callApi, saveFile } from './call-api.ts'
import { apiPath, listParams } from './data-provider.ts'
import { useAction } from './use-action.ts'

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

/** Exports what matches the filter of the list. */
export function ExportCsvButton() {
  const { resource, filterValues } = useListContext()
  const { run, isRunning } = useAction()
  const exportCsv = () =>
    run(async () => saveFile(await callApi(`${apiPath(resource)}/export?${listParams({ filter: filterValues })}`)))
  return (
    <Button size="small" startIcon={<Download />} disabled={isRunning} onClick={exportCsv}>
      Exportar CSV
    </Button>
  )
}

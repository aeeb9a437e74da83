import Download from '@mui/icons-material/Download'
import { Button, ListItemText, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { callApi } from '../shell/call-api.ts'
import { apiPath, listParams } from '../shell/data-provider.ts'
import { saveFile } from '../shell/save-file.ts'
import { useAction } from '../shell/use-action.ts'

const files = [
  { path: 'export', name: 'Cotizaciones', content: 'La última versión de cada solicitud y su resultado' },
  { path: 'export-lines', name: 'Líneas', content: 'Productos y precios de todas las versiones y borradores' },
]

/** Exports what matches the filter of the list. */
export function ExportMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { filterValues } = useListContext()
  const { run, isRunning } = useAction({ changesNothing: true })
  const close = () => setAnchor(null)
  const download = (path: string) => {
    close()
    const query = listParams({ filter: filterValues })
    run(async () => saveFile(await callApi(`${apiPath('cotizaciones')}/${path}?${query}`)))
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<Download />}
        disabled={isRunning}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Exportar CSV
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {files.map(({ path, name, content }) => (
          <MenuItem key={path} onClick={() => download(path)}>
            <ListItemText primary={name} secondary={content} />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

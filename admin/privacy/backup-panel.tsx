import { Button, Typography } from '@mui/material'
import { callApi } from '../shell/call-api.ts'
import { Panel } from '../shell/panel.tsx'
import { saveFile } from '../shell/save-file.ts'
import { useAction } from '../shell/use-action.ts'

export function BackupPanel() {
  const { run, isRunning } = useAction()
  const download = () => run(async () => saveFile(await callApi('/backup', { method: 'POST' })))
  return (
    <Panel title="Copia de seguridad">
      <Typography sx={{ mb: 2 }}>
        Todo en un archivo: solicitudes, catálogo, cuentas, imágenes y correos guardados. Se hace con el sitio en
        marcha. Contiene datos personales: guárdalo donde nadie más lo abra. La recupera quien administra el servidor.
      </Typography>
      <Button variant="contained" color="secondary" disabled={isRunning} onClick={download}>
        {isRunning ? 'Preparando la copia…' : 'Descargar copia'}
      </Button>
    </Panel>
  )
}

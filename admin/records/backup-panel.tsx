import { Button, Typography } from '@mui/material'
import { callApi } from '../call-api.ts'
import { saveFile } from '../save-file.ts'
import { useAct } from '../use-act.ts'
import { Panel } from './panel.tsx'

export function BackupPanel() {
  const { run, isRunning } = useAct()
  const download = () => run(async () => saveFile(await callApi('/backup', { method: 'POST' })))
  return (
    <Panel title="Copia de seguridad">
      <Typography sx={{ mb: 2 }}>
        Todo en un archivo: solicitudes, catálogo, cuentas, imágenes y correos guardados. Se hace con el sitio en
        marcha. Contiene datos personales: guárdalo donde nadie más lo abra. Se recupera con{' '}
        <code>npm run db:import</code>.
      </Typography>
      <Button variant="contained" color="secondary" disabled={isRunning} onClick={download}>
        {isRunning ? 'Preparando la copia…' : 'Descargar copia'}
      </Button>
    </Panel>
  )
}

import { Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { postAction } from '../shell/data-provider.ts'
import { otherBackend } from '../shell/other-backend.ts'
import { Panel } from '../shell/panel.tsx'
import { useAction } from '../shell/use-action.ts'
import { RemoveDemoDialog } from './remove-demo-dialog.tsx'
import { sizeText, useDemo } from './use-demo.ts'

/** On every screen of a new installation until somebody decides. */
export function DemoQuestion() {
  const demo = useDemo()
  const { run, isRunning } = useAction()
  const [isRemoving, setRemoving] = useState(false)
  if (!demo?.isUndecided || otherBackend) return null
  const keep = () => run(() => postAction('demo', 'keep'), 'La demostración se queda por ahora.')
  return (
    <Stack sx={{ mt: 2 }}>
      <Panel title="¿Con qué catálogo quieres empezar?">
        <Typography>
          El sitio muestra un catálogo de demostración: {sizeText(demo)}, todos inventados. Antes de abrir el sitio al
          público conviene vaciarlo; para probar puedes conservarlo y eliminarlo más adelante.
        </Typography>
        <Stack direction="row" sx={{ mt: 2, gap: 1.5, flexWrap: 'wrap' }}>
          <Button variant="contained" onClick={() => setRemoving(true)}>
            Empezar con el catálogo vacío
          </Button>
          <Button variant="outlined" color="secondary" disabled={isRunning} onClick={keep}>
            Conservar la demostración por ahora
          </Button>
        </Stack>
      </Panel>
      {isRemoving && <RemoveDemoDialog onClose={() => setRemoving(false)} />}
    </Stack>
  )
}

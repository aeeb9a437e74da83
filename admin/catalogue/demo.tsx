import {
  Alert,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Demo, DemoSize } from '../../shared/catalogue/demo.ts'
import { callForJson } from '../shell/call-api.ts'
import { postAction } from '../shell/data-provider.ts'
import { otherBackendHost } from '../shell/other-backend.tsx'
import { Panel } from '../shell/panel.tsx'
import { useAction } from '../shell/use-action.ts'

const demoTitle = 'Catálogo de demostración'

export function DemoNotice() {
  const demo = useDemo()
  const [isRemoving, setRemoving] = useState(false)
  if (!demo || demo.isUndecided || demo.products + demo.banners === 0) return null
  return (
    <>
      <Alert
        severity="warning"
        variant="outlined"
        role="region"
        aria-label={demoTitle}
        sx={{ mt: 2, bgcolor: 'background.paper', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
        action={
          <Button size="small" onClick={() => setRemoving(true)}>
            Quitar la demostración
          </Button>
        }
      >
        {demoTitle}: {sizeText(demo)} de este sitio{' '}
        {demo.products + demo.banners === 1 ? 'es inventado' : 'son inventados'}. El que cambies pasa a ser de la
        empresa.
      </Alert>
      {isRemoving && <RemoveDemoDialog onClose={() => setRemoving(false)} />}
    </>
  )
}

export const DemoChip = () => <Chip size="small" label="Demostración" color="warning" variant="outlined" />

/** On every screen of a new installation until somebody decides. */
export function DemoQuestion() {
  const demo = useDemo()
  const { run, isRunning } = useAction()
  const [isRemoving, setRemoving] = useState(false)
  if (!demo?.isUndecided || otherBackendHost) return null
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

function RemoveDemoDialog({ onClose }: { onClose: () => void }) {
  const demo = useDemo()
  const { run, isRunning } = useAction()
  if (!demo) return null
  const { products, banners, categories } = demo
  const remove = async () => {
    const success = 'La demostración ya no está en el sitio: queda 30 días en la papelera.'
    if (await run(() => postAction('demo', 'remove', { products, banners }), success)) onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby="remove-demo-title">
      <DialogTitle id="remove-demo-title">Quitar el catálogo de demostración</DialogTitle>
      <DialogContent>
        <Typography>Se eliminan {sizeText(demo)}.</Typography>
        <Typography sx={{ mt: 2 }}>Se quedan:</Typography>
        <ul>
          <li>
            Las {categories} categorías, porque las páginas, los filtros y las calculadoras las usan. La que no
            necesites la puedes eliminar después.
          </li>
          <li>Los atributos, las reglas de compatibilidad y los sinónimos.</li>
          <li>Lo que el equipo creó o cambió.</li>
          <li>Las solicitudes y cotizaciones, con sus productos.</li>
        </ul>
        <Typography>Salen del sitio ahora. Durante 30 días puedes recuperar en la papelera los que quieras.</Typography>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button variant="contained" color="error" disabled={isRunning} onClick={remove}>
          Quitar la demostración
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const useDemo = () =>
  useQuery({ queryKey: ['demo'], queryFn: ({ signal }) => callForJson<Demo>('/demo', { signal }) }).data

const sizeText = ({ products, banners }: DemoSize) =>
  [counted(products, 'producto'), counted(banners, 'banner')].filter(Boolean).join(' y ')

const counted = (number: number, one: string) => number > 0 && `${number} ${number === 1 ? one : `${one}s`}`

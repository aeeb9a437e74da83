import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { postAction } from '../shell/data-provider.ts'
import { useAction } from '../shell/use-action.ts'
import { sizeText, useDemo } from './use-demo.ts'

export function RemoveDemoDialog({ onClose }: { onClose: () => void }) {
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

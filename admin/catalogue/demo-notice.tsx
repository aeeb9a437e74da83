import { Alert, Button, Chip } from '@mui/material'
import { useState } from 'react'
import { RemoveDemoDialog } from './remove-demo-dialog.tsx'
import { sizeText, useDemo } from './use-demo.ts'

const name = 'Catálogo de demostración'

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
        aria-label={name}
        sx={{ mt: 2, bgcolor: 'background.paper', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
        action={
          <Button size="small" onClick={() => setRemoving(true)}>
            Quitar la demostración
          </Button>
        }
      >
        {name}: {sizeText(demo)} de este sitio {demo.products + demo.banners === 1 ? 'es inventado' : 'son inventados'}.
        El que cambies pasa a ser de la empresa.
      </Alert>
      {isRemoving && <RemoveDemoDialog onClose={() => setRemoving(false)} />}
    </>
  )
}

export const DemoChip = () => <Chip size="small" label="Demostración" color="warning" variant="outlined" />

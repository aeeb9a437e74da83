import { Box, Stack, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Panel } from '../../shell/panel.tsx'
import { FitExceptions } from './fit-exceptions.tsx'
import { FitRules } from './fit-rules.tsx'
import { FitTrial } from './fit-trial.tsx'

export function FitScreen() {
  return (
    <Box sx={{ mt: 2, maxWidth: 960 }}>
      <Title title="Compatibilidad" />
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: 640 }}>
        Qué productos sirven juntos. De aquí salen «Compatible con» en cada producto, y «Para completar» y las
        advertencias en la lista de cotización.
      </Typography>
      <Stack spacing={2}>
        <Panel title="Probar dos productos">
          <FitTrial />
        </Panel>
        <Panel title="Excepciones">
          <FitExceptions />
        </Panel>
        <Panel title="Reglas">
          <FitRules />
        </Panel>
      </Stack>
    </Box>
  )
}

import { Box, Typography } from '@mui/material'
import type { SearchMiss } from '../../shared/reports/dashboard.ts'
import { plainDayText } from '../../shared/time-text.ts'
import { CreateSynonymButton } from '../catalogue/create-synonym-button.tsx'
import { Panel } from '../shell/panel.tsx'

const title = 'Búsquedas sin resultado'

export function SearchMissesPanel({ misses }: { misses: SearchMiss[] }) {
  if (misses.length === 0) return <Panel title={title}>Nada se ha buscado más de una vez sin encontrarlo.</Panel>
  return (
    <Panel title={title}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {misses.map(({ text, count, lastDay }) => (
          <Box
            key={text}
            component="li"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {text}
              <Typography variant="body2" color="textSecondary" className="figures">
                {count === 1 ? '1 vez' : `${count.toLocaleString('es-CL')} veces`}, la última el {plainDayText(lastDay)}
              </Typography>
            </Box>
            <CreateSynonymButton text={text} />
          </Box>
        ))}
      </Box>
    </Panel>
  )
}

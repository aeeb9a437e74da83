import { Box, Link, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router-dom'
import type { Change } from '../../shared/history/changes.ts'
import { type Section, sectionIds } from '../../shared/settings/settings.ts'
import { momentText } from '../../shared/time-text.ts'
import { ChangedFields } from '../catalogue/changed-fields.tsx'
import { UndoButton } from '../catalogue/undo-button.tsx'
import { callForJson } from '../shell/call-api.ts'
import { Panel } from '../shell/panel.tsx'

const wholeHistory = `/cambios?filter=${encodeURIComponent(JSON.stringify({ kind: 'setting' }))}`

export function SectionHistory({ section }: { section: Section }) {
  const query = new URLSearchParams({ kind: 'setting', recordId: String(sectionIds[section]), perPage: '5' })
  const path = `/changes?${query}`
  const { data } = useQuery({ queryKey: [path], queryFn: () => callForJson<{ data: Change[] }>(path) })
  if (!data) return null
  return (
    <Panel title="Últimos cambios">
      {data.data.length === 0 && <Typography>Nadie ha cambiado esta sección.</Typography>}
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, gap: 2 }}>
        {data.data.map((change) => (
          <Box key={change.id} component="li">
            <Typography variant="body2" color="textSecondary">
              {momentText(change.at)}, {change.staffName} <UndoButton change={change} />
            </Typography>
            <ChangedFields change={change} />
          </Box>
        ))}
      </Stack>
      {data.data.length > 0 && (
        <Link component={RouterLink} to={wholeHistory} variant="body2" sx={{ display: 'inline-block', mt: 2 }}>
          Todo el historial de la configuración
        </Link>
      )}
    </Panel>
  )
}

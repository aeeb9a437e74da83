import { Alert, Box, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { type SettingsProblem, type SettingsSection, sectionNames } from '../../shared/settings/settings.ts'
import { differencesBetween } from '../forms/differences.ts'
import { callForJson } from '../shell/call-api.ts'
import { sectionPath } from './section-nav.tsx'

const path = '/settings/problems'

function useProblems(): SettingsProblem[] {
  const { data } = useQuery({ queryKey: [path], queryFn: () => callForJson<{ data: SettingsProblem[] }>(path) })
  return data?.data ?? []
}

/** On every screen, because acknowledgements and reminders are sent without anybody looking at their texts. */
export function SettingsProblemsNotice() {
  const problems = useProblems()
  if (problems.length === 0) return null
  return (
    <Alert severity="warning" variant="outlined" sx={{ mt: 2, bgcolor: 'background.paper' }}>
      Parte de lo guardado en Configuración ya no es válido y no se usa:{' '}
      {problems.map(({ section }, index) => (
        <Fragment key={section}>
          {index > 0 && ', '}
          <Link component={RouterLink} to={sectionPath(section)}>
            {sectionNames[section]}
          </Link>
        </Fragment>
      ))}
      .
    </Alert>
  )
}

export function SectionProblems({ section }: { section: SettingsSection }) {
  const problem = useProblems().find((each) => each.section === section)
  if (!problem) return null
  return (
    <Alert severity="warning">
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        Esto se guardó antes, ya no es válido y no se usa. Abajo está lo que se usa en su lugar: corrígelo y guarda.
      </Typography>
      {problem.reasons.map((reason) => (
        <Typography key={reason} variant="body2">
          {reason}
        </Typography>
      ))}
      {differencesBetween(problem.written, problem.used).map(({ label, before }) => (
        <Box key={label} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {label}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            {before}
          </Typography>
        </Box>
      ))}
    </Alert>
  )
}

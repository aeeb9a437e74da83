import { Box, Link, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Title } from 'react-admin'
import { Navigate, Link as RouterLink, useParams } from 'react-router-dom'
import type { Change } from '../../shared/history/changes.ts'
import { type SettingsSection, sectionIds, settingsSchemas } from '../../shared/settings/settings.ts'
import { momentText } from '../../shared/time-text.ts'
import { SavedForm } from '../forms/saved-form.tsx'
import { ChangedFields, UndoButton } from '../history/change-details.tsx'
import { callForJson } from '../shell/call-api.ts'
import { Panel } from '../shell/panel.tsx'
import { CompanyFields } from './company-fields.tsx'
import { HoursFields } from './hours-fields.tsx'
import { MailTemplateFields } from './mail-template-fields.tsx'
import { QuoteFields } from './quote-fields.tsx'
import { RecipientFields } from './recipient-fields.tsx'
import { SectionNav, sectionOfSlug, sectionPath } from './section-nav.tsx'
import { SectionProblems } from './settings-problems.tsx'

const fields: Record<SettingsSection, ComponentType> = {
  company: CompanyFields,
  recipients: RecipientFields,
  quotes: QuoteFields,
  mailTemplates: MailTemplateFields,
  hours: HoursFields,
}

export function SettingsScreen() {
  const section = sectionOfSlug(useParams().slug)
  if (!section) return <Navigate to={sectionPath('company')} replace />
  const Fields = fields[section]
  return (
    <Box sx={{ maxWidth: 1040 }}>
      <Title title="Configuración" />
      <SectionNav current={section} />
      <Stack sx={{ gap: 2 }}>
        <SectionProblems section={section} />
        <SavedForm path={`/settings/${section}`} schema={settingsSchemas[section]} success="Cambios guardados.">
          <Fields />
        </SavedForm>
        <SectionHistory section={section} />
      </Stack>
    </Box>
  )
}

const wholeHistory = `/cambios?filter=${encodeURIComponent(JSON.stringify({ kind: 'setting' }))}`

function SectionHistory({ section }: { section: SettingsSection }) {
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

import { Box, Stack } from '@mui/material'
import type { ComponentType } from 'react'
import { Title } from 'react-admin'
import { Navigate, useParams } from 'react-router-dom'
import { type Section, settingsSchemas } from '../../shared/settings/settings.ts'
import { SavedForm } from '../forms/saved-form.tsx'
import { CompanyFields } from './company-fields.tsx'
import { HoursFields } from './hours-fields.tsx'
import { MailTemplateFields } from './mail-template-fields.tsx'
import { QuoteFields } from './quote-fields.tsx'
import { RecipientFields } from './recipient-fields.tsx'
import { SectionHistory } from './section-history.tsx'
import { SectionNav, sectionOf, sectionPath } from './section-nav.tsx'
import { SectionProblems } from './settings-problems.tsx'

const fields: Record<Section, ComponentType> = {
  company: CompanyFields,
  recipients: RecipientFields,
  quotes: QuoteFields,
  mailTemplates: MailTemplateFields,
  hours: HoursFields,
}

export function SettingsScreen() {
  const section = sectionOf(useParams().slug)
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

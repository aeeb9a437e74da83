import { Box, Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { type SettingsSection, sectionNames, sections } from '../../shared/settings/settings.ts'

const slugs: Record<SettingsSection, string> = {
  company: 'empresa',
  recipients: 'destinatarios',
  quotes: 'cotizaciones',
  mailTemplates: 'correos',
  hours: 'horario',
}

export const sectionPath = (section: SettingsSection) => `/configuracion/${slugs[section]}`

export const sectionOfSlug = (slug: string | undefined) => sections.find((section) => slugs[section] === slug)

export function SectionNav({ current }: { current: SettingsSection }) {
  return (
    <Box
      component="nav"
      aria-label="Secciones de la configuración"
      sx={{ display: 'flex', flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider', my: 2 }}
    >
      {sections.map((section) => (
        <Button
          key={section}
          component={Link}
          to={sectionPath(section)}
          color="secondary"
          aria-current={section === current ? 'page' : undefined}
          sx={{
            minHeight: 44,
            px: { xs: 1.25, sm: 2 },
            borderRadius: 0,
            borderBottom: 3,
            borderColor: 'transparent',
            fontWeight: 500,
            color: 'text.secondary',
            '&[aria-current]': { borderColor: 'primary.main', color: 'text.primary', fontWeight: 700 },
          }}
        >
          {sectionNames[section]}
        </Button>
      ))}
    </Box>
  )
}

import { Alert, Link } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router-dom'
import { sectionPath } from '../settings/section-nav.tsx'
import { settingsQuery } from '../shell/settings-query.ts'

/** Nobody should notice only in a sent document that the company's RUT is not on it. */
export function MissingCompanyNotice() {
  const { data: company } = useQuery(settingsQuery('company'))
  const missing = [company?.rut === '' && 'RUT', company?.giro === '' && 'giro'].filter(Boolean)
  if (missing.length === 0) return null
  return (
    <Alert severity="info" variant="outlined" sx={{ mt: 2 }}>
      El PDF sale sin {missing.join(' ni ')} de la empresa. Se escriben en{' '}
      <Link component={RouterLink} to={sectionPath('company')}>
        Configuración
      </Link>
      .
    </Alert>
  )
}

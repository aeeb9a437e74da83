import { Box } from '@mui/material'
import { Title } from 'react-admin'
import { BackupPanel } from './backup-panel.tsx'
import { PersonPanel } from './person-panel.tsx'
import { PrivacyHistory } from './privacy-history.tsx'
import { RetentionPanel } from './retention-panel.tsx'

/** The law on personal data requires these functions, except the backup. */
export function DataScreen() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, my: 2, maxWidth: 860 }}>
      <Title title="Datos" />
      <PersonPanel />
      <RetentionPanel />
      <BackupPanel />
      <PrivacyHistory />
    </Box>
  )
}

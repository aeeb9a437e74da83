import { Chip } from '@mui/material'
import { statusNames } from '../../contract/admin/request-names.ts'
import type { RequestStatus } from '../../contract/admin/requests.ts'
import { colours } from '../theme.ts'

/** Filled where something is to be done, outlined where nothing is. */
const looks: Record<RequestStatus, { bgcolor?: string; color: string; borderColor?: string }> = {
  new: { bgcolor: colours.red, color: colours.white },
  in_progress: { bgcolor: colours.ink, color: colours.white },
  needs_information: { bgcolor: colours['steel-600'], color: colours.white },
  answered: { bgcolor: colours['steel-100'], color: colours.ink },
  closed: { color: colours['steel-600'], borderColor: colours['steel-400'] },
  spam: { color: colours['steel-600'], borderColor: colours['steel-400'] },
}

export function StatusChip({ status }: { status: RequestStatus }) {
  const { borderColor, ...look } = looks[status]
  return (
    <Chip
      size="small"
      label={statusNames[status]}
      variant={borderColor ? 'outlined' : 'filled'}
      sx={{ ...look, ...(borderColor && { borderColor, bgcolor: 'transparent' }) }}
    />
  )
}

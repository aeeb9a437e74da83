import ArrowBack from '@mui/icons-material/ArrowBack'
import { Box, Button, Stack } from '@mui/material'
import { Title, useGetOne } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import type { StaffMember } from '../../shared/staff/staff.ts'
import { ProfileForm } from './profile-form.tsx'

export function StaffEdit() {
  const id = useParams().id ?? ''
  const { data: member } = useGetOne<StaffMember>('equipo', { id })
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 720 }}>
      <Title title={member?.name ?? 'Equipo'} />
      <Box>
        <Button component={Link} to="/equipo" color="secondary" startIcon={<ArrowBack />}>
          Volver al equipo
        </Button>
      </Box>
      <ProfileForm path={`/staff/${encodeURIComponent(id)}`} />
    </Stack>
  )
}

import { Box, Button, Chip, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, CreateButton, DataTable, List, TopToolbar, useGetIdentity, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { OneTimeLink, StaffMember } from '../../shared/staff/staff.ts'
import { postAction } from '../shell/data-provider.ts'
import { NoResults } from '../shell/no-results.tsx'
import { useAction } from '../shell/use-action.ts'
import { LinkDialog } from './link-dialog.tsx'
import { StaffHistory } from './staff-history.tsx'

const Col = DataTable.Col<StaffMember>

export function StaffList() {
  return (
    <>
      <List
        title="Equipo"
        actions={
          <TopToolbar>
            <CreateButton label="Invitar" />
          </TopToolbar>
        }
        exporter={false}
        pagination={false}
        sort={{ field: 'name', order: 'ASC' }}
      >
        <DataTable bulkActionButtons={false} rowClick={false} empty={<NoResults />}>
          <Col label="Persona" disableSort render={(member) => <Person member={member} />} />
          <Col label="Estado" disableSort render={(member) => <StaffState member={member} />} />
          <Col label="Acciones" disableSort>
            <StaffActions />
          </Col>
        </DataTable>
      </List>
      <Box sx={{ mt: 2 }}>
        <StaffHistory />
      </Box>
    </>
  )
}

function Person({ member: { name, position, email } }: { member: StaffMember }) {
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      {position && <Typography variant="body2">{position}</Typography>}
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
    </>
  )
}

const wrapped = { height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } }

function StaffState({ member }: { member: StaffMember }) {
  if (member.disabledAt) return <Chip size="small" label="Cuenta desactivada" variant="outlined" sx={wrapped} />
  if (!member.hasPassword)
    return <Chip size="small" label="Invitación pendiente" color="warning" variant="outlined" sx={wrapped} />
  return <Chip size="small" label="Cuenta activa" color="success" variant="outlined" sx={wrapped} />
}

function StaffActions() {
  const member = useRecordContext<StaffMember>()
  const { identity } = useGetIdentity()
  const [link, setLink] = useState<OneTimeLink>()
  const [isAsking, setAsking] = useState(false)
  const { run } = useAction()
  if (!member) return null

  const enable = () => run(() => postAction('equipo', `${member.id}/enable`), 'Cuenta activada.')
  const disable = () => {
    setAsking(false)
    return run(() => postAction('equipo', `${member.id}/disable`), 'Cuenta desactivada: sus sesiones terminaron.')
  }
  const giveLink = () => run(async () => setLink(await postAction<OneTimeLink>('equipo', `${member.id}/link`)))

  if (member.disabledAt) {
    return (
      <Button size="small" onClick={enable}>
        Activar
      </Button>
    )
  }
  // Users change their own data and password in «Mi cuenta» and cannot disable their own account.
  if (identity?.id === member.id) return <EditLink to="/mi-cuenta" name={member.name} />
  return (
    <Stack sx={{ flexDirection: { sm: 'row' }, alignItems: 'flex-start', columnGap: 1 }}>
      <EditLink to={`/equipo/${member.id}`} name={member.name} />
      <Button size="small" onClick={giveLink}>
        Dar enlace
      </Button>
      <Button size="small" color="secondary" onClick={() => setAsking(true)}>
        Desactivar
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`¿Desactivar la cuenta de ${member.name}?`}
        content="Sus sesiones terminan de inmediato y no puede volver a entrar hasta que alguien la active."
        confirm="Desactivar"
        onConfirm={disable}
        onClose={() => setAsking(false)}
      />
      {link && <LinkDialog name={member.name} link={link} onClose={() => setLink(undefined)} />}
    </Stack>
  )
}

function EditLink({ to, name }: { to: string; name: string }) {
  return (
    <Button size="small" component={Link} to={to} aria-label={`Editar a ${name}`}>
      Editar
    </Button>
  )
}

import {
  Box,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import {
  Confirm,
  Create,
  CreateButton,
  DataTable,
  email,
  List,
  required,
  SimpleForm,
  TextInput,
  Toolbar,
  TopToolbar,
  useGetIdentity,
  useRecordContext,
  useRedirect,
} from 'react-admin'
import { Link } from 'react-router-dom'
import type { OneTimeLink, StaffEvent, StaffMember, StaffWithLink } from '../../shared/staff/staff.ts'
import { DifferenceList } from '../forms/difference-list.tsx'
import { differencesBetween } from '../forms/differences.ts'
import { Save } from '../forms/save-bar.tsx'
import { EventHistory } from '../history/event-history.tsx'
import { postAction } from '../shell/data-provider.ts'
import { NoListResults } from '../shell/empty-list.tsx'
import { LinkField } from '../shell/link-field.tsx'
import { useAction } from '../shell/use-action.ts'

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
        <DataTable bulkActionButtons={false} rowClick={false} empty={<NoListResults />}>
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

const toolbar = (
  <Toolbar>
    <Save />
  </Toolbar>
)

export function StaffCreate() {
  const [created, setCreated] = useState<StaffWithLink>()
  const redirect = useRedirect()
  return (
    <Create title="Nueva cuenta" mutationOptions={{ onSuccess: (member: StaffWithLink) => setCreated(member) }}>
      <SimpleForm noValidate sx={{ maxWidth: 560 }} toolbar={toolbar}>
        <TextInput source="name" label="Nombre" validate={required()} autoComplete="off" />
        <TextInput source="email" label="Correo" type="email" validate={[required(), email()]} autoComplete="off" />
      </SimpleForm>
      {created && <LinkDialog name={created.name} link={created} onClose={() => redirect('list', 'equipo')} />}
    </Create>
  )
}

type Props = { name: string; link: OneTimeLink; onClose: () => void }

/** The link is shown only once, because only its hash is stored. */
function LinkDialog({ name, link, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby="link-title">
      <DialogTitle id="link-title">Enlace para {name}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Con este enlace {name} elige su contraseña. Sirve una sola vez, durante 24 horas, y no vuelve a mostrarse.
          Envíaselo por un medio seguro.
        </DialogContentText>
        <LinkField label="Enlace" address={link.link} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          Cerrar
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const staffEventNames: Record<StaffEvent['kind'], string> = {
  created: 'Cuenta creada',
  enabled: 'Cuenta activada',
  disabled: 'Cuenta desactivada',
  link_given: 'Enlace entregado',
  link_by_command: 'Enlace creado con un comando en el servidor',
  password_chosen: 'Contraseña elegida con un enlace',
  password_changed: 'Contraseña cambiada',
  attacked: 'Intentos fallidos de entrar',
  suspect_sign_in: 'Entrada desde un dispositivo nuevo tras intentos fallidos',
  profile_changed: 'Datos y firma cambiados',
}

function StaffEventText({ event: { id, kind, attempts, before, after, name, isUndoable } }: { event: StaffEvent }) {
  const { run, isRunning } = useAction()
  const undo = () => run(() => postAction('staff-events', `${id}/undo`), 'Los datos anteriores están de vuelta.')
  return (
    <>
      {attempts === null ? staffEventNames[kind] : `${staffEventNames[kind]}: ${attempts}`}{' '}
      {isUndoable && (
        <Button
          size="small"
          disabled={isRunning}
          onClick={undo}
          aria-label={`Deshacer el cambio de los datos de ${name}`}
        >
          Deshacer
        </Button>
      )}
      {before && after && <DifferenceList differences={differencesBetween(before, after)} />}
    </>
  )
}

function StaffHistory() {
  return (
    <EventHistory<StaffEvent>
      path="/staff-events"
      title="Historial de las cuentas"
      label="Lo que se hizo con las cuentas"
      columns={[
        ['Qué', (event) => <StaffEventText event={event} />],
        ['Cuenta', ({ name }) => name],
        ['Quién', ({ byName }) => byName ?? 'El sistema'],
      ]}
      empty="Aún no se ha hecho nada con las cuentas."
    />
  )
}

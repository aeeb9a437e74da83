import { Button } from '@mui/material'
import type { StaffEvent } from '../../shared/staff/staff.ts'
import { DifferenceList } from '../forms/difference-list.tsx'
import { differencesBetween } from '../forms/differences.ts'
import { postAction } from '../shell/data-provider.ts'
import { EventHistory } from '../shell/event-history.tsx'
import { useAction } from '../shell/use-action.ts'

const names: Record<StaffEvent['kind'], string> = {
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

function What({ event: { id, kind, attempts, before, after, name, isUndoable } }: { event: StaffEvent }) {
  const { run, isRunning } = useAction()
  const undo = () => run(() => postAction('staff-events', `${id}/undo`), 'Los datos anteriores están de vuelta.')
  return (
    <>
      {attempts === null ? names[kind] : `${names[kind]}: ${attempts}`}{' '}
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

export function StaffHistory() {
  return (
    <EventHistory<StaffEvent>
      path="/staff-events"
      title="Historial de las cuentas"
      label="Lo que se hizo con las cuentas"
      columns={[
        ['Qué', (event) => <What event={event} />],
        ['Cuenta', ({ name }) => name],
        ['Quién', ({ byName }) => byName ?? 'El sistema'],
      ]}
      empty="Aún no se ha hecho nada con las cuentas."
    />
  )
}

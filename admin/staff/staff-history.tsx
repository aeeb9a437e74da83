import type { StaffEvent } from '../../contract/staff/staff.ts'
import { EventHistory } from '../shell/event-history.tsx'

const names: Record<StaffEvent['kind'], string> = {
  created: 'Cuenta creada',
  enabled: 'Cuenta activada',
  disabled: 'Cuenta desactivada',
  link_given: 'Enlace entregado',
  password_chosen: 'Contraseña elegida con un enlace',
  password_changed: 'Contraseña cambiada',
  attacked: 'Intentos fallidos de entrar',
  suspect_sign_in: 'Entrada desde un equipo nuevo tras intentos fallidos',
  profile_changed: 'Datos y firma cambiados',
}

export function StaffHistory() {
  return (
    <EventHistory<StaffEvent>
      path="/staff-events"
      title="Historial de las cuentas"
      label="Lo que se hizo con las cuentas"
      columns={[
        ['Qué', ({ kind, attempts }) => (attempts === null ? names[kind] : `${names[kind]}: ${attempts}`)],
        ['Cuenta', ({ name }) => name],
        ['Quién', ({ byName }) => byName ?? 'El sistema'],
      ]}
      empty="Aún no se ha hecho nada con las cuentas."
    />
  )
}

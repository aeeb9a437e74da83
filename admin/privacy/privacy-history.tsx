import type { PrivacyEvent } from '../../shared/privacy/privacy.ts'
import { EventHistory } from '../shell/event-history.tsx'

const names: Record<PrivacyEvent['kind'], string> = {
  export: 'Entrega de datos',
  inbox_export: 'Exportación de la bandeja',
  quotes_export: 'Exportación de las cotizaciones',
  erasure: 'Eliminación de datos',
  retention: 'Eliminación por plazo',
  retention_change: 'Cambio del plazo',
  backup: 'Copia de seguridad',
}

export function PrivacyHistory() {
  return (
    <EventHistory<PrivacyEvent>
      path="/privacy/acts"
      title="Registro"
      label="Registro de entregas y eliminaciones"
      columns={[
        ['Qué', ({ kind }) => names[kind]],
        ['Quién', ({ staffName }) => staffName ?? 'El sistema'],
        ['Solicitudes', ({ requests }) => requests ?? '–'],
      ]}
      empty="Aún no se ha entregado ni eliminado ningún dato."
    />
  )
}

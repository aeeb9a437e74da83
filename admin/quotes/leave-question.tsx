import { Confirm } from 'react-admin'
import { useBlocker } from 'react-router-dom'

export function LeaveQuestion({ isAsked }: { isAsked: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAsked && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <Confirm
      isOpen={blocker.state === 'blocked'}
      title="¿Salir sin guardar?"
      content="Lo que cambiaste te espera en esta pestaña cuando vuelvas. Tus colegas ven lo último que se guardó."
      confirm="Salir"
      cancel="Seguir editando"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  )
}

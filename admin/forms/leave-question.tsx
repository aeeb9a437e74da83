import { Confirm } from 'react-admin'
import { useBlocker } from 'react-router-dom'

type Props = { isAsked: boolean; content: string }

export function LeaveQuestion({ isAsked, content }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAsked && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <Confirm
      isOpen={blocker.state === 'blocked'}
      title="¿Salir sin guardar?"
      content={content}
      confirm="Salir"
      cancel="Seguir editando"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  )
}

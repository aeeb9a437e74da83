import { Button } from '@mui/material'
import type { Change } from '../../shared/history/changes.ts'
import { postAction } from '../shell/data-provider.ts'
import { useAction } from '../shell/use-action.ts'
import { resourceOf } from './record-kinds.ts'

export function UndoButton({ change }: { change: Change }) {
  const { run, isRunning } = useAction()
  if (!change.isUndoable) return null
  const isSetting = change.kind === 'setting'
  const path = isSetting ? `changes/${change.id}/undo` : `${change.recordId}/restore`
  const success = isSetting ? 'El valor anterior está de vuelta.' : `${change.recordName} está de vuelta.`
  const undo = () => run(() => postAction(resourceOf[change.kind], path), success)
  const undone = isSetting ? 'el cambio' : 'la eliminación'
  return (
    <Button size="small" disabled={isRunning} onClick={undo} aria-label={`Deshacer ${undone} de ${change.recordName}`}>
      Deshacer
    </Button>
  )
}

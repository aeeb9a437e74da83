import { reactionWords } from '../../shared/quotes/names.ts'
import { momentText } from '../../shared/time-text.ts'
import type { TrackedVersion } from '../../shared/tracking/tracking.ts'
import { Icon } from '../ui/icon.tsx'

/** After a reaction the address of the page has the id of the newest one as its fragment. */
export function Reacted({ version, id }: { version: TrackedVersion; id?: string }) {
  const { state, reactedAt, reactionReason, reactionText } = version
  if (state !== 'accepted' && state !== 'change_requested' && state !== 'declined') return null
  const { title, label } = reactionWords[state]
  return (
    <div id={id} tabIndex={-1} role={id && 'status'} className="mt-5 flex gap-4 rounded border border-steel-200 p-6">
      <Icon name={state === 'declined' ? 'close' : 'check'} className="size-8 text-red" />
      <div>
        <p className="font-bold text-xl">{title}</p>
        {reactedAt && <p className="figures text-base text-steel-600">{momentText(reactedAt)}</p>}
        {reactionReason && <p className="mt-2">Motivo: {reactionReason}</p>}
        {reactionText && (
          <p className="measure mt-2 whitespace-pre-line [overflow-wrap:anywhere]">
            {label}: {reactionText}
          </p>
        )}
      </div>
    </div>
  )
}

import type { Reaction } from '../../contract/quotes/quote.ts'
import { reactions } from '../content/seguimiento.ts'
import { MessageField, SubmitButton } from '../requests/fields.tsx'
import { Icon } from '../ui/icon.tsx'
import type { RejectedReaction } from './rejected-reaction.ts'

const order: Reaction[] = ['accepted', 'change_requested', 'declined']

type Props = { version: number; total: string; rejected: RejectedReaction | undefined }

/** Plain forms inside `details`, so that choosing and confirming work without scripts. */
export function ReactionForms({ version, total, rejected }: Props) {
  return (
    <div className="grid gap-3">
      {order.map((reaction) => {
        const { title, text, label, button, isRequired } = reactions[reaction]
        const isRejected = rejected?.reaction === reaction
        return (
          <details
            key={reaction}
            name="respuesta"
            open={isRejected}
            className="group rounded border border-steel-200 bg-white"
          >
            <summary
              className={`flex min-h-14 items-center justify-between gap-4 rounded px-5 py-3 font-bold ${
                reaction === 'accepted' ? 'bg-red text-white hover:bg-red-dark' : 'hover:text-red'
              }`}
            >
              {title}
              <Icon name="plus" className="group-open:hidden" />
              <Icon name="minus" className="hidden group-open:block" />
            </summary>
            <form method="post" noValidate className="grid gap-4 p-5">
              <p>
                {reaction === 'accepted' && `Versión ${version}, por un total de ${total}. `}
                {text}
              </p>
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="reaction" value={reaction} />
              <MessageField
                label={label}
                name={reaction}
                rows={4}
                required={isRequired}
                defaultValue={isRejected ? rejected.text : undefined}
                error={isRejected ? rejected.error : undefined}
                autoFocus={isRejected && rejected.error !== undefined}
              />
              <div>
                <SubmitButton>{button}</SubmitButton>
              </div>
            </form>
          </details>
        )
      })}
    </div>
  )
}

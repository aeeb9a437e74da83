import type { Reaction } from '../../shared/quotes/quote.ts'
import { declineReasons } from '../../shared/quotes/quote-names.ts'
import { reactions } from '../content/seguimiento.ts'
import { FieldError, MessageField, SubmitButton } from '../requests/form-fields.tsx'
import { Icon } from '../ui/icon.tsx'

const order: Reaction[] = ['accepted', 'change_requested', 'declined']

type Props = { version: number; total: string; rejected: RejectedReaction | undefined }

/** Plain forms inside `details`, so that choosing and confirming work without scripts. */
export function ReactionForms({ version, total, rejected }: Props) {
  return (
    <div className="grid gap-3">
      {order.map((reaction) => {
        const { title, text, label, button, isRequired } = reactions[reaction]
        const isRejected = rejected?.reaction === reaction
        const errors = isRejected ? rejected.errors : undefined
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
              {reaction === 'declined' && (
                <Reasons chosen={isRejected ? rejected.reason : undefined} error={errors?.reason} />
              )}
              <MessageField
                label={label}
                name={reaction}
                rows={4}
                required={isRequired}
                defaultValue={isRejected ? rejected.text : undefined}
                error={errors?.text}
                autoFocus={errors?.text !== undefined}
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

function Reasons({ chosen, error }: { chosen: string | undefined; error: string | undefined }) {
  return (
    <fieldset aria-describedby={error && 'reason-error'}>
      <legend className="font-semibold">Motivo*</legend>
      {declineReasons.map((reason, index) => (
        <label key={reason} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="reason"
            value={reason}
            required
            defaultChecked={reason === chosen}
            ref={(input) => {
              if (error && index === 0) input?.focus()
            }}
            className="size-5 accent-red"
          />
          {reason}
        </label>
      ))}
      <FieldError name="reason" error={error} />
    </fieldset>
  )
}

/** `errors` are those of the fields; `conflict` says why the version cannot be answered any more. */
export type RejectedReaction = {
  reaction: Reaction
  text: string
  reason: string
  errors?: Record<string, string>
  conflict?: string
}

import { momentText } from '../../shared/time-text.ts'
import type { Tracking } from '../../shared/tracking/tracking.ts'
import { seguimiento } from '../content/seguimiento.ts'
import { ctaLook } from '../ui/buttons.tsx'
import { Icon } from '../ui/icon.tsx'

const { title, text, button, done, ...arrivals } = seguimiento.mailedLink

type Props = { mailedTo: NonNullable<Tracking['mailedTo']>; conflict: string | undefined }

/** The address that the form is redirected to has the id as its fragment. */
export function MailedLink({ mailedTo: { address, quote, linkSentAt }, conflict }: Props) {
  const [before, after] = arrivals[quote ?? 'none'].split('{correo}')
  return (
    <section
      id="enlace-por-correo"
      tabIndex={-1}
      aria-labelledby="en-tu-correo"
      className="rounded bg-steel-50 p-6 lg:p-8 print:hidden"
    >
      <h2 id="en-tu-correo" className="title-3 flex items-center gap-3">
        <Icon name="mail" className="size-6 text-red" />
        {title}
      </h2>
      <p className="measure mt-4 text-lg">
        {before}
        <strong className="[overflow-wrap:anywhere]">{address}</strong>
        {after}
      </p>
      <p className="measure mt-2">{text}</p>
      {linkSentAt && !conflict && (
        <p role="status" className="measure mt-4 flex gap-3 font-semibold">
          <Icon name="check" className="size-6 shrink-0 text-red" />
          {done.replace('{cuando}', momentText(linkSentAt))}
        </p>
      )}
      {conflict && (
        <p role="alert" className="measure mt-4 flex gap-3 font-semibold text-red">
          <Icon name="alert" className="size-6 shrink-0" />
          {conflict}
        </p>
      )}
      <form method="post" className="mt-6">
        <button type="submit" name="link" value="mail" className={ctaLook(quote === null)}>
          {button}
        </button>
      </form>
    </section>
  )
}

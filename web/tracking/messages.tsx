import { momentText } from '../../shared/time-text.ts'
import type { Tracking } from '../../shared/tracking/tracking.ts'
import { keyed } from '../ui/keyed.ts'

export function Messages({ messages }: Pick<Tracking, 'messages'>) {
  if (messages.length === 0) return null
  return (
    <section aria-labelledby="mensajes">
      <h2 id="mensajes" className="title-3">
        Mensajes
      </h2>
      <ul className="mt-4 grid gap-4">
        {keyed(messages, ({ at }) => at).map(({ key, item: { at, subject, body } }) => (
          <li key={key} className="rounded bg-steel-50 p-6">
            <p className="font-bold">{subject}</p>
            <p className="figures text-base text-steel-600">{momentText(at)}</p>
            <p className="measure mt-3 whitespace-pre-line [overflow-wrap:anywhere]">{body}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

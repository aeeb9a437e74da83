import { dayText } from '../../shared/time-text.ts'
import type { Tracking, TrackingState } from '../../shared/tracking/tracking.ts'
import { trackingStateNames } from '../../shared/tracking/tracking-page.ts'

const decision = 'Decisión'

const ahead: Record<Tracking['kind'], Partial<Record<TrackingState, string[]>>> = {
  quotation: {
    received: [trackingStateNames.in_review, trackingStateNames.quoted, decision],
    in_review: [trackingStateNames.quoted, decision],
    needs_information: [trackingStateNames.quoted, decision],
    quoted: [decision],
    change_requested: ['Nueva versión'],
  },
  contact: {
    received: [trackingStateNames.in_review, trackingStateNames.answered],
    in_review: [trackingStateNames.answered],
    needs_information: [trackingStateNames.answered],
  },
  service: {
    received: [trackingStateNames.in_review, trackingStateNames.answered],
    in_review: [trackingStateNames.answered],
    needs_information: [trackingStateNames.answered],
  },
}

export function Steps({ kind, state, steps }: Pick<Tracking, 'kind' | 'state' | 'steps'>) {
  return (
    <ol className="tracking-steps" aria-label="Estado de la solicitud">
      {steps.map(({ state: step, at }) => (
        <li key={step} data-reached aria-current={step === state ? 'step' : undefined}>
          <span className="block font-bold leading-6">{trackingStateNames[step]}</span>
          <time dateTime={at} className="figures text-base text-steel-600">
            {dayText(at)}
          </time>
        </li>
      ))}
      {ahead[kind][state]?.map((name) => (
        <li key={name}>
          <span className="block leading-6 text-steel-600">{name}</span>
        </li>
      ))}
    </ol>
  )
}

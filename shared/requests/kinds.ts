export const requestKinds = ['quotation', 'contact', 'service'] as const

export const requestStatuses = ['new', 'in_progress', 'needs_information', 'answered', 'closed', 'spam'] as const

export const spamSigns = ['hidden_field', 'markup', 'links', 'foreign_script', 'repeated', 'too_fast'] as const

export type SpamSign = (typeof spamSigns)[number]

export const mailKinds = [
  'notification',
  'acknowledgement',
  'reply',
  'link',
  'quote',
  'quote_reminder',
  'quote_reaction',
  'quote_thanks',
  'quote_waiting',
] as const

/**
 * A `receipt` link was in a response, so anybody may hold it. A `mailed` one reached the address of the request, and a
 * `handed` one whomever staff gave it to: both show prices, but only the mailed one proves the address.
 */
export const linkKinds = ['receipt', 'mailed', 'handed'] as const

type MailKind = (typeof mailKinds)[number]

/** All others go to the customer. */
export const staffMailKinds: readonly MailKind[] = ['notification', 'quote_reaction', 'quote_waiting']

/**
 * `filed` means written to a file, `failed` given up, `dropped` overtaken by what happened since, and `withheld` one
 * acknowledgement too many for its recipient.
 */
export const mailStates = ['queued', 'sent', 'filed', 'failed', 'dropped', 'withheld'] as const

export const requestEventKinds = [
  'status',
  'owner',
  'note',
  'reply',
  'mail_again',
  'released',
  'entered',
  'quote_draft_created',
  'quote_draft_deleted',
  'quote_sent',
  'quote_opened',
  'quote_accepted',
  'quote_change_requested',
  'quote_declined',
  'quote_expired',
  'quote_reminded',
  'staff_reminded',
  'quote_outcome',
  'link_renewed',
  'link_revoked',
] as const

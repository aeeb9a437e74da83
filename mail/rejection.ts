/** Codes of the protocol and of signing in concern the site, whatever mail is sent. */
const ofProtocol = (code: number) => code < 510 || [530, 534, 535, 538].includes(code)

/** Relaying, authentication and blocked senders, which somebody has to set right here. */
const ofSite = /\b5\.7\.\d+\b|relay|authenticat|not authori[sz]ed/i

/** The mailbox or its domain does not exist, whatever tables the rest of the text names. */
const ofRecipient = /\b5\.1\.[1-36]\b/

/**
 * Whether the server rejected this recipient or message for good. What it rejects of the connection, the sign-in or the
 * sender would fail every mail, so that is tried again until it is set right.
 */
export function isRejectedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { command, responseCode, response } = error as Error & Record<string, unknown>
  if (command !== 'RCPT TO' && command !== 'DATA') return false
  if (typeof responseCode !== 'number' || ofProtocol(responseCode)) return false
  return ofRecipient.test(String(response)) || !ofSite.test(String(response))
}

/** Copies arrived, but not the mail itself; another attempt would send the copies again. */
export class MainRecipientRejected extends Error {
  readonly command = 'RCPT TO'
  readonly responseCode = 550
}

/** Codes of the protocol and of signing in concern the site, whatever mail is sent. */
const ofProtocol = (code: number) => code < 510 || [530, 534, 535, 538].includes(code)

/** What RFC 3463 says of a mailbox that is missing, moved, full or disabled, and of this message. */
const ofThisMail = /\b5\.1\.(?:1|2|3|6|10)\b|\b5\.2\.[123]\b|\b5\.3\.4\b|\b5\.6\.\d\b/

const enhancedCode = /\b5\.\d{1,3}\.\d{1,3}\b/

/** Servers that give no enhanced code say it in words. */
const isUnknown =
  /\b(?:no such|unknown|invalid) (?:user|mailbox|recipient|address)|\b(?:user|mailbox|recipient|address|account)\b.{0,40}\b(?:unknown|not found|disabled|unavailable|does not exist|doesn't exist)/i

const ofSender = /\bsender\b/i

/**
 * Whether the server rejected this recipient or message for good. Everything else, such as quotas, relaying and blocked
 * senders, may concern all mails of the site, so that is tried again until somebody has set it right.
 */
export function isRejectedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { command, responseCode, response } = error as Error & Record<string, unknown>
  if (command !== 'RCPT TO' && command !== 'DATA') return false
  if (typeof responseCode !== 'number' || ofProtocol(responseCode)) return false
  const text = String(response)
  return enhancedCode.test(text) ? ofThisMail.test(text) : isUnknown.test(text) && !ofSender.test(text)
}

import type { Tx } from '../../db/connect.ts'
import { countInWindow } from '../../db/count-in-window.ts'

/** A buyer sends a handful of requests a day, but anybody can enter the address of somebody else. */
export const dailyAcknowledgements = 5

const dayMs = 24 * 60 * 60_000

/** Spellings that usually reach one mailbox. Some servers tell dots apart, but two such people can share a limit. */
export function mailboxOf(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/s.exec(address.trim().toLowerCase()) ?? []
  const plain = local.replace(/(?!^)\+.*$/s, '').replaceAll('.', '')
  return `${plain}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`
}

/** The transaction holds the count until it ends, so concurrent deliveries cannot exceed the limit. */
export async function countAcknowledgement(tx: Tx, address: string): Promise<{ isAllowed: boolean }> {
  const { count } = await countInWindow(tx, `acknowledgement ${mailboxOf(address)}`, dayMs)
  return { isAllowed: count <= dailyAcknowledgements }
}

import type { Tx } from '../../db/connect.ts'
import type { Deps } from '../deps.ts'
import { privateAddress } from './link-in-text.ts'

/** Only hashes of tokens are stored, so a private address that somebody pasted becomes the folio that it opens. */
export async function nameLinks({ tracking }: Pick<Deps, 'tracking'>, tx: Tx, text: string): Promise<string> {
  let named = text
  for (const [address, token = ''] of text.matchAll(privateAddress)) {
    const tracked = await tracking.findTracked(tx, token)
    named = named.replace(address, tracked?.request.folio ?? '/seguimiento/…')
  }
  return named
}

import type { Deps } from '../../domain/deps.ts'
import type { RenderMail } from '../mail.ts'

export type ComposeDeps = Pick<Deps, 'db' | 'catalogue' | 'settings' | 'tracking' | 'now'> & {
  renderMail: RenderMail
  /** The result is undefined if there is no such version. */
  quotePdf: (requestId: number, version: number) => Promise<Buffer | undefined>
  /** Without one, the company's own address is used. */
  mailTo: string | undefined
  publicUrl: string
}

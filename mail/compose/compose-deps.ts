import type { Db } from '../../db/connect.ts'
import type { RenderMail } from '../mail.ts'

export type ComposeDeps = {
  db: Db
  renderMail: RenderMail
  mailTo: string
}

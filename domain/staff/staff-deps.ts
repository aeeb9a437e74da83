import type { Deps } from '../deps.ts'
import type { Auth } from './auth.ts'

/** What staff operations need. */
export type StaffDeps = Deps & { auth: Auth; publicUrl: string }

/** The person who performs an operation. */
export type Staff = { id: string; name: string; email: string }

import type { Deps } from '../deps.ts'
import type { Auth } from './auth.ts'

/** What the acts of staff need. */
export type StaffDeps = Deps & { auth: Auth; publicUrl: string }

/** Who acts. */
export type Staff = { id: string; name: string; email: string }

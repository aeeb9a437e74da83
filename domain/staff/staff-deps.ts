import type { Deps } from '../deps.ts'
import type { Auth } from './auth.ts'

export type StaffDeps = Deps & { auth: Auth; publicUrl: string }

export type Staff = { id: string; name: string; email: string }

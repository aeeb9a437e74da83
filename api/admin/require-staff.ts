import type { Staff } from '../../domain/staff/staff-deps.ts'

export type StaffEnv = { Variables: { staff: Staff } }

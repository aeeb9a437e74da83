import type { Context } from 'hono'
import { fileDay } from '../../time-text.ts'
import { sheetTypes } from './sheet-formats.ts'

export function csvResponse(c: Context, name: string, { csv, at }: { csv: string; at: Date }) {
  c.header('Content-Type', sheetTypes.csv)
  c.header('Content-Disposition', `attachment; filename="${name}-${fileDay(at)}.csv"`)
  return c.body(csv)
}

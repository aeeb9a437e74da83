import type { Context } from 'hono'
import * as z from 'zod/mini'
import { type Failure, notFound, type Outcome } from '../../domain/outcome.ts'
import { fileDay } from '../../shared/time-text.ts'
import { errorResponse } from './errors.ts'

export function outcomeResponse<T>(c: Context, result: Outcome<T>, status: 200 | 201 = 200) {
  if (result.outcome !== 'done') return failureResponse(c, result)
  return result.value === undefined ? c.body(null, 204) : c.json(result.value, status)
}

export const failureResponse = (c: Context, { outcome, ...detail }: Failure) => errorResponse(c, outcome, detail)

export const foundResponse = <T extends object>(c: Context, found: T | undefined) =>
  found ? c.json(found) : failureResponse(c, notFound)

export const listResponse = <T>(c: Context, data: T[]) => c.json({ data, total: data.length })

export function csvResponse(c: Context, name: string, { csv, at }: { csv: string; at: Date }) {
  c.header('Content-Type', sheetTypes.csv)
  c.header('Content-Disposition', `attachment; filename="${name}-${fileDay(at)}.csv"`)
  return c.body(csv)
}

export const Format = z.object({ format: z._default(z.enum(['csv', 'xlsx']), 'xlsx') })

export const sheetTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

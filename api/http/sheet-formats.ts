import * as z from 'zod/mini'

export const Format = z.object({ format: z._default(z.enum(['csv', 'xlsx']), 'xlsx') })

export const sheetTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

import * as z from 'zod/mini'

/** As far as the database counts. */
export const largestId = 2_147_483_647

/** The number of a record. */
export const rowId = (problem?: string) => z.int(problem).check(z.gte(1, problem), z.lte(largestId, problem))

import * as z from 'zod/mini'

/** This is the largest PostgreSQL integer. */
export const largestId = 2_147_483_647

export const rowId = (problem?: string) => z.int(problem).check(z.gte(1, problem), z.lte(largestId, problem))

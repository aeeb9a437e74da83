import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import type * as z from 'zod/mini'
import { firstErrorByField } from '../../shared/error-response.ts'

export type FormSchema = z.ZodMiniType<FieldValues>

/** The contract's schema checks the form as it checks the API's body. */
export const schemaResolver =
  (schema: FormSchema): Resolver =>
  (values) => {
    const parsed = schema.safeParse(values)
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors: FieldErrors = {}
    for (const [path, message] of Object.entries(firstErrorByField(parsed.error.issues)))
      set(errors, path, { type: 'custom', message })
    return { values: {}, errors }
  }

import * as z from 'zod/mini'
import { line } from '../text.ts'

const maxCodeLength = 40

const pattern = /^[\p{L}\p{M}\d./_ -]*$/u
const sign = /[\p{L}\d]/u

/** The seller's own code of a product; empty if it has none. */
export const ProductCode = line(maxCodeLength).check(
  z.refine(
    (code) => code === '' || (pattern.test(code) && sign.test(code)),
    'Usa letras, números, espacios y los signos . - / _',
  ),
)

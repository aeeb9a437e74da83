import * as z from 'zod/mini'

const controlCharacter = /[\p{Cc}\u2028\u2029]/u
const controlCharacterExceptBreaks = /(?![\n\t])[\p{Cc}\u2028\u2029]/u

const forbidden = 'Contiene caracteres no permitidos'
const tooLong = (max: number) => `Máximo ${max.toLocaleString('es-CL')} caracteres`

const oneLine = z.refine<string>((text) => text.isWellFormed() && !controlCharacter.test(text), forbidden)
const manyLines = z.refine<string>((text) => text.isWellFormed() && !controlCharacterExceptBreaks.test(text), forbidden)
/** A zero-width space and the blank of Braille are invisible too. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u

const trim = z.overwrite<string>((text) => (invisible.test(text) ? '' : text.trim()))

const unixBreaks = z.overwrite<string>((text) => text.replaceAll('\r\n', '\n'))

export const requiredLine = (missing: string, max = 120) =>
  z.string(missing).check(trim, z.minLength(1, missing), z.maxLength(max, tooLong(max)), oneLine)

export const line = (max: number) => z.string('Debe ser un texto').check(trim, z.maxLength(max, tooLong(max)), oneLine)

export const optionalLine = (max: number) => z.nullish(line(max))

export const emailAddress = z
  .string('Correo es requerido')
  .check(
    trim,
    z.minLength(1, 'Correo es requerido'),
    z.maxLength(254, 'Ingresa un correo válido'),
    z.email('Ingresa un correo válido'),
  )

/** An empty text stands for no address. */
export const optionalEmail = line(254).check(
  z.refine((text) => text === '' || emailAddress.safeParse(text).success, 'Ingresa un correo válido'),
)

export const requiredText = (missing: string, max: number) =>
  z.string(missing).check(unixBreaks, trim, z.minLength(1, missing), z.maxLength(max, tooLong(max)), manyLines)

export const text = (max: number) =>
  z.string('Debe ser un texto').check(unixBreaks, trim, z.maxLength(max, tooLong(max)), manyLines)

export const optionalText = (max: number) => z.nullish(text(max))

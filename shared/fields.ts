import * as z from 'zod/mini'

const controlCharacter = /[\p{Cc}\u2028\u2029]/u
const controlCharacterExceptBreaks = /(?![\n\t])[\p{Cc}\u2028\u2029]/u

const forbidden = 'Contiene caracteres no permitidos'
const tooLong = (max: number) => `Máximo ${max.toLocaleString('es-CL')} caracteres`

const oneLine = z.refine<string>((text) => text.isWellFormed() && !controlCharacter.test(text), forbidden)
const manyLines = z.refine<string>((text) => text.isWellFormed() && !controlCharacterExceptBreaks.test(text), forbidden)
/** The emoji that the first group finds keep the joiners and selectors within them. */
const invisible =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?(?:\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?)*)|[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu

/**
 * Without what shows nothing or turns the order of what follows, such as zero-width and bidirectional characters. The
 * blank of Braille becomes a space, because to JavaScript it is no white space.
 */
export const withoutInvisible = (text: string) => text.replace(invisible, '$1').replaceAll('\u2800', ' ')

const clean = z.overwrite<string>((text) => withoutInvisible(text).trim())

/** A pasted text may have the separators of lines and paragraphs of a word processor. */
const unixBreaks = z.overwrite<string>((text) => text.replaceAll(/\r\n|[\u2028\u2029]/g, '\n'))

export const requiredLine = (missing: string, max = 120) =>
  z.string(missing).check(clean, z.minLength(1, missing), z.maxLength(max, tooLong(max)), oneLine)

export const line = (max: number) => z.string('Debe ser un texto').check(clean, z.maxLength(max, tooLong(max)), oneLine)

export const optionalLine = (max: number) => z.nullish(line(max))

/** Nothing is stripped from an address, because another address could be meant. */
export const emailAddress = z.string('Correo es requerido').check(
  z.overwrite((text) => (withoutInvisible(text).trim() === '' ? '' : text.trim())),
  z.minLength(1, 'Correo es requerido'),
  z.maxLength(254, 'Ingresa un correo válido'),
  z.email('Ingresa un correo válido'),
)

/** An empty text stands for no address. */
export const optionalEmail = z.string('Debe ser un texto').check(
  z.trim(),
  z.refine((text) => text === '' || emailAddress.safeParse(text).success, 'Ingresa un correo válido'),
)

export const requiredText = (missing: string, max: number) =>
  z.string(missing).check(unixBreaks, clean, z.minLength(1, missing), z.maxLength(max, tooLong(max)), manyLines)

export const text = (max: number) =>
  z.string('Debe ser un texto').check(unixBreaks, clean, z.maxLength(max, tooLong(max)), manyLines)

export const optionalText = (max: number) => z.nullish(text(max))

/** This is the largest PostgreSQL integer. */
export const maxId = 2_147_483_647

export const rowId = (problem?: string) => z.int(problem).check(z.gte(1, problem), z.lte(maxId, problem))

/** Only addresses of the site or the web may become links, so that nothing runs in the page. */
export function isWebAddress(address: string): boolean {
  const protocol = URL.canParse(address, 'https://site.example') && new URL(address, 'https://site.example').protocol
  return protocol === 'https:' || protocol === 'http:'
}

export function isSecureAddress(address: string): boolean {
  const url = /\s/.test(address) ? null : URL.parse(address)
  return url?.protocol === 'https:' && !url.username && !url.password
}

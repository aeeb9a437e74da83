/** Words of companies and departments, which many type instead of a name. */
const noPerson = new Set(
  `spa ltda limitada eirl sa s.a s.a. s.p.a s.p.a. cia cía compañía empresa comercial comercializadora constructora distribuidora
  importadora exportadora inversiones sociedad soc industrias industrial minera forestal agrícola agricola aserradero
  transportes servicios ventas compras adquisiciones abastecimiento bodega logística logistica operaciones mantención
  mantencion departamento depto área area jefe jefa encargado encargada gerente gerencia administración administracion
  recepción recepcion contacto cliente particular test prueba`.split(/\s+/),
)

const titles = /^(?:(?:sr|sra|srta|don|doña|ing|dr|dra)\.?\s+)+/i

/** Letters only, so that a greeting never repeats a link or a sentence that somebody typed. */
const plainWord = /^\p{L}(?:[\p{L}'’-]{0,18}\p{L})$/u

/** How mails address somebody: «Marcela» for "MARCELA SOTO"; empty for what is no person's name. */
export function firstName(name: string): string {
  const words = name.trim().replace(titles, '').split(/\s+/)
  const [first = ''] = words
  if (!plainWord.test(first)) return ''
  if (words.some((word) => noPerson.has(word.toLowerCase().replace(/,$/, '')))) return ''
  return first === first.toUpperCase() || first === first.toLowerCase() ? capitalised(first) : first
}

const capitalised = (word: string) =>
  word
    .toLowerCase()
    .replaceAll(/(^|['’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

/** The first words of every mail to a person, without the name if there is none. */
export const greeting = (name: string) => ['Hola', firstName(name)].filter(Boolean).join(', ')

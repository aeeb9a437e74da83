import * as z from 'zod/mini'

type Issue = z.core.$ZodRawIssue

export const setSpanishErrors = () => z.config({ customError: spanishError })

function spanishError(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Falta este dato' : (typeErrors[issue.expected] ?? noFit)
    case 'invalid_value':
      return 'El valor no es una de las opciones'
    case 'too_big':
      return `Máximo ${issue.maximum.toLocaleString('es-CL')}${unitOf(issue.origin)}`
    case 'too_small':
      return `Mínimo ${issue.minimum.toLocaleString('es-CL')}${unitOf(issue.origin)}`
    case 'invalid_format':
      return formatErrors[issue.format] ?? noFit
    default:
      return noFit
  }
}

const noFit = 'El valor no es válido'

const typeErrors: Record<string, string> = {
  string: 'Debe ser un texto',
  number: 'Debe ser un número',
  int: 'Debe ser un número entero',
  boolean: 'Debe ser verdadero o falso',
  array: 'Debe ser una lista',
  object: 'Debe ser un grupo de datos',
}

const formatErrors: Record<string, string> = {
  email: 'Ingresa un correo válido',
  date: 'Debe ser una fecha',
  datetime: 'Debe ser una fecha con hora',
}

const unitOf = (origin: string) => (origin === 'string' ? ' caracteres' : '')

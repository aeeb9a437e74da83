export type MailProblem = {
  text: string
  advice: string
  /** A problem of the server stops every mail. */
  isServer: boolean
}

const askAdministrator = 'Avisa a quien administra el sitio.'
const checkAddress = 'Revisa la dirección con la persona o llámala.'

const serverProblems: [pattern: RegExp, text: string, advice: string][] = [
  [
    /\bEAUTH\b|Invalid login|\b53[045][ -]/,
    'El servidor de correo no acepta el usuario o la contraseña.',
    `${askAdministrator} Hay que corregir SMTP_URL.`,
  ],
  [
    /\bECONNREFUSED\b/,
    'El servidor de correo no acepta conexiones.',
    `${askAdministrator} Puede estar apagado, o SMTP_URL tiene otro puerto.`,
  ],
  [
    /\b(ENOTFOUND|EAI_AGAIN|EDNS|ENODATA|ESERVFAIL)\b/,
    'No se encuentra el servidor de correo.',
    `${askAdministrator} Hay que revisar el nombre en SMTP_URL y la conexión a internet.`,
  ],
  [
    /certificate|\bETLS\b|\bSSL\b|\bCERT_/i,
    'La conexión segura con el servidor de correo falla.',
    `${askAdministrator} Hay que revisar el certificado del servidor de correo.`,
  ],
  [
    /\b(ETIMEDOUT|ETIMEOUT)\b|timeout|Greeting never received/i,
    'El servidor de correo no responde a tiempo.',
    `Si dura más de una hora, avisa a quien administra el sitio.`,
  ],
  [
    /\b(ECONNRESET|EPIPE|ECONNECTION|ESOCKET|EHOSTUNREACH|ENETUNREACH)\b|socket close/i,
    'Se cortó la conexión con el servidor de correo.',
    `Si dura más de una hora, avisa a quien administra el sitio.`,
  ],
]

const responseCode = /(?<![\d.:])([45]\d\d)[ -]/

export function mailProblem(technical: string): MailProblem {
  for (const [pattern, text, advice] of serverProblems) {
    if (pattern.test(technical)) return { text, advice, isServer: true }
  }
  const [, code] = responseCode.exec(technical) ?? []
  return { ...rejection(code, technical), isServer: false }
}

function rejection(code: string | undefined, technical: string): Pick<MailProblem, 'text' | 'advice'> {
  if (!code) return { text: 'El correo no salió.', advice: `Si se repite, avisa a quien administra el sitio.` }
  if (code === '552' || technical.includes('5.2.2')) {
    return { text: 'La casilla de destino está llena.', advice: checkAddress }
  }
  if (code.startsWith('4')) {
    return {
      text: `El servidor de correo no puede recibirlo por ahora (código ${code}).`,
      advice: 'Suele resolverse solo en unas horas.',
    }
  }
  if (['550', '551', '553'].includes(code)) {
    return { text: 'La casilla de destino no existe o rechaza el mensaje.', advice: checkAddress }
  }
  return { text: `El servidor de correo rechazó el mensaje (código ${code}).`, advice: checkAddress }
}

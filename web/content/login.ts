import type { PageMeta } from './content.ts'

type Login = {
  meta: PageMeta
  title: string
  text: string
  first: { title: string; text: string }
  password: { title: string; text: string }
  noEmail: string
  noPassword: string
  denied: string
  throttled: { account: string; address: string }
  gone: string
  forgotten: string
}

export const login = {
  meta: {
    title: 'Acceso del personal',
    description:
      'Entrada al sistema interno para el personal de {empresa}. El catálogo, la cotización y los formularios del sitio están abiertos y no piden cuenta.',
  },
  title: 'Acceso del personal',
  text: 'Esta entrada es solo para el personal de {empresa}. Recorrer el catálogo, cotizar y escribirnos no requiere cuenta.',
  first: {
    title: 'Primera cuenta',
    text: 'Con estos datos se crea la primera cuenta del sistema. Desde ella se crean las demás. El enlace sirve una sola vez.',
  },
  password: {
    title: 'Elegir contraseña',
    text: 'La contraseña queda guardada al continuar. El enlace sirve una sola vez.',
  },
  noEmail: 'Correo es requerido',
  noPassword: 'Escribe la contraseña',
  denied: 'El correo o la contraseña no son correctos.',
  throttled: {
    account:
      'Hubo demasiados intentos con este correo. Vuelve a intentarlo en 15 minutos, entra desde un computador o teléfono que ya usaste o pide un enlace a alguien del equipo.',
    address:
      'Hubo demasiados intentos desde esta conexión. Vuelve a intentarlo en 15 minutos, entra desde un computador o teléfono que ya usaste o pide un enlace a alguien del equipo.',
  },
  gone: 'El enlace ya se usó o venció. Pide uno nuevo a alguien del equipo.',
  forgotten: 'Si olvidaste la contraseña, cualquier persona del equipo puede darte un enlace para elegir otra.',
} satisfies Login

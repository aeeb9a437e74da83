import { expect, test } from 'vitest'
import { mailProblem } from './mail-problem.ts'

test.each([
  ['connect ECONNREFUSED 127.0.0.1:587', 'El servidor de correo no acepta conexiones.', true],
  ['EAUTH: Invalid login: 535 5.7.8 Error', 'El servidor de correo no acepta el usuario o la contraseña.', true],
  ['ETIMEDOUT: Connection timeout', 'El servidor de correo no responde a tiempo.', true],
  ['EDNS: getaddrinfo ENOTFOUND smtp.example', 'No se encuentra el servidor de correo.', true],
  ['ESOCKET: self-signed certificate', 'La conexión segura con el servidor de correo falla.', true],
  ['ECONNECTION: Connection closed unexpectedly', 'Se cortó la conexión con el servidor de correo.', true],
  ['EMESSAGE: Message failed: 550 No such user', 'La casilla de destino no existe o rechaza el mensaje.', false],
  ['EMESSAGE: Message failed: 552 5.2.2 Mailbox full', 'La casilla de destino está llena.', false],
  ['451 Greylisted', 'El servidor de correo no puede recibirlo por ahora (código 451).', false],
  ['EMESSAGE: Message failed: 554 Spam', 'El servidor de correo rechazó el mensaje (código 554).', false],
  ['Something else at 10.0.0.550 now', 'El correo no salió.', false],
])('«%s» is explained in plain words', (technical, text, isServer) => {
  expect(mailProblem(technical)).toMatchObject({ text, isServer })
})

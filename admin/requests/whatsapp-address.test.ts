import { expect, test } from 'vitest'
import { whatsappAddress } from './whatsapp-address.ts'

test.each([
  ['+56 9 1234 5678', '56912345678'],
  ['9 1234 5678', '56912345678'],
  ['09 1234 5678', '56912345678'],
  ['0056 9 1234 5678', '56912345678'],
  ['+54 11 4321 8765', '541143218765'],
])('%s opens a conversation with %s', (phone, number) => {
  expect(whatsappAddress(phone, 'Hola, ¿qué tal?')).toBe(
    `https://wa.me/${number}?text=Hola%2C%20%C2%BFqu%C3%A9%20tal%3F`,
  )
})

test.each([null, '', '2222 3333', 'llamar a la tarde'])('%s is not a WhatsApp number', (phone) => {
  expect(whatsappAddress(phone, 'Hola')).toBeUndefined()
})

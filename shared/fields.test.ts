import { expect, test } from 'vitest'
import { isWebAddress } from './fields.ts'

test.each([
  '/fichas/zuncho.pdf',
  'https://backend.example/a.pdf',
  'http://backend.example',
  'manual.pdf',
  '//cdn.example/x',
])('%s may become a link', (address) => expect(isWebAddress(address)).toBe(true))

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'http://',
])('%j may not become a link', (address) => expect(isWebAddress(address)).toBe(false))

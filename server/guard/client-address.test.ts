import type { HttpBindings } from '@hono/node-server'
import { expect, test } from 'vitest'
import { addressBlock, clientAddress } from './client-address.ts'

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } }) as HttpBindings

test.each([
  ['no trusted proxy: the header is ignored', 0, '1.1.1.1', '10.0.0.9'],
  ['one proxy: the last entry of the header', 1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
  ['two proxies', 2, '6.6.6.6, 1.1.1.1, 10.0.0.2', '1.1.1.1'],
  ['a proxy that sends no header', 1, undefined, '10.0.0.9'],
  ['fewer entries than trusted proxies', 3, '1.1.1.1', '1.1.1.1'],
])('%s', (_what, hops, forwardedFor, address) => {
  expect(clientAddress(from('10.0.0.9'), forwardedFor, hops)).toBe(address)
})

test('a call within the process has no address', () => {
  expect(clientAddress(undefined, undefined, 0)).toBe('unknown')
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:50123', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:DB8:0001:2::9', '2001:db8:1'],
  ['2001:db8:1:ffff::1', '2001:db8:1'],
  ['[2001:db8:1:2::9]:50123', '2001:db8:1'],
  ['2001:db8::9', '2001:db8:0'],
  ['2001:db8:1:2:3:4:203.0.113.7', '2001:db8:1'],
  ['fe80::1%eth0', 'fe80:0:0'],
  ['::1', '0:0:0'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block)
})

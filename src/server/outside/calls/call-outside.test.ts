import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createCallOutside, type Lookup } from './call-outside.ts'
import { isPublicAddress, leadsInside, readOutsideAddress } from './public-address.ts'

const PRIVATE = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.9.9.9',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::',
]
const PUBLIC = [
  '8.8.8.8',
  '172.32.0.1',
  '192.169.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '2a00:1450::1',
]

it.each(PRIVATE)('%s is not on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
it.each(PUBLIC)('%s is on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

it.each([
  'http://example.com/',
  'ftp://example.com/',
  'https://user:pass@example.com/',
  'https://localhost/',
  'https://printer/',
  'https://nas.local/',
  'https://db.internal/',
  'https://nas.home.arpa/',
  'https://kubernetes.default.svc/',
  'https://db.corp./',
  'https://wiki.intranet/',
  'https://files.private/',
  'https://hidden.onion/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:7f00:1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://example.com:22/',
  'https://example.com:587/',
  'not an address',
])('%s is no address to call', (address) => {
  expect(readOutsideAddress(address, false)).toBeNull()
})

it('calls an address at the usual port, or one that anybody may open', () => {
  for (const address of ['https://example.com/', 'https://example.com:8443/in'])
    expect(readOutsideAddress(address, false)?.href).toBe(address)
})

it('tells a name that leads inside, and leaves one that nobody knows yet', async () => {
  const url = new URL('https://name.example/')
  const to = (...found: string[]) =>
    leadsInside(url, async () => found.map((address) => ({ address })))
  expect(await to('8.8.8.8', '127.0.0.1')).toBe(true)
  expect(await to('8.8.8.8')).toBe(false)
  expect(await leadsInside(url, () => Promise.reject(new Error('ENOTFOUND')))).toBe(false)
})

const leadingTo =
  (...addresses: string[]): Lookup =>
  (_, __, found) =>
    found(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
const call = { address: 'https://hook.example.com/', headers: {}, body: '{}' }

describe('a name', () => {
  it.each([['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::1']])(
    'that leads into a private network now is not called: %s',
    async (...addresses) => {
      const send = createCallOutside(false, leadingTo(...addresses))
      await expect(send(call)).rejects.toThrow('private network')
    },
  )
})

it('follows no redirect, and answers with the status', async () => {
  let calls = 0
  const server = createServer((_, reply) => {
    calls += 1
    reply.writeHead(302, { location: 'http://169.254.169.254/' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const status = await createCallOutside(true)({ ...call, address: `http://127.0.0.1:${port}/` })
  expect([status, calls]).toEqual([302, 1])
  await new Promise((resolve) => server.close(resolve))
})

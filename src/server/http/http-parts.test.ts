import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { IdInAddress } from '#contract/id-in-address.ts'
import { deviceName } from '#server/base/device-name.ts'
import { createLog } from '#server/base/log.ts'
import { createSeal } from '#server/base/seal.ts'
import { answerError } from './answer-error.ts'
import { createPlaces } from './places.ts'
import { type App, inPlace, withPlaces } from './serve.ts'
import { clientNetworks, createCookies, networksOf } from './with-browser.ts'

describe('a number in a path', () => {
  it('is a number a row can have', () => {
    const read = (text: string) => IdInAddress.parse(text)
    expect([read('1'), read('-9'), read('2147483647')]).toEqual([1, -9, 2147483647])
    const bad = [
      '0',
      '-0',
      '01',
      '1e3',
      '1.5',
      'abc',
      '',
      '\0',
      '1;drop',
      '2147483648',
      '9'.repeat(40),
    ]
    for (const text of bad) expect(IdInAddress.safeParse(text).success, text).toBe(false)
  })
})

describe('a visitor', () => {
  it('counts by address, and by household where addresses are plenty', () => {
    expect(networksOf('203.0.113.9')).toEqual(['203.0.113.9'])
    expect(networksOf('::ffff:203.0.113.9')).toEqual(['203.0.113.9'])
    expect(networksOf('2001:db8:1:2:3:4:5:6')).toEqual([
      '2001:db8:1:2::/64',
      '2001:db8:1:0::/56',
      '2001:db8:1::/48',
    ])
    expect(networksOf('2001:db8:1:2::1')).toEqual(networksOf('2001:0db8:0001:0002:ffff::'))
    expect(networksOf('2001:db8:1:1fe::1').slice(1)).toEqual(
      networksOf('2001:db8:1:101::').slice(1),
    )
    expect(networksOf('fe80::1%eth0')[0]).toBe('fe80:0:0:0::/64')
  })

  it('is one visitor, whatever port a proxy adds to the address', async () => {
    const app: App = new Hono()
    app.get('/', (c) => c.text(clientNetworks(c, 1)[0]))
    const seen = async (forwarded: string) =>
      (await app.request('/', { headers: { 'x-forwarded-for': forwarded } })).text()
    for (const written of ['203.0.113.9', '203.0.113.9:4001', '1.1.1.1, 203.0.113.9:4002'])
      expect(await seen(written)).toBe('203.0.113.9')
    for (const written of ['2001:db8:1:2::1', '[2001:db8:1:2::1]:443', '"[2001:db8:1:2::1]"'])
      expect(await seen(written)).toBe('2001:db8:1:2::/64')
  })

  it('is recognised by browser and system, and nothing finer', () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
    const phone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'
    expect(deviceName(firefox)).toBe('Firefox on Linux')
    expect(deviceName(phone)).toBe('Safari on iOS')
    expect(deviceName('')).toBe('A browser on an unknown system')
    expect(deviceName('x'.repeat(50_000))).toBe('A browser on an unknown system')
  })
})

describe('a cookie', () => {
  const read = async (header: string, isHttps = false) => {
    const app: App = new Hono()
    const { read } = createCookies(isHttps, '')
    app.get('/', (c) => c.json({ value: read(c, 'sid') ?? null }))
    return (await (await app.request('/', { headers: { cookie: header } })).json()).value
  }

  it('is the first of its name, whatever stands around it', async () => {
    expect(await read('sid=abc_-.9')).toBe('abc_-.9')
    expect(await read('theme=dark;  sid = no; xsid=no; sid=abc ; sid=second')).toBe('abc')
    expect(await read('sidx=no; a=sid=no')).toBeNull()
    expect(await read('sid=')).toBe('')
    expect(await read('')).toBeNull()
    expect(await read('sid=no; __Host-sid=abc', true)).toBe('abc')
  })

  it('is decoded as it was written, and left alone where that fails', async () => {
    expect(await read('sid=%7B%22a%22%3A1%7D')).toBe('{"a":1}')
    expect(await read('sid=%E0%A4%A')).toBe('%E0%A4%A')
  })
})

describe('a signed value', () => {
  it('opens only as it was signed, for what it was signed', () => {
    const [seal, other] = [createSeal('one secret'), createSeal('another')]
    const signed = seal.sign('visitor', '12.34')
    expect(seal.open('visitor', signed)).toBe('12.34')
    for (const changed of [signed.replace('12', '13'), `${signed}x`, '12.34', '', '.', 'é.é'])
      expect(seal.open('visitor', changed)).toBeNull()
    expect(seal.open('login', signed)).toBeNull()
    expect(other.open('visitor', signed)).toBeNull()
  })
})

it('turns some away at once when too many come together, and none afterwards', async () => {
  const app: App = new Hono()
  const mayEnd = Promise.withResolvers<void>()
  app.onError(answerError(createLog(() => {})))
  app.use(withPlaces(createPlaces(3)), inPlace)
  app.get('/', async (c) => {
    await mayEnd.promise
    return c.text('done')
  })
  const replies = Array.from({ length: 5 }, async () => app.request('/'))
  const turnedAway = await Promise.race(replies)
  expect(turnedAway.status).toBe(503)
  expect(turnedAway.headers.get('retry-after')).toBe('5')
  mayEnd.resolve()
  const statuses = (await Promise.all(replies)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 200, 200, 503, 503])
  expect((await app.request('/')).status).toBe(200)
})

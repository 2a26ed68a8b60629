import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { listen } from './listen.ts'
import { securityHeaders } from './security-headers.ts'
import type { App } from './serve.ts'

let world: TestApp
let door: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  world = await startTestApp()
  door = await listen(world.app, 0, '127.0.0.1')
})
afterAll(async () => {
  await door.stop()
  await world.stop()
})

/** Writes raw bytes and gives everything that comes back until the server closes or answers. */
async function talk(...parts: string[]): Promise<string> {
  const socket = connect(door.port, '127.0.0.1')
  for (const part of parts) socket.write(part)
  return text(socket)
}

const HEAD =
  'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

describe('over a real connection', () => {
  it('ends a body that never ends', async () => {
    const call = request({
      port: door.port,
      host: '127.0.0.1',
      path: '/api/auth/login',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    })
    const answer = new Promise<number | undefined>((resolve, reject) => {
      call.on('response', (reply) => resolve(reply.statusCode))
      call.on('error', reject)
    })
    const drip = setInterval(() => call.write('x'.repeat(16 * 1024)), 5)
    expect(await answer).toBe(413)
    clearInterval(drip)
    call.destroy()
  })

  it('closes on headers that are too long, and on what is no HTTP at all', async () => {
    const long = await talk(`GET /api/trial?q=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`)
    expect(long).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/)
    expect(JSON.parse(long.split('\r\n\r\n')[1]!)).toEqual({
      reason: 'invalid',
      message: 'The address or headers of this call are too long.',
    })
    expect(await talk(`${HEAD}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431/)
    expect(await talk('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400.*couldn’t read this request/s)
  })

  it('takes an absolute address for what it is, and refuses two lengths', async () => {
    const evil =
      'GET http://evil.example/api/trial HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'
    expect(await talk(evil)).toMatch(/^HTTP\/1\.1 400/)
    const twice = `${HEAD}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`
    expect(await talk(twice)).toMatch(/^HTTP\/1\.1 400/)
  })
})

it("carries the headers every answer has, once each, and the handler's own before them", async () => {
  const page = await talk('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  const call = await talk('GET /api/trial HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  for (const answer of [page, call]) {
    for (const name of ['content-security-policy', 'x-frame-options', 'x-request-id', 'date'])
      expect(answer.match(new RegExp(`^${name}: \\S`, 'gim')), name).toHaveLength(1)
  }
  expect(call).toMatch(/^cache-control: no-store\r$/im)
  expect(page).not.toMatch(/^x-robots-tag/im)

  const app: App = new Hono()
  app.use(securityHeaders({ isHttps: true, basePath: '' }))
  app.get('/api/kept', (c) => {
    c.header('Cache-Control', 'private')
    c.header('Set-Cookie', 'a=1')
    c.header('Set-Cookie', 'b=2', { append: true })
    return c.text('kept')
  })
  app.get('/api/streamed', (c) => c.body(new Blob(['streamed']).stream()))
  const own = await listen(app, 0, '127.0.0.1')
  const kept = await fetch(`http://127.0.0.1:${own.port}/api/kept`)
  expect(kept.headers.get('cache-control')).toBe('private')
  expect(kept.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(kept.headers.get('strict-transport-security')).toMatch(/^max-age=/)
  const streamed = await fetch(`http://127.0.0.1:${own.port}/api/streamed`)
  expect(await streamed.text()).toBe('streamed')
  expect(streamed.headers.get('x-frame-options')).toBe('DENY')
  await own.stop()
})

it('gives up on whoever sends too slowly, and serves the others meanwhile', async () => {
  const slow = await listen(world.app, 0, '127.0.0.1', { timeout: 300, lookEvery: 50 })
  const socket = connect(slow.port, '127.0.0.1')
  socket.write(`${HEAD}Content-Length: 100\r\n\r\n{`)
  const drip = setInterval(() => socket.write(' '), 50)
  const quick = await fetch(`http://127.0.0.1:${slow.port}/api/health`)
  expect(quick.status).toBe(200)
  expect(await text(socket)).toMatch(/^(HTTP\/1\.1 408.*)?/)
  clearInterval(drip)
  await slow.stop()
})

it('serves everybody else while hundreds send slowly', async () => {
  const sockets = Array.from({ length: 260 }, () => connect(door.port, '127.0.0.1'))
  await Promise.all(
    sockets.map(
      (socket) => new Promise((sent) => socket.write(`${HEAD}Content-Length: 100\r\n\r\n{`, sent)),
    ),
  )
  // One more of the same is only read after all of those before it.
  const last = await fetch(`http://127.0.0.1:${door.port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(last.status).toBe(400)
  for (const path of ['health', 'ready', 'trial'])
    expect((await fetch(`http://127.0.0.1:${door.port}/api/${path}`)).status).toBe(200)
  for (const socket of sockets) socket.destroy()
})

it('finishes running requests before it stops, and takes no new ones', async () => {
  const [allArrived, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let arrived = 0
  const app: App = new Hono()
  app.get('/slow', async (c) => {
    arrived += 1
    if (arrived === 20) allArrived.resolve()
    await mayEnd.promise
    return c.text('done')
  })
  const busy = await listen(app, 0, '127.0.0.1')
  const address = `http://127.0.0.1:${busy.port}/slow`
  const running = Array.from({ length: 20 }, async () => (await fetch(address)).text())
  await allArrived.promise
  const stopping = busy.stop()
  mayEnd.resolve()
  expect(await Promise.all(running)).toEqual(Array(20).fill('done'))
  await stopping
  await expect(fetch(address)).rejects.toThrow()
})

it('answers connections that were accepted before it stops and speak only then', async () => {
  const app: App = new Hono()
  app.get('/', (c) => c.text('done'))
  const own = await listen(app, 0, '127.0.0.1')
  const sockets = Array.from({ length: 20 }, () => connect(own.port, '127.0.0.1'))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const stopping = own.stop()
  const answers = sockets.map((socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    return text(socket)
  })
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200.*done$/s)
  await stopping
})

it('hangs up on a connection that sends many requests at once, and begins few of them', async () => {
  let begun = 0
  const app: App = new Hono()
  app.get('/', async (c) => {
    begun += 1
    await new Promise(setImmediate)
    return c.text('done')
  })
  const own = await listen(app, 0, '127.0.0.1')
  const socket = connect(own.port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.resume()
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1000))
  await once(socket, 'close')
  expect(begun).toBeLessThanOrEqual(8)
  expect((await fetch(`http://127.0.0.1:${own.port}/`)).status).toBe(200)
  await own.stop()
})

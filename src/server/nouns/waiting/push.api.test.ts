import { createPublicKey, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { push } from '#contract/push.ts'
import type { PushKind } from '#domain/steps/push.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { sendPush, wants } from './reminders.ts'

let world: TestApp
let status = 201
const taken: { path: string; headers: IncomingHttpHeaders; length: number }[] = []
const service = createServer((request, reply) => {
  let length = 0
  request.on('data', (chunk) => {
    length += chunk.length
  })
  request.on('end', () => {
    taken.push({ path: request.url ?? '', headers: request.headers, length })
    reply.writeHead(status).end()
  })
})
beforeAll(async () => {
  world = await startTestApp({ ALLOW_PRIVATE_WEBHOOKS: 'yes' })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await world.stop()
  await new Promise((resolve) => service.close(resolve))
})

const address = (path: string) =>
  `http://127.0.0.1:${(service.address() as AddressInfo).port}/${path}`
const subscribe = (person: TestPerson, path: string, kinds: PushKind[]) =>
  world.send(
    person,
    push.add,
    { userId: person.id },
    { endpoint: address(path), kinds, zone: 'UTC' },
  )
const list = async (person: TestPerson) =>
  (await world.send(person, push.list, { userId: person.id })).json()
async function remind(person: TestPerson, kind: PushKind) {
  taken.length = 0
  await sendPush({ ...world, owner: person.id as OwnerId }, wants(kind))
  await world.runJobs()
}

it('reminds nobody who has not asked for it, and of nothing else', async () => {
  const [ada, bo] = [await world.addPerson('Ada'), await world.addPerson('Bo')]
  await subscribe(ada, 'ada', ['plans'])
  await remind(bo, 'plans')
  await remind(ada, 'letters')
  expect(taken).toEqual([])
  await remind(ada, 'plans')
  expect(taken.map(({ path }) => path)).toEqual(['/ada'])
})

it('sends an empty message, signed by keys of its own', async () => {
  const ada = await world.addPerson('Ada')
  const { key } = await (await world.send(ada, push.key, {})).json()
  await subscribe(ada, 'signed', ['plans'])
  await remind(ada, 'plans')
  const { headers, length } = taken[0]!
  expect(length).toBe(0)
  const [, token = '', used] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? []
  expect(used).toBe(key)
  const [head, claims = '', signature = ''] = token.split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: address('').slice(0, -1),
    exp: Math.floor(world.clock.now / 1000) + 12 * 3600,
  })
  const point = Buffer.from(key, 'base64url')
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(isRight).toBe(true)
})

it('forgets a browser that has taken its permission back, and tries another again', async () => {
  const ada = await world.addPerson('Ada')
  await subscribe(ada, 'gone', ['plans'])
  status = 503
  await remind(ada, 'plans')
  status = 300
  world.clock.advance(60_000)
  await world.runJobs()
  status = 410
  world.clock.advance(600_000)
  await world.runJobs()
  status = 201
  expect(taken).toHaveLength(3)
  expect(await list(ada)).toEqual([])
})

it('forgets a browser whose push service no longer knows its address', async () => {
  const ada = await world.addPerson('Ada')
  await subscribe(ada, 'unknown', ['plans'])
  status = 404
  await remind(ada, 'plans')
  status = 201
  expect(taken).toHaveLength(1)
  expect(await list(ada)).toEqual([])
})

it('reminds a browser for whoever used it last, and stops when asked', async () => {
  const [ada, bo] = [await world.addPerson('Ada'), await world.addPerson('Bo')]
  await subscribe(ada, 'shared', ['plans'])
  await subscribe(bo, 'shared', ['plans', 'letters'])
  expect(await list(ada)).toEqual([])
  const [{ id, kinds }] = await list(bo)
  expect(kinds).toEqual(['plans', 'letters'])
  expect((await world.send(ada, push.remove, { userId: ada.id, id })).status).toBe(404)
  expect((await world.send(bo, push.remove, { userId: bo.id, id })).status).toBe(204)
  await remind(bo, 'plans')
  expect(taken).toEqual([])
})

it('calls no private address that a browser names', async () => {
  const strict = await startTestApp()
  const ada = await strict.addPerson('Ada')
  const body = { endpoint: 'https://192.168.0.1/push', kinds: ['plans' as const], zone: 'UTC' }
  expect((await strict.send(ada, push.add, { userId: ada.id }, body)).status).toBe(400)
  await strict.stop()
})

import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { webhooks } from '#contract/webhooks.ts'
import { NOT_A_PUBLIC_ADDRESS } from '#domain/people/webhook.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

let world: TestApp
const taken: { headers: IncomingHttpHeaders; body: string }[] = []
let status = 204
const receiver = createServer((request, reply) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    taken.push({ headers: request.headers, body })
    reply.writeHead(status).end()
  })
})
beforeAll(async () => {
  world = await startTestApp({ ALLOW_PRIVATE_WEBHOOKS: 'yes' })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await world.stop()
  await new Promise((resolve) => receiver.close(resolve))
})

const hookOf = async (person: TestPerson) => {
  const { port } = receiver.address() as AddressInfo
  const wish = { address: `http://127.0.0.1:${port}/in`, events: ['situation.analysed' as const] }
  return (await world.send(person, webhooks.create, { userId: person.id }, wish)).json()
}
const STORY = {
  title: 'A secret meeting',
  description: 'Nobody but me may know of this meeting.',
  selfMapItemIds: [-2],
}
const tellOf = async (person: TestPerson) =>
  (await world.send(person, analyses.tell, { userId: person.id }, STORY)).json()
const list = async (person: TestPerson) =>
  (await world.send(person, webhooks.list, { userId: person.id })).json()

it('is told that something was analysed, signed, and not a word of it', async () => {
  const ada = await world.addPerson('Ada')
  const { secret } = await hookOf(ada)
  taken.length = 0
  const { situation } = await tellOf(ada)
  await world.runJobs()
  expect(taken).toHaveLength(1)
  const { headers, body } = taken[0]!
  expect(JSON.parse(body)).toEqual({
    type: 'situation.analysed',
    timestamp: new Date(world.clock.now).toISOString(),
    data: { id: situation.id },
  })
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const right = createHmac('sha256', key).update(signed).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${right}`)
  expect(headers['user-agent']).toBe('Innermap')
  expect((await list(ada))[0]).toMatchObject({ status: 204, calledAt: expect.any(String) })
})

it('is called again when it fails, with the same number, and given up after a while', async () => {
  const ada = await world.addPerson('Ada')
  await hookOf(ada)
  taken.length = 0
  status = 500
  await tellOf(ada)
  for (let n = 0; n < 6; n += 1) {
    await world.runJobs()
    world.clock.advance(10 * 60_000)
  }
  status = 204
  expect(taken).toHaveLength(4)
  expect(new Set(taken.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect((await list(ada))[0]).toMatchObject({ status: 500 })
})

it('learns nothing of anybody else, and nothing after it was removed', async () => {
  const [ada, bo] = [await world.addPerson('Ada'), await world.addPerson('Bo')]
  const { id } = await hookOf(ada)
  taken.length = 0
  await tellOf(bo)
  await world.runJobs()
  expect(taken).toEqual([])
  const foreign = await world.send(bo, webhooks.remove, { userId: bo.id, id })
  expect(foreign.status).toBe(404)
  await tellOf(ada)
  expect((await world.send(ada, webhooks.remove, { userId: ada.id, id })).status).toBe(204)
  await world.runJobs()
  expect(taken).toEqual([])
})

it('leads into no private network unless the operator allows it', async () => {
  const strict = await startTestApp()
  const ada = await strict.addPerson('Ada')
  const ask = (address: string) =>
    strict.send(ada, webhooks.create, { userId: ada.id }, { address, events: ['plan.due'] })
  for (const address of ['http://127.0.0.1/', 'https://10.0.0.1/', 'https://[::1]/', 'nowhere']) {
    const reply = await ask(address)
    expect([reply.status, (await reply.json()).message]).toEqual([400, NOT_A_PUBLIC_ADDRESS])
  }
  expect((await ask('https://example.com/hook')).status).toBe(201)
  await strict.stop()
})

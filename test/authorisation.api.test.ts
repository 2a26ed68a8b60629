import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyEndpoint } from '#contract/all.ts'
import { type Endpoint, hrefOf, isForDevelopers } from '#contract/endpoint.ts'
import { anyParams } from './any-params.ts'
import { startTestApp, type TestApp, type TestPerson } from './app.ts'
import { cookieJar, type Jar } from './cookie-jar.ts'

let world: TestApp
let ada: TestPerson
beforeAll(async () => {
  world = await startTestApp()
  ada = await world.addPerson('Ada')
})
afterAll(() => world.stop())

/** What is for developers is not there at all. */
const calls = everyEndpoint().filter((endpoint) => !isForDevelopers(endpoint))
const closed = calls.filter(({ isOpen, isForOperators }) => !isOpen && !isForOperators)
const operators = calls.filter(({ isForOperators }) => isForOperators)
const changing = calls.filter(({ method }) => method !== 'GET')
const nameOf = ({ method, path }: Endpoint) => [`${method} ${path}`] as const

const ask = (
  endpoint: Endpoint,
  as: { jar: Jar } | null,
  userId: number,
  headers: Record<string, string> = {},
) =>
  world.sendRaw(as, hrefOf(endpoint, anyParams(userId)), {
    method: endpoint.method,
    headers: { ...(endpoint.body && { 'content-type': 'application/json' }), ...headers },
    ...(endpoint.body && { body: '{}' }),
  })

const withCookie = (sid: string) => {
  const jar = cookieJar()
  jar.set('sid', sid)
  return { jar }
}

async function spent(how: 'ended' | 'expired') {
  const bo = await world.addPerson('Bo')
  const copy = withCookie(bo.jar.get('sid') ?? '')
  if (how === 'ended') await world.sendRaw(bo, '/api/logout')
  else
    await world.db
      .updateTable('session')
      .set({ expiresAt: world.clock.now })
      .where('userId', '=', bo.id)
      .execute()
  return { ...copy, id: bo.id }
}

describe('every call that needs somebody to be signed in', () => {
  it.each(closed.map((endpoint) => [...nameOf(endpoint), endpoint] as const))(
    'is closed to nobody, to a token that was made up, ended or is over: %s',
    async (_, endpoint) => {
      const [ended, expired] = [await spent('ended'), await spent('expired')]
      for (const [who, id] of [
        [null, ada.id],
        [withCookie('made-up'), ada.id],
        [withCookie('x'.repeat(5000)), ada.id],
        [ended, ended.id],
        [expired, expired.id],
      ] as const) {
        const reply = await ask(endpoint, who, id)
        expect(reply.status).toBe(401)
        expect(await reply.json()).toEqual({ reason: 'signed_out', message: 'Please sign in.' })
      }
    },
  )

  it.each(
    closed
      .filter(({ path }) => path.includes(':userId'))
      .map((endpoint) => [...nameOf(endpoint), endpoint] as const),
  )('looks the same for another person and for nobody there: %s', async (_, endpoint) => {
    const eve = await world.addPerson('Eve')
    const foreign = await ask(endpoint, eve, ada.id)
    const missing = await ask(endpoint, eve, 2_000_000)
    expect([foreign.status, missing.status]).toEqual([404, 404])
    expect(await foreign.text()).toBe(await missing.text())
  })
})

it.each(operators.map((endpoint) => [...nameOf(endpoint), endpoint] as const))(
  'is not there for anybody but operators, whatever is sent: %s',
  async (_, endpoint) => {
    for (const who of [null, withCookie('made-up'), ada]) {
      const reply = await ask(endpoint, who, ada.id)
      expect([reply.status, (await reply.json()).reason]).toEqual([404, 'not_found'])
    }
  },
)

it.each(changing.map((endpoint) => [...nameOf(endpoint), endpoint] as const))(
  'changes nothing for a page of another site: %s',
  async (_, endpoint) => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ])
      expect((await ask(endpoint, ada, ada.id, headers as Record<string, string>)).status).toBe(403)
  },
)

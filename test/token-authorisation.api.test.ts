import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyEndpoint } from '#contract/all.ts'
import { analyses } from '#contract/analyses.ts'
import { type Endpoint, hrefOf } from '#contract/endpoint.ts'
import { selfMap } from '#contract/self-map.ts'
import { shares } from '#contract/shares.ts'
import { situations } from '#contract/situations.ts'
import { scopesFor } from '#contract/token-scopes.ts'
import { TOKEN_SCOPES, type TokenScope } from '#domain/people/token.ts'
import { DAY } from '#domain/values/duration.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { addToken } from '#server/nouns/doors/doors.repository.ts'
import { anyParams } from './any-params.ts'
import { startTestApp, type TestApp, type TestPerson } from './app.ts'

let world: TestApp
let ada: TestPerson
let eve: TestPerson
beforeAll(async () => {
  world = await startTestApp()
  ada = await world.addPerson('Ada')
  eve = await world.addPerson('Eve')
  // Even who may do everything in a browser may not by token.
  await world.db.updateTable('user').set({ isOperator: 1 }).where('id', '=', ada.id).execute()
})
afterAll(() => world.stop())

const calls = everyEndpoint().filter(({ does }) => !does.startsWith('Development only'))
const named = (list: readonly Endpoint[]) =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
const closed = calls.filter(({ isOpen, isForOperators }) => !isOpen && !isForOperators)

const made = new Map<string, string>()
async function tokenOf(person: TestPerson, scopes: readonly TokenScope[]): Promise<string> {
  const key = `${person.id} ${scopes.join(' ')}`
  const known = made.get(key)
  if (known) return known
  const wish = { name: 'A script', scopes: [...scopes], days: 30 }
  const { token } = await addToken({ ...world, owner: person.id as OwnerId }, wish)
  made.set(key, token)
  return token
}

const ask = (endpoint: Endpoint, token: string, userId: number, as: TestPerson | null = null) =>
  world.sendRaw(as, hrefOf(endpoint, anyParams(userId)), {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(endpoint.body && { 'content-type': 'application/json' }),
    },
    ...(endpoint.body && { body: '{}' }),
  })

describe('a token', () => {
  it.each(named(closed))(
    'that was made up, revoked or is over opens nothing: %s',
    async (_, call) => {
      const wish = { name: 'Short', scopes: [...TOKEN_SCOPES], days: 1 }
      const bo = await world.addPerson('Bo')
      const over = await addToken(
        { ...world, owner: bo.id as OwnerId, now: () => world.clock.now - DAY },
        wish,
      )
      for (const token of [over.token, 'innermap_made-up', 'x'.repeat(5000)]) {
        const reply = await ask(call, token, bo.id, bo)
        expect(reply.status).toBe(401)
      }
    },
  )

  it.each(named(closed.filter(({ path }) => path.includes(':userId'))))(
    'of one person opens nothing of another: %s',
    async (_, call) => {
      const token = await tokenOf(eve, TOKEN_SCOPES)
      const [foreign, missing] = [await ask(call, token, ada.id), await ask(call, token, 2_000_000)]
      expect([foreign.status, missing.status]).toEqual(scopesFor(call) ? [404, 404] : [403, 403])
      expect(await foreign.text()).toBe(await missing.text())
    },
  )

  it.each(named(calls))('does no more than it was made for: %s', async (_, call) => {
    const needed = scopesFor(call)
    for (const scopes of [['read'], ['write'], ['analyse'], ['read', 'analyse']] as const) {
      const reply = await ask(call, await tokenOf(ada, scopes), ada.id)
      const mayDo = needed?.every((scope) => (scopes as readonly string[]).includes(scope)) ?? false
      if (!mayDo) expect([scopes, reply.status]).toEqual([scopes, 403])
      else expect([401, 403]).not.toContain(reply.status)
    }
  })

  it.each(named(calls.filter((call) => !scopesFor(call))))(
    'never has the keys to the account, whatever it may do: %s',
    async (_, call) => {
      const reply = await ask(call, await tokenOf(ada, TOKEN_SCOPES), ada.id, ada)
      expect(reply.status).toBe(403)
    },
  )
})

describe('a token that may only write', () => {
  const SECRET = 'Something only its writer may read'
  it('gets to read nothing that was stored, not even by deleting it', async () => {
    const story = { title: 'A day', description: SECRET, selfMapItemIds: [-2] }
    const added = await world.send(ada, situations.add, { userId: ada.id }, story)
    const { id } = await added.json()
    const named = { category: 'people', name: SECRET, attachmentPower: 0.5 }
    const item = await (await world.send(ada, selfMap.add, { userId: ada.id }, named)).json()
    const token = await tokenOf(ada, ['write'])
    const send = async (endpoint: Endpoint, body?: object) => {
      const reply = await world.sendRaw(null, hrefOf(endpoint, { ...anyParams(ada.id), id }), {
        method: endpoint.method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: reply.status, answer: await reply.text() }
    }
    for (const [endpoint, body] of [
      [shares.preview, { shareType: 'analysis', situationId: id, includePersonalContext: true }],
      [situations.add, { ...story, title: 'A probe', selfMapItemIds: [item.id] }],
      [situations.date, { happenedAt: null }],
      [analyses.reread, { said: {} }],
    ] as const)
      expect((await send(endpoint, body)).status).toBe(403)
    const { status, answer } = await send(situations.remove)
    expect(status).toBe(200)
    const { undo } = JSON.parse(answer)
    expect(readable(undo)).not.toContain(SECRET)
    expect((await send(situations.restore, { undo })).status).toBe(403)
    const restored = await world.send(ada, situations.restore, { userId: ada.id }, { undo })
    expect((await restored.json()).description).toBe(SECRET)
  })
})

/** What anybody can make of a sealed text, packed or not. */
function readable(undo: string): string {
  const bytes = Buffer.from(undo.split('.')[0]!, 'base64url')
  try {
    return inflateRawSync(bytes).toString()
  } catch {
    return bytes.toString('latin1')
  }
}

import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownership } from '#contract/ownership.ts'
import { situations } from '#contract/situations.ts'
import { tokens } from '#contract/tokens.ts'
import { hashToken } from '#server/base/token.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const WISH = { name: 'My script', scopes: ['read' as const], days: 30 }
const make = async (person: TestPerson, wish: object = WISH) =>
  world.send(person, tokens.create, { userId: person.id }, wish as typeof WISH)
const list = async (person: TestPerson) =>
  (await world.send(person, tokens.list, { userId: person.id })).json()
const read = (person: TestPerson, token: string) =>
  world.sendRaw(null, `/api/users/${person.id}/situations`, {
    headers: { authorization: `Bearer ${token}` },
  })

it('is told once, kept as a hash, works until it is revoked, and shows when it was used', async () => {
  const ada = await world.addPerson('Ada')
  const made = await (await make(ada)).json()
  expect(made.token).toMatch(/^innermap_[\w-]{43}$/)
  expect(await list(ada)).toEqual([
    {
      id: made.id,
      name: 'My script',
      scopes: ['read'],
      createdAt: new Date(world.clock.now).toISOString(),
      usedAt: null,
      expiresAt: new Date(world.clock.now + 30 * 86_400_000).toISOString(),
    },
  ])
  expect((await read(ada, made.token)).status).toBe(200)
  expect((await list(ada))[0].usedAt).toBe(new Date(world.clock.now).toISOString())
  const rows = JSON.stringify(await world.db.selectFrom('personalToken').selectAll().execute())
  expect(rows).toContain(hashToken(made.token))
  expect(rows).not.toContain(made.token)

  const revoked = await world.send(ada, tokens.revoke, { userId: ada.id, id: made.id })
  expect(revoked.status).toBe(204)
  expect((await read(ada, made.token)).status).toBe(401)
})

it('stands neither in a log nor in the export', async () => {
  const ada = await world.addPerson('Ada')
  const { token } = await (await make(ada)).json()
  await read(ada, token)
  const file = await (await world.send(ada, ownership.export, { userId: ada.id })).text()
  expect(file).toContain('My script')
  for (const secret of [token, hashToken(token)]) {
    expect(file).not.toContain(secret)
    expect(world.logged.join('')).not.toContain(secret)
  }
})

it('wins over the cookies that come along: a program never acts as more than its token', async () => {
  const ada = await world.addPerson('Ada')
  const { token } = await (await make(ada)).json()
  const reply = await world.sendRaw(ada, `/api/users/${ada.id}/situations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'A day', description: 'It was long.', selfMapItemIds: [-1] }),
  })
  expect(reply.status).toBe(403)
  const told = await world.send(ada, situations.list, { userId: ada.id })
  expect(await told.json()).toEqual([])
})

it('needs a name, something it may do and an end; there are at most twenty', async () => {
  const ada = await world.addPerson('Ada')
  for (const wrong of [
    { ...WISH, name: ' ' },
    { ...WISH, scopes: [] },
    { ...WISH, scopes: ['everything'] },
    { ...WISH, days: 0 },
    { ...WISH, days: 366 },
  ])
    expect((await make(ada, wrong)).status).toBe(400)
  for (let n = 0; n < 20; n += 1) expect((await make(ada)).status).toBe(201)
  expect((await make(ada)).status).toBe(409)
})

it('is made only by somebody who has just shown who they are', async () => {
  const strict = await startTestApp({ SIGN_IN: 'email-code' })
  const ada = await strict.addPerson('Ada')
  strict.clock.advance(11 * 60_000)
  const reply = await strict.send(ada, tokens.create, { userId: ada.id }, WISH)
  expect((await reply.json()).reason).toBe('fresh_sign_in_required')
  await strict.stop()
})

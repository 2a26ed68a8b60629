import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { health } from '#contract/health.ts'
import type { DrawPage } from '#contract/page.ts'
import { trial } from '#contract/trial.ts'
import { MINUTE } from '#domain/values/duration.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { webFolder } from '#test/web-folder.ts'

/** Draws only when it is told to. */
const held = Promise.withResolvers<void>()
const drawn: string[] = []
const drawPage: DrawPage = async ({ address, ask }) => {
  drawn.push(address)
  if (address.startsWith('/learn')) await held.promise
  await ask(trial.get.path)
  return { html: `<html>drawn ${address}</html>`, isPersonal: false, redirectTo: null }
}

const folder = webFolder({ 'index.html': '<html>plain</html>' })
let world: TestApp
beforeAll(async () => {
  world = await startTestApp({}, { drawPage, webFolder: folder.path })
})
afterAll(async () => {
  await world.stop()
  folder.remove()
})

const open = async (address: string, headers: Record<string, string> = {}) => {
  const reply = await world.app.request(address, { headers })
  return { html: await reply.text(), cookies: reply.headers.getSetCookie() }
}

describe('a crowd that asks for pages', () => {
  it('gets the plain page beyond the few that are drawn, and holds up no watcher', async () => {
    const crowd = Array.from({ length: 300 }, (_, n) => open(`/learn?n=${n}`))
    const plain = await Promise.race(crowd.toReversed())
    expect(plain.html).toBe('<html>plain</html>')
    expect((await world.send(null, health.alive, {})).status).toBe(200)
    expect(drawn.length).toBeLessThanOrEqual(4)
    held.resolve()
    const all = (await Promise.all(crowd)).map(({ html }) => html)
    expect(all.filter((html) => html === '<html>plain</html>').length).toBeGreaterThan(200)
  })
})

describe('a page for people who come without a cookie', () => {
  it('is drawn once for a minute, and each of them still gets a cookie of their own', async () => {
    drawn.length = 0
    const [one, two] = [await open('/privacy'), await open('/privacy')]
    expect(drawn).toEqual(['/privacy'])
    expect(two.html).toBe(one.html)
    expect(one.cookies).toHaveLength(1)
    expect(two.cookies).toHaveLength(1)
    world.clock.advance(MINUTE)
    await open('/privacy')
    expect(drawn).toEqual(['/privacy', '/privacy'])
  })

  it('is drawn anew for another look, an address with a question in it, and anyone with a cookie', async () => {
    drawn.length = 0
    await open('/terms')
    await open('/terms', { 'user-agent': 'Mobile' })
    await open('/terms?from=mail')
    await open('/terms', { cookie: 'visitor=known' })
    expect(drawn).toHaveLength(4)
  })
})

it('says that it runs to whoever comes with a cookie, and asks nobody who that is', async () => {
  const { db } = world
  const person = await world.addPerson('Ada')
  let asked = 0
  const watched = await startTestApp(
    {},
    { database: { ...world, db: counting(db), source: '', stop: async () => {} } },
  )
  function counting(real: typeof db): typeof db {
    return new Proxy(real, {
      get(target, name, receiver) {
        if (name === 'selectFrom') asked += 1
        return Reflect.get(target, name, receiver)
      },
    })
  }
  expect((await watched.send(person, health.alive, {})).status).toBe(200)
  expect(asked).toBe(0)
})

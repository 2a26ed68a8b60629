import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyEndpoint } from '#contract/all.ts'
import { hrefOf } from '#contract/endpoint.ts'
import { health } from '#contract/health.ts'
import { usage } from '#contract/usage.ts'
import { anyParams } from './any-params.ts'
import { startTestApp, type TestApp } from './app.ts'
import { plainEngine } from './plain-engine.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

describe('every call', () => {
  const owned = everyEndpoint().filter((endpoint) => !endpoint.isOpen)
  const nameOf = ({ method, path }: (typeof owned)[number]) => `${method} ${path}`

  it.each(owned.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'asks for a sign-in: %s',
    async (_, endpoint) => {
      for (const userId of ['1', 'trial-user']) {
        const path = hrefOf(endpoint, { ...anyParams(0), userId })
        const reply = await world.sendRaw(null, path, { method: endpoint.method })
        // That there is an operator's page is told to operators alone.
        if (endpoint.isForOperators) {
          expect(reply.status).toBe(404)
          continue
        }
        expect(reply.status).toBe(401)
        expect(await reply.json()).toEqual({ reason: 'signed_out', message: 'Please sign in.' })
      }
    },
  )

  const personal = owned.filter(({ path }) => path.includes('/:userId'))
  it.each(personal.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'is not there for anybody else: %s',
    async (_, endpoint) => {
      const [ada, bo] = [await world.addPerson('Ada'), await world.addPerson('Bo')]
      for (const userId of [ada.id, 2147483647, 'trial-user', `0${bo.id}`, '1e3']) {
        const path = hrefOf(endpoint, { ...anyParams(0), userId })
        const reply = await world.sendRaw(bo, path, { method: endpoint.method })
        expect(reply.status).toBe(404)
        expect(await reply.json()).toEqual({ reason: 'not_found', message: 'Not found.' })
      }
    },
  )
})

describe('the instance', () => {
  it('prepares its engine for whoever comes to write, not for a look or a machine that asks how it is', async () => {
    const prepared: boolean[] = []
    const prepare = (isWriting: boolean) => void prepared.push(isWriting)
    const engines = { embedded: plainEngine(), external: null, prepare }
    const own = await startTestApp({}, { engines })
    await own.send(null, health.ready, {})
    expect(prepared).toEqual([])
    await own.sendRaw(null, '/')
    await own.sendRaw(null, '/analyze-situation')
    expect(prepared).toEqual([false, true])
    await own.stop()
  })

  it('says that it is well', async () => {
    expect((await world.send(null, health.alive, {})).status).toBe(200)
    expect(await (await world.send(null, health.ready, {})).json()).toEqual({ status: 'ok' })
  })

  it('counts nothing for a new account, and says the limits', async () => {
    const ada = await world.addPerson('Ada')
    const reply = await world.send(ada, usage.get, { userId: ada.id })
    expect(await reply.json()).toEqual({
      analyses: 0,
      items: 0,
      customCategories: 0,
      limits: { analyses: 5, items: 5, customCategories: 2 },
    })
  })
})

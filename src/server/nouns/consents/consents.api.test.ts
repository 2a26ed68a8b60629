import { afterAll, beforeAll, expect, it } from 'vitest'
import { consents } from '#contract/consents.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const NOT_GIVEN = { isGiven: false, givenAt: null, version: null }

it('gives nothing by itself', async () => {
  const ada = await world.addPerson('Ada')
  const reply = await world.send(ada, consents.get, { userId: ada.id })
  expect(await reply.json()).toEqual({
    externalEngine: { ...NOT_GIVEN, provider: null },
    externalContext: NOT_GIVEN,
    mails: NOT_GIVEN,
    letter: NOT_GIVEN,
  })
})

it('keeps when and to what, and takes it back', async () => {
  const [ada, bo] = [await world.addPerson('Ada'), await world.addPerson('Bo')]
  const given = await world.send(ada, consents.change, { userId: ada.id }, { mails: true })
  expect(await given.json()).toEqual({
    externalEngine: { ...NOT_GIVEN, provider: null },
    externalContext: NOT_GIVEN,
    mails: { isGiven: true, givenAt: new Date(world.clock.now).toISOString(), version: '1' },
    letter: NOT_GIVEN,
  })
  const both = await world.send(ada, consents.change, { userId: ada.id }, { externalEngine: true })
  expect(await both.json()).toMatchObject({
    externalEngine: { isGiven: true },
    mails: { isGiven: true },
  })
  const back = await world.send(ada, consents.change, { userId: ada.id }, { mails: false })
  expect(await back.json()).toMatchObject({ mails: NOT_GIVEN, externalEngine: { isGiven: true } })
  const other = await world.send(bo, consents.get, { userId: bo.id })
  expect(await other.json()).toMatchObject({ externalEngine: NOT_GIVEN })
})

it('refuses what is neither yes nor no', async () => {
  const ada = await world.addPerson('Ada')
  const body = { mails: 'yes' as unknown as boolean }
  expect((await world.send(ada, consents.change, { userId: ada.id }, body)).status).toBe(400)
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '#contract/sign-in.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const ada = (email: string) => ({ firstName: 'Ada', email })

describe('open sign-in', () => {
  it('creates an account with a first name and an email, and signs it in', async () => {
    const visitor = world.addVisitor()
    const reply = await world.send(visitor, signIn.register, {}, ada('ada@example.test'))
    expect(reply.status).toBe(201)
    const person = await reply.json()
    expect(person).toEqual({
      id: expect.any(Number),
      firstName: 'Ada',
      lastName: null,
      profileImageUrl: null,
      email: 'ada@example.test',
      username: expect.stringMatching(/^ada\d+$/),
      emailConfirmed: false,
      subscriptionTier: 'free',
      subscriptionStatus: 'active',
      subscriptionExpiresAt: null,
      createdAt: new Date(world.clock.now).toISOString(),
    })
    expect(await (await world.send(visitor, signIn.user, {})).json()).toEqual(person)
  })

  it('says that an email is taken, and changes nothing', async () => {
    await world.send(world.addVisitor(), signIn.register, {}, ada('taken@example.test'))
    const other = world.addVisitor()
    const again = { firstName: 'Eve', email: ' TAKEN@example.TEST ' }
    const reply = await world.send(other, signIn.register, {}, again)
    expect(reply.status).toBe(409)
    expect(await reply.json()).toEqual({
      reason: 'conflict',
      message: 'An account with this email already exists. Please sign in.',
    })
    expect((await world.send(other, signIn.user, {})).status).toBe(401)
  })

  it('gives an email to one of twenty who register it at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        world.send(world.addVisitor(), signIn.register, {}, ada('race@example.test')),
      ),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(19)
  })

  it('signs in with the name and email, whatever their case', async () => {
    await world.send(world.addVisitor(), signIn.register, {}, ada('case@example.test'))
    const visitor = world.addVisitor()
    const typed = { firstName: ' aDA ', email: 'Case@Example.test' }
    const reply = await world.send(visitor, signIn.login, {}, typed)
    expect(reply.status).toBe(200)
    expect((await world.send(visitor, signIn.user, {})).status).toBe(200)
  })

  it('answers an unknown email and a wrong name alike', async () => {
    await world.send(world.addVisitor(), signIn.register, {}, ada('name@example.test'))
    const wrongName = { firstName: 'Eve', email: 'name@example.test' }
    const unknown = { firstName: 'Eve', email: 'nobody@example.test' }
    for (const typed of [wrongName, unknown]) {
      const reply = await world.send(world.addVisitor(), signIn.login, {}, typed)
      expect(reply.status).toBe(401)
      expect(await reply.json()).toEqual({
        reason: 'signed_out',
        message: "We couldn't find an account with that name and email.",
      })
    }
  })

  it('names every problem of a form, where it is', async () => {
    const typed = { firstName: ' ', email: 'nope' }
    const reply = await world.send(world.addVisitor(), signIn.register, {}, typed)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toEqual({
      reason: 'invalid',
      message: 'First name is required',
      issues: [
        { path: 'firstName', message: 'First name is required' },
        { path: 'email', message: 'Please enter a valid email' },
      ],
    })
  })

  it('stops a script that signs in 600 times a minute', async () => {
    const busy = await startTestApp()
    const typed = ada('busy@example.test')
    await busy.db
      .insertInto('rateCounter')
      .values({
        key: busy.seal.hash('rate', 'open sign-in\x00127.0.0.1'),
        used: 600,
        resetsAt: busy.clock.now + 60_000,
      })
      .execute()
    const refused = await busy.send(busy.addVisitor(), signIn.login, {}, typed)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    busy.clock.advance(60_000)
    expect((await busy.send(busy.addVisitor(), signIn.login, {}, typed)).status).toBe(401)
    await busy.stop()
  })
})

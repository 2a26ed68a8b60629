import { afterEach, describe, expect, it } from 'vitest'
import { signIn as calls } from '#contract/sign-in.ts'
import {
  INVITATION_NEEDED,
  INVITATION_NOT_VALID,
  invitationIn,
  REGISTRATION_CLOSED,
} from '#domain/people/registration.ts'
import { DAY } from '#domain/values/duration.ts'
import { runAdmin } from '#server/app/admin.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

let world: TestApp
afterEach(() => world.stop())

const join = (email: string, invite?: string) =>
  world.send(
    world.addVisitor(),
    calls.register,
    {},
    { firstName: 'Ada', email, ...(invite && { invite }) },
  )
const messageOf = async (reply: Response) => (await reply.json()).message
async function inviteFor(...email: string[]) {
  const [link = ''] = await runAdmin(world, ['invite', ...email])
  return invitationIn(new URL(link).search) ?? ''
}
const countPeople = async () => (await world.db.selectFrom('user').select('id').execute()).length

describe.each(['open', 'email-code'])('an instance by invitation, sign-in %s', (signIn) => {
  const start = async () => {
    world = await startTestApp({ REGISTRATION: 'invite', SIGN_IN: signIn })
  }

  it('lets in whoever has an invitation, once', async () => {
    await start()
    const invite = await inviteFor()
    const without = await join('ada@example.test')
    expect([without.status, await messageOf(without)]).toEqual([403, INVITATION_NEEDED])
    expect((await join('ada@example.test', invite)).status).toBe(201)
    const again = await join('bo@example.test', invite)
    expect([again.status, await messageOf(again)]).toEqual([403, INVITATION_NOT_VALID])
    expect(await countPeople()).toBe(1)
  })

  it('gives one of two who come at once with the same invitation', async () => {
    await start()
    const invite = await inviteFor()
    const replies = await Promise.all([
      join('a@example.test', invite),
      join('b@example.test', invite),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 403])
  })

  it('refuses an invitation for another email, an old one, and one that was made up', async () => {
    await start()
    const invite = await inviteFor('ada@example.test')
    expect((await join('bo@example.test', invite)).status).toBe(403)
    expect((await join('bo@example.test', 'made-up')).status).toBe(403)
    world.clock.advance(15 * DAY)
    expect((await join('ada@example.test', invite)).status).toBe(403)
    expect(await countPeople()).toBe(0)
  })
})

describe('a closed instance', () => {
  const start = async () => {
    world = await startTestApp({ REGISTRATION: 'closed' })
  }

  it('takes nobody, not even with an invitation, but whom the operator adds', async () => {
    await start()
    const reply = await join('ada@example.test', await inviteFor())
    expect([reply.status, await messageOf(reply)]).toEqual([403, REGISTRATION_CLOSED])
    await runAdmin(world, ['add', 'Ada', 'ada@example.test'])
    const signIn = { firstName: 'Ada', email: 'ada@example.test' }
    expect((await world.send(world.addVisitor(), calls.login, {}, signIn)).status).toBe(200)
  })
})

describe('what an operator can do', () => {
  const start = async () => {
    world = await startTestApp()
  }

  it('lists people and invitations, and nothing they wrote', async () => {
    await start()
    await world.addPerson('Ada', { email: 'ada@example.test', createdAt: Date.UTC(2026, 0, 5) })
    await runAdmin(world, ['add', 'Bo', 'bo@example.test'])
    await inviteFor('cy@example.test')
    const said = (await runAdmin(world, ['list'])).join('\n')
    expect(said).toMatch(/^1 {2}ada@example\.test {2}since 2026-01-05, last seen \d{4}/)
    expect(said).toMatch(/bo@example\.test {2}since \S+ not signed in/)
    expect(said).toContain('2 accounts, 1 open invitations')
    expect(said).toContain('for cy@example.test')
  })

  it('takes an invitation back', async () => {
    await start()
    await inviteFor()
    expect(await runAdmin(world, ['revoke', '1'])).toEqual(['The invitation is gone.'])
    await expect(runAdmin(world, ['revoke', '1'])).rejects.toThrow('no invitation with that number')
  })

  it('removes an account with everything in it, only when number and email agree', async () => {
    await start()
    const ada = await world.addPerson('Ada', { email: 'ada@example.test' })
    const id = String(ada.id)
    for (const args of [[id], [id, 'bo@example.test', 'yes'], [id, 'ada@example.test']])
      await expect(runAdmin(world, ['remove', ...args])).rejects.toThrow('Nothing was removed')
    await expect(runAdmin(world, ['remove', '99', 'x', 'yes'])).rejects.toThrow('no account')
    expect(await countPeople()).toBe(1)
    await runAdmin(world, ['remove', id, 'ada@example.test', 'yes'])
    expect(await countPeople()).toBe(0)
    expect((await world.send(ada, calls.user, {})).status).toBe(401)
  })

  it('says what there is when it does not understand, and refuses what is wrong', async () => {
    await start()
    await expect(runAdmin(world, ['read', '1'])).rejects.toThrow('npm run admin invite')
    await expect(runAdmin(world, [])).rejects.toThrow('npm run admin list')
    await expect(runAdmin(world, ['invite', 'nobody'])).rejects.toThrow('isn’t an email address')
    await expect(runAdmin(world, ['add', 'Ada'])).rejects.toThrow('first name and an email')
    await runAdmin(world, ['add', 'Ada', 'ada@example.test'])
    await expect(runAdmin(world, ['add', 'Ada', 'ada@example.test'])).rejects.toThrow('already')
  })
})

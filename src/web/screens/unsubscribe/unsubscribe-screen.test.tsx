// @vitest-environment jsdom

import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { consents } from '#contract/consents.ts'
import { signIn } from '#contract/sign-in.ts'
import { DAY } from '#domain/values/duration.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { goAsVisitor, renderScreen } from '#test/render.tsx'
import { UnsubscribeScreen } from './unsubscribe-screen.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(cleanup)
afterAll(() => world.stop())

const press = () => userEvent.click(screen.getByRole('button', { name: 'Stop optional emails' }))

it('stops the mails of whoever comes from one, without a sign-in', async () => {
  const visitor = world.addVisitor()
  const email = 'ada@example.test'
  const reply = await world.send(visitor, signIn.register, {}, { firstName: 'Ada', email })
  const { id: userId } = (await reply.json()) as { id: number }
  await world.db
    .updateTable('user')
    .set({ claimedEmail: email, emailConfirmedAt: world.clock.now })
    .where('id', '=', userId)
    .execute()
  await world.send(visitor, consents.change, { userId }, { mails: true })
  world.clock.advance(5.1 * DAY)
  const link = new URL((await world.latestMail(email))?.unsubscribe ?? '')

  goAsVisitor(world, link.pathname.replace('/api', '') + link.search)
  renderScreen(<UnsubscribeScreen />)
  await press()
  await screen.findByText('Done. You won’t get any more optional emails from us.')
  const now = await world.send(visitor, consents.get, { userId })
  expect((await now.json()).mails.isGiven).toBe(false)
})

it('says that a link that was changed does not work', async () => {
  goAsVisitor(world, '/unsubscribe?token=1.x')
  renderScreen(<UnsubscribeScreen />)
  await press()
  await expect.poll(() => document.querySelector('.field-problem')?.textContent).not.toBe('')
  expect(screen.queryByText(/^Done\./)).toBeNull()
})

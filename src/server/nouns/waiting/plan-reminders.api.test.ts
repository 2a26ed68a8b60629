import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { push } from '#contract/push.ts'
import { situations } from '#contract/situations.ts'
import { steps } from '#contract/steps.ts'
import { webhooks } from '#contract/webhooks.ts'
import type { Situation } from '#domain/situation/situation.ts'
import type { Step } from '#domain/steps/step.ts'
import { DAY, HOUR } from '#domain/values/duration.ts'
import { openSession } from '#server/people/session.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { startOutside } from '#test/outside.ts'

let world: TestApp
let outside: Awaited<ReturnType<typeof startOutside>>
beforeAll(async () => {
  world = await startTestApp({ ALLOW_PRIVATE_WEBHOOKS: 'yes' })
  outside = await startOutside()
})
beforeEach(() => {
  outside.told.length = 0
})
afterAll(async () => {
  await world.stop()
  await outside.stop()
})

/** Somebody who is reminded in a browser and by a program, and has planned a step. */
async function planned(firstName: string) {
  const person = await world.addPerson(firstName)
  const { id: userId } = person
  const address = outside.address(firstName)
  const browser = { endpoint: `${address}-push`, kinds: ['plans' as const], zone: 'UTC' }
  await world.send(person, push.add, { userId }, browser)
  const hook = { address: `${address}-hook`, events: ['plan.due' as const] }
  await world.send(person, webhooks.create, { userId }, hook)
  const story = {
    title: 'Tom promised',
    description: 'Tom promised to come and then he did not come.',
    selfMapItemIds: [-1],
  }
  const { id } = (await (
    await world.send(person, situations.add, { userId }, story)
  ).json()) as Situation
  await world.send(person, analyses.analyze, { id }, { anyway: true })
  const plan = { lever: 'action', category: 'anger', before: 8 } as const
  const words = { moment: 'we sit down to eat', action: 'tell Tom I had counted on this' }
  const kept = await world.send(person, steps.keep, { id }, { ...plan, ...words })
  return { person, step: (await kept.json()) as Step }
}

async function pass(person: TestPerson, time: number) {
  world.clock.advance(time)
  person.jar.set('sid', await openSession(world.db, person.id, 'Test browser', world.clock.now))
  // What is due leaves the calls that are made next.
  await world.runJobs()
  await world.runJobs()
  return outside.told.splice(0).map(({ path }) => path)
}

it('reminds of a plan on its day and in a week, once each, and says nothing of it', async () => {
  const { told } = outside
  const { person, step } = await planned('ada')
  expect(await pass(person, 4 * HOUR)).toEqual([])
  world.clock.advance(DAY)
  await world.runJobs()
  await world.runJobs()
  expect(told.map(({ path }) => path).sort()).toEqual(['/ada-hook', '/ada-push'])
  expect(told.find(({ path }) => path === '/ada-push')?.body).toBe('')
  const call = JSON.parse(told.find(({ path }) => path === '/ada-hook')?.body ?? '')
  expect(call).toMatchObject({ type: 'plan.due', data: { id: step.id } })
  told.length = 0
  expect(await pass(person, 2 * DAY)).toEqual([])
  expect((await pass(person, 5 * DAY)).sort()).toEqual(['/ada-hook', '/ada-push'])
  expect(await pass(person, 30 * DAY)).toEqual([])
})

it('waits with a plan that is put off, and forgets one that is ended', async () => {
  const late = await planned('bo')
  world.clock.advance(22 * HOUR)
  await world.send(late.person, steps.later, { id: late.step.id }, { zone: 'UTC' })
  const ended = await planned('cy')
  await world.send(ended.person, steps.end, { id: ended.step.id })
  expect((await pass(late.person, 30 * HOUR)).sort()).toEqual(['/bo-hook', '/bo-push'])
  expect(await pass(ended.person, 8 * DAY)).not.toContain('/cy-push')
})

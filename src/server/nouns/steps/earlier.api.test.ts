import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { steps } from '#contract/steps.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import type { Earlier } from '#domain/situation/earlier.ts'
import type { Step } from '#domain/steps/step.ts'
import { DAY } from '#domain/values/duration.ts'
import { openSession } from '#server/people/session.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const read = async <Thing>(reply: Promise<Response>) => (await (await reply).json()) as Thing

async function live(person: TestPerson, description: string, item = -1) {
  const told = { title: 'A day', description, selfMapItemIds: [item] }
  const reply = world.send(person, analyses.tell, { userId: person.id }, told)
  const { situation, analysis } = await read<{ situation: { id: number }; analysis: Analysis }>(
    reply,
  )
  return { situationId: situation.id, id: analysis.id }
}
async function later(person: TestPerson, time: number) {
  world.clock.advance(time)
  person.jar.set('sid', await openSession(world.db, person.id, 'Test browser', world.clock.now))
}
const earlier = (person: TestPerson, id: number) =>
  read<Earlier>(world.send(person, steps.earlier, { id }))

it('tells the earlier times of a moment with own words, step and how it went', async () => {
  const ada = await world.addPerson('Ada')
  const first = await live(ada, 'Tom forgot my day. I said nothing.')
  expect(await earlier(ada, first.id)).toEqual({ count: 0, times: [] })
  const plan = {
    lever: 'action' as const,
    category: 'sadness' as const,
    moment: 'Tonight',
    action: 'ring Tom',
    before: 7,
  }
  const { id } = await read<Step>(world.send(ada, steps.keep, { id: first.situationId }, plan))
  await later(ada, DAY)
  await world.send(ada, steps.answer, { id }, { round: 1, outcome: 'done', strength: 3 })
  const second = await live(ada, 'He forgot my day again.')
  await live(ada, 'The tram was late.')
  expect(await earlier(ada, second.id)).toMatchObject({
    count: 1,
    times: [
      {
        situationId: first.situationId,
        words: 'Tom forgot my day.',
        step: 'Tonight, I’ll ring Tom.',
        before: 7,
        after: 3,
      },
    ],
  })
})

it('tells the last two, oldest first, of the same part only', async () => {
  const bo = await world.addPerson('Bo')
  for (const words of ['One forgot.', 'Two forgot.', 'Three forgot.']) {
    await live(bo, `${words} It was a long day.`)
    await later(bo, DAY)
  }
  await live(bo, 'Another forgot. It was a long day.', -2)
  await later(bo, DAY)
  const now = await live(bo, 'Now they forgot. It was a long day.')
  const { count, times } = await earlier(bo, now.id)
  expect([count, times.map(({ words }) => words)]).toEqual([3, ['Two forgot.', 'Three forgot.']])
})

it('is quiet in grief, and shows nobody what is not theirs', async () => {
  const cy = await world.addPerson('Cy')
  await live(cy, 'They forgot my day. It was a long day.')
  await later(cy, DAY)
  const grief = await live(cy, 'They forgot to tell me that Tom died.')
  expect(await earlier(cy, grief.id)).toEqual({ count: 0, times: [] })
  const di = await world.addPerson('Di')
  expect((await world.send(di, steps.earlier, { id: grief.id })).status).toBe(404)
})

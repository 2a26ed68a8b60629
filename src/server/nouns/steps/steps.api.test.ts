import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { due } from '#contract/due.ts'
import { ownership } from '#contract/ownership.ts'
import { situations } from '#contract/situations.ts'
import { steps } from '#contract/steps.ts'
import { usage } from '#contract/usage.ts'
import type { WhatHelps } from '#domain/findings/what-helps.ts'
import type { ExportFile } from '#domain/sharing/export-file.ts'
import type { Situation } from '#domain/situation/situation.ts'
import type { Due } from '#domain/steps/due.ts'
import type { Step, StepState } from '#domain/steps/step.ts'
import { DAY, HOUR } from '#domain/values/duration.ts'
import { openSession } from '#server/people/session.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

/** Longer than a session lasts: whoever comes back signs in again. */
async function away(person: TestPerson, time: number): Promise<void> {
  world.clock.advance(time)
  person.jar.set('sid', await openSession(world.db, person.id, 'Test browser', world.clock.now))
}

const read = async <Thing>(reply: Response | Promise<Response>) =>
  (await (await reply).json()) as Thing

const PLAN = {
  lever: 'action',
  category: 'anger',
  moment: 'we sit down to eat tonight',
  action: 'tell Tom I had counted on this',
  before: 8,
} as const

async function live(
  person: TestPerson,
  description = 'Tom promised to come and then he did not come.',
): Promise<Situation> {
  const told = { title: 'Tom promised', description, selfMapItemIds: [-1] }
  const situation = await read<Situation>(
    world.send(person, situations.add, { userId: person.id }, told),
  )
  await world.send(person, analyses.analyze, { id: situation.id }, { anyway: true })
  return situation
}

const keep = (person: TestPerson, id: number, more: object = {}) =>
  world.send(person, steps.keep, { id }, { ...PLAN, ...more })
async function planned(person: TestPerson): Promise<Step> {
  const { id } = await live(person)
  return read<Step>(keep(person, id))
}
const stateOf = (person: TestPerson, id: number) =>
  read<StepState>(world.send(person, steps.state, { id }))
const dueOf = async (person: TestPerson) =>
  (await read<Due>(world.send(person, due.get, { userId: person.id }))).due
const answer = (person: TestPerson, id: number, round: 1 | 2, more: object = {}) =>
  world.send(person, steps.answer, { id }, { round, outcome: 'done', strength: 3, ...more })

describe('a step', () => {
  it('is kept with its sentence and strength, once, and changed while it is new', async () => {
    const ada = await world.addPerson('Ada')
    const { id } = await live(ada)
    expect(await stateOf(ada, id)).toMatchObject({ isOffered: true, step: null, order: null })
    const replies = await Promise.all([keep(ada, id), keep(ada, id), keep(ada, id)])
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
    const kept = await Promise.all(replies.map((reply) => read<Step>(reply)))
    expect(new Set(kept.map((step) => step.id)).size).toBe(1)
    await keep(ada, id, { before: 6 })
    expect((await stateOf(ada, id)).step).toMatchObject({ ...PLAN, before: 6, situationId: id })
  })

  it('is asked about after a day and after a week, one question at a time', async () => {
    const ada = await world.addPerson('Ada', { isPremium: true })
    const first = await planned(ada)
    await planned(ada)
    world.clock.advance(19 * HOUR)
    expect(await dueOf(ada)).toBeNull()
    world.clock.advance(2 * HOUR)
    expect(await dueOf(ada)).toMatchObject({ kind: 'step', round: 1, step: { id: first.id } })
    expect((await answer(ada, first.id, 2)).status).toBe(409)
    expect((await answer(ada, first.id, 1, { note: 'He said sorry.' })).status).toBe(201)
    expect(await dueOf(ada)).toMatchObject({ round: 1 })
    world.clock.advance(7 * DAY)
    expect(await dueOf(ada)).toMatchObject({ round: 2, step: { id: first.id } })
    await answer(ada, first.id, 2, { strength: 2 })
    const { step, weighings } = await stateOf(ada, first.situationId)
    expect(step?.followUps.map((it) => it.strength)).toEqual([3, 2])
    expect(weighings.map((it) => it.strength).slice(1)).toEqual([8, 3, 2])
    expect(weighings[0]!.by).toBe('reading')
  })

  it('fades while somebody is away, and nothing piles up', async () => {
    const ada = await world.addPerson('Ada', { isPremium: true })
    for (let count = 0; count < 4; count += 1) await planned(ada)
    world.clock.advance(20 * DAY)
    expect(await dueOf(ada)).toMatchObject({ round: 2 })
    world.clock.advance(2 * DAY)
    expect(await dueOf(ada)).toMatchObject({ kind: 'weigh', isBack: true })
    await away(ada, 90 * DAY)
    expect(await dueOf(ada)).toMatchObject({ kind: 'weigh', isBack: true })
  })

  it('waits until tomorrow where asked to, and is silent once it is not needed', async () => {
    const ada = await world.addPerson('Ada')
    const { id } = await planned(ada)
    world.clock.advance(25 * HOUR)
    await world.send(ada, steps.later, { id }, { zone: 'Europe/Berlin' })
    expect(await dueOf(ada)).toBeNull()
    world.clock.advance(DAY)
    expect(await dueOf(ada)).toMatchObject({ round: 1 })
    await world.send(ada, steps.end, { id })
    for (let day = 0; day < 20; day += 1) {
      world.clock.advance(DAY)
      expect((await dueOf(ada))?.kind).not.toBe('step')
    }
  })

  it('takes the first of two devices’ answers, and says so to the second', async () => {
    const ada = await world.addPerson('Ada')
    const { id } = await planned(ada)
    world.clock.advance(25 * HOUR)
    const replies = await Promise.all([
      answer(ada, id, 1, { outcome: 'done' }),
      answer(ada, id, 1, { outcome: 'no' }),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
    const won = await read<Step>(replies.find(({ status }) => status === 201)!)
    const again = await answer(ada, id, 1, { outcome: won.followUps[0]!.outcome })
    expect(again.status).toBe(201)
  })

  it('is nobody else’s', async () => {
    const [ada, eve] = [await world.addPerson('Ada'), await world.addPerson('Eve')]
    const { id, situationId } = await planned(ada)
    expect((await world.send(eve, steps.state, { id: situationId })).status).toBe(404)
    expect((await keep(eve, situationId)).status).toBe(404)
    expect((await answer(eve, id, 1)).status).toBe(404)
    expect((await world.send(eve, steps.end, { id })).status).toBe(404)
    expect((await world.send(eve, steps.later, { id }, { zone: 'UTC' })).status).toBe(404)
  })

  it('refuses what is no step', async () => {
    const ada = await world.addPerson('Ada')
    const { id } = await live(ada)
    for (const wrong of [
      { before: 11 },
      { before: -1 },
      { before: 2.5 },
      { moment: ' ' },
      { action: 'x'.repeat(300) },
      { lever: 'magic' },
      { category: 'joy' },
    ])
      expect((await keep(ada, id, wrong)).status).toBe(400)
  })
})

describe('a step of joy', () => {
  it('is kept and asked about as any other, and is no try at easing anything', async () => {
    const ada = await world.addPerson('Ada', { isPremium: true })
    const { id } = await live(ada, 'Tom came with cake and I was so happy.')
    const helps = () => read<WhatHelps>(world.send(ada, steps.whatHelps, { userId: ada.id }))
    const before = await helps()
    const joy = { category: 'happiness', action: 'tell Tom what I liked most' }
    const step = await read<Step>(keep(ada, id, joy))
    expect(await helps()).toEqual(before)
    world.clock.advance(DAY)
    expect(await dueOf(ada)).toMatchObject({ kind: 'step', step: { id: step.id } })
    expect((await answer(ada, step.id, 1)).status).toBe(201)
    expect(await helps()).toEqual(before)
  })

  it('is no try where it was weighed twice without a step either', async () => {
    const ada = await world.addPerson('Ada', { isPremium: true })
    const { id } = await live(ada, 'Tom came with cake and I was so happy.')
    const weigh = (strength: number) =>
      world.send(ada, steps.weigh, { id }, { strength, category: 'happiness' })
    await weigh(8)
    world.clock.advance(DAY)
    await weigh(6)
    const { tries } = await read<WhatHelps>(world.send(ada, steps.whatHelps, { userId: ada.id }))
    expect(tries).toEqual([])
  })
})

describe('help comes first', () => {
  it('for words of danger in a plan and in a line, and nothing is kept of them', async () => {
    const ada = await world.addPerson('Ada')
    const { id } = await live(ada)
    const reply = await keep(ada, id, { action: 'go, because I want to die' })
    expect([reply.status, await reply.json()]).toEqual([200, { crisis: true }])
    expect((await stateOf(ada, id)).step).toBeNull()

    const step = await read<Step>(keep(ada, id))
    world.clock.advance(25 * HOUR)
    const line = { note: 'I want to die' }
    const asked = await answer(ada, step.id, 1, line)
    expect([asked.status, await asked.json()]).toEqual([200, { crisis: true }])
    expect(await dueOf(ada)).toMatchObject({ round: 1 })
    expect((await answer(ada, step.id, 1, { ...line, anyway: true })).status).toBe(201)
  })

  it('but what we recommended ourselves is no word of theirs', async () => {
    const ada = await world.addPerson('Ada')
    const { id } = await live(ada)
    const act = 'go to the sauna where the water is dark and warm'
    const step = { type: 'body', text: `Tonight, I’ll ${act}.`, when: 'Tonight', act }
    const { findings } = await world.db
      .selectFrom('analysis')
      .select('findings')
      .where('situationId', '=', id)
      .executeTakeFirstOrThrow()
    const kept = typeof findings === 'string' ? JSON.parse(findings) : findings
    await world.db
      .updateTable('analysis')
      .set({ findings: JSON.stringify({ ...kept, recommendations: [step] }) })
      .where('situationId', '=', id)
      .execute()
    const typed = await keep(ada, id, { action: 'sit where the water is dark and warm' })
    expect(await typed.json()).toEqual({ crisis: true })
    expect((await keep(ada, id, { action: act })).status).toBe(201)
  })

  it('and no step is offered for a situation that spoke of danger', async () => {
    const ada = await world.addPerson('Ada')
    const { id } = await live(ada, 'I want to die and nobody would notice it.')
    expect(await stateOf(ada, id)).toMatchObject({ isOffered: false })
    expect((await keep(ada, id)).status).toBe(409)
  })

  it('and none in the first two weeks after a death', async () => {
    const ada = await world.addPerson('Ada')
    const { id } = await live(ada, 'My father died on Tuesday, after a long illness.')
    for (const days of [0, 13]) {
      world.clock.advance(days * DAY)
      expect(await stateOf(ada, id)).toMatchObject({ isOffered: false })
      expect((await keep(ada, id)).status).toBe(409)
    }
    world.clock.advance(2 * DAY)
    expect(await stateOf(ada, id)).toMatchObject({ isOffered: true })
  })
})

describe('a death that lies back', () => {
  it('leaves room for a step, there and in what is told of the same part', async () => {
    const ada = await world.addPerson('Ada')
    const death = await live(ada, 'My father died three years ago, after a long illness.')
    const after = await live(ada)
    for (const { id } of [death, after])
      expect(await stateOf(ada, id)).toMatchObject({ isOffered: true })
  })
})

it('goes with its situation and comes back with it', async () => {
  const ada = await world.addPerson('Ada')
  const { id, situationId } = await planned(ada)
  world.clock.advance(25 * HOUR)
  await answer(ada, id, 1)
  await world.send(ada, steps.weigh, { id: situationId }, { strength: 4, category: 'anger' })
  const before = await stateOf(ada, situationId)
  const { undo } = await read<{ undo: string }>(
    world.send(ada, situations.remove, { id: situationId }),
  )
  expect(
    await world.db.selectFrom('step').selectAll().where('userId', '=', ada.id).execute(),
  ).toEqual([])
  await world.send(ada, situations.restore, { userId: ada.id }, { undo })
  expect(await stateOf(ada, situationId)).toEqual(before)
})

it('weighs any situation again, at any time, without counting anything', async () => {
  const ada = await world.addPerson('Ada', { createdAt: 0 })
  const { id } = await live(ada)
  const countOf = () => read(world.send(ada, usage.get, { userId: ada.id }))
  const before = await countOf()
  await away(ada, 40 * DAY)
  const { weighings } = await read<StepState>(
    world.send(ada, steps.weigh, { id }, { strength: 2, category: 'sadness' }),
  )
  expect(weighings.map(({ by, strength }) => [by, strength]).at(-1)).toEqual(['person', 2])
  await keep(ada, id)
  expect(await countOf()).toEqual(before)
})

describe('what helps me', () => {
  it('tells steps that were taken from feelings left alone, plans not taken in neither, and belongs to Premium', async () => {
    const ada = await world.addPerson('Ada', { isPremium: true })
    for (const outcome of ['done', 'no', 'partly', 'none']) {
      const { id } = await planned(ada)
      world.clock.advance(25 * HOUR)
      await answer(ada, id, 1, { outcome })
    }
    const { id: left } = await live(ada)
    for (const strength of [7, 5]) {
      await world.send(ada, steps.weigh, { id: left }, { strength, category: 'sadness' })
      world.clock.advance(25 * HOUR)
    }
    await planned(ada)
    const found = await read<WhatHelps>(world.send(ada, steps.whatHelps, { userId: ada.id }))
    expect(found.waiting).toBe(1)
    expect(found.tries.map(({ lever, before, after }) => [lever, before, after])).toEqual([
      [null, 7, 5],
      ['action', 8, 3],
      ['action', 8, 3],
    ])
    const bo = await world.addPerson('Bo', { createdAt: 0 })
    expect((await world.send(bo, steps.whatHelps, { userId: bo.id })).status).toBe(403)
  })

  it('counts nothing where nobody said how strong it was before', async () => {
    const ada = await world.addPerson('Ada', { isPremium: true })
    const { id: situationId } = await live(ada)
    const { before: _, ...unsaid } = PLAN
    const step = await read<Step>(world.send(ada, steps.keep, { id: situationId }, unsaid))
    expect(step.before).toBeNull()
    world.clock.advance(25 * HOUR)
    await answer(ada, step.id, 1)
    const found = await read<WhatHelps>(world.send(ada, steps.whatHelps, { userId: ada.id }))
    expect([found.tries, found.exercises]).toEqual([[], []])
  })

  it('takes what was said within the hour before a step was saved for its number', async () => {
    const ada = await world.addPerson('Ada', { isPremium: true })
    const { before: _, ...unsaid } = PLAN
    for (const [minutes, before] of [
      [59, 6],
      [61, null],
    ] as const) {
      const { id } = await live(ada)
      await world.send(ada, steps.weigh, { id }, { strength: 6, category: PLAN.category })
      world.clock.advance((minutes * HOUR) / 60)
      expect(await read<Step>(world.send(ada, steps.keep, { id }, unsaid))).toMatchObject({
        before,
      })
    }
  })

  it('puts first only what helps more than the rest beyond chance, at twelve outcomes', async () => {
    const ada = await world.addPerson('Ada', { isPremium: true })
    const order = async () => (await stateOf(ada, (await live(ada)).id)).order
    for (let count = 0; count < 12; count += 1) {
      if (count % 4 === 3) expect(await order()).toBeNull()
      const { id } = await live(ada)
      const lever = count % 2 ? 'body' : 'action'
      const step = await read<Step>(keep(ada, id, { lever, category: 'sadness' }))
      world.clock.advance(25 * HOUR)
      await answer(ada, step.id, 1, { strength: lever === 'body' ? 1 : 8 })
    }
    expect((await order())?.[0]).toBe('body')
  })
})

it('travels with the account', async () => {
  const ada = await world.addPerson('Ada')
  const { id, situationId } = await planned(ada)
  world.clock.advance(25 * HOUR)
  await answer(ada, id, 1, { note: 'He said sorry.' })
  await world.send(ada, steps.weigh, { id: situationId }, { strength: 4, category: 'anger' })
  const exported = (who: TestPerson) =>
    read<ExportFile>(world.send(who, ownership.export, { userId: who.id }))
  const file = await exported(ada)
  const bo = await world.addPerson('Bo')
  const reply = await world.sendRaw(bo, `/api/users/${bo.id}/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(file),
  })
  expect(reply.status).toBe(200)
  const without = ({ id: _i, situationId: _s, stepId: _t, ...row }: Record<string, unknown>) => row
  const again = await exported(bo)
  for (const part of ['steps', 'followUps', 'weighings'] as const) {
    expect(file.data[part]).toHaveLength(1)
    expect(again.data[part].map(without)).toEqual(file.data[part].map(without))
  }
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { experiments } from '#contract/experiments.ts'
import { ownership } from '#contract/ownership.ts'
import { situations } from '#contract/situations.ts'
import { formatExperiment, formatTosses } from '#domain/findings/experiment-words.ts'
import type { ExportFile } from '#domain/sharing/export-file.ts'
import type { Situation } from '#domain/situation/situation.ts'
import type { Due } from '#domain/steps/due.ts'
import {
  CANNOT_END,
  type Experiment,
  ONE_AT_A_TIME,
  type TossOffer,
} from '#domain/steps/own-experiment.ts'
import { DAY, HOUR } from '#domain/values/duration.ts'
import { openSession } from '#server/people/session.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const read = async <Thing>(reply: Response | Promise<Response>) =>
  (await (await reply).json()) as Thing
const WAYS = { category: 'sadness', wayA: 'a walk', wayB: 'talking' } as const

async function visit(person: TestPerson): Promise<void> {
  person.jar.set('sid', await openSession(world.db, person.id, 'Test browser', world.clock.now))
}

async function tell(person: TestPerson, description = 'It was not to be.'): Promise<Situation> {
  const told = { title: 'A day', description, selfMapItemIds: [-1] }
  const situation = await read<Situation>(
    world.send(person, situations.add, { userId: person.id }, told),
  )
  await world.send(person, analyses.analyze, { id: situation.id }, { anyway: true })
  return situation
}

const begin = (person: TestPerson, ways: Partial<Record<'wayA' | 'wayB', string>> = {}) =>
  world.send(person, experiments.add, { userId: person.id }, { ...WAYS, ...ways })
const offerOf = (person: TestPerson, { id }: Situation) =>
  read<TossOffer>(world.send(person, experiments.offer, { id }))
const listOf = (person: TestPerson) =>
  read<Experiment[]>(world.send(person, experiments.list, { userId: person.id }))
const dueOf = async (person: TestPerson) =>
  (await read<Due>(world.sendRaw(person, `/api/users/${person.id}/due?zone=UTC`))).due

async function someone() {
  const person = await world.addPerson('Ada', { isPremium: true })
  await visit(person)
  await tellOften(person)
  const experiment = await read<Experiment>(begin(person))
  return { person, experiment }
}

/** Often enough for an experiment to end. */
async function tellOften(person: TestPerson): Promise<void> {
  for (let at = 0; at < 3; at += 1) await tell(person)
}

it('is begun only with a feeling that comes often enough to end within ten weeks', async () => {
  const person = await world.addPerson('Ada', { isPremium: true })
  await visit(person)
  const feelings = () =>
    read<string[]>(world.send(person, experiments.feelings, { userId: person.id }))
  expect(await feelings()).toEqual([])
  const refused = await begin(person)
  expect([refused.status, await refused.json()]).toMatchObject([409, { message: CANNOT_END }])
  await tellOften(person)
  expect(await feelings()).toEqual(['sadness'])
  expect((await begin(person)).status).toBe(201)
  // Three times in four weeks are too few: at that rate the first look is half a year away.
  world.clock.advance(27 * DAY)
  await visit(person)
  expect(await feelings()).toEqual([])
})

it('loses its toss with the story, and gets it back with it', async () => {
  const { person, experiment } = await someone()
  const { id } = await tell(person)
  await world.send(person, experiments.toss, { id }, { experimentId: experiment.id, before: 7 })
  const tosses = async () => (await listOf(person))[0]?.tosses
  expect(await tosses()).toBe(1)
  const { undo } = await read<{ undo: string }>(world.send(person, situations.remove, { id }))
  expect(await tosses()).toBe(0)
  await world.send(person, situations.restore, { userId: person.id }, { undo })
  expect(await tosses()).toBe(1)
  // Where the experiment itself is gone, the story comes back without it.
  const again = await read<{ undo: string }>(world.send(person, situations.remove, { id }))
  await world.db.deleteFrom('experiment').where('id', '=', experiment.id).execute()
  const back = await world.send(person, situations.restore, { userId: person.id }, again)
  expect(back.status).toBe(201)
})

it('tosses when its feeling is analysed, and asks a day later without the old number', async () => {
  const { person, experiment } = await someone()
  const situation = await tell(person)
  const { offer } = await offerOf(person, situation)
  expect(offer).toEqual({ experimentId: experiment.id, ...WAYS })
  const wish = { experimentId: experiment.id, before: 7 }
  const fell = await read<TossOffer>(
    world.send(person, experiments.toss, { id: situation.id }, wish),
  )
  expect(['a', 'b']).toContain(fell.toss?.arm)
  const again = await read<TossOffer>(
    world.send(person, experiments.toss, { id: situation.id }, wish),
  )
  expect(again).toEqual(fell)
  expect(await offerOf(person, await tell(person))).toEqual({ offer: null, toss: null })
  const { id } = fell.toss!
  const answer = { after: 3, did: fell.toss!.arm }
  expect((await world.send(person, experiments.answer, { id }, answer)).status).toBe(409)
  world.clock.advance(21 * HOUR)
  await visit(person)
  const asked = await dueOf(person)
  expect(asked).toMatchObject({ kind: 'toss', toss: { id } })
  expect(JSON.stringify(asked)).not.toContain('before')
  expect(await read(world.send(person, experiments.answer, { id }, answer))).toEqual({
    before: 7,
    after: 3,
  })
  expect((await world.send(person, experiments.answer, { id }, answer)).status).toBe(201)
  const other = { ...answer, after: 9 }
  expect((await world.send(person, experiments.answer, { id }, other)).status).toBe(409)
  expect((await dueOf(person))?.kind).not.toBe('toss')
  expect(await listOf(person)).toMatchObject([{ tosses: 1, answered: 1, state: 'goes on' }])
})

it('asks about no toss of an experiment that was ended', async () => {
  const { person, experiment } = await someone()
  const { id } = await tell(person)
  await world.send(person, experiments.toss, { id }, { experimentId: experiment.id, before: 7 })
  world.clock.advance(21 * HOUR)
  await visit(person)
  expect(await dueOf(person)).toMatchObject({ kind: 'toss' })
  await world.send(person, experiments.end, { id: experiment.id })
  expect((await dueOf(person))?.kind).not.toBe('toss')
})

it('counts a refusal apart, before the coin falls', async () => {
  const { person, experiment } = await someone()
  const situation = await tell(person)
  const refused = { experimentId: experiment.id, before: null }
  expect(await read(world.send(person, experiments.toss, { id: situation.id }, refused))).toEqual({
    offer: null,
    toss: null,
  })
  expect((await offerOf(person, situation)).offer).toBeNull()
  expect(await listOf(person)).toMatchObject([{ tosses: 0, refused: 1 }])
})

it.each(['I want to die. I said it to nobody.', 'My mother died this morning.'])(
  'offers no coin after “%s”',
  async (words) => {
    const { person } = await someone()
    expect((await offerOf(person, await tell(person, words))).offer).toBeNull()
  },
)

it('offers none for an old feeling, another one, or once it has ended', async () => {
  const { person, experiment } = await someone()
  const situation = await tell(person)
  world.clock.advance(13 * HOUR)
  expect((await offerOf(person, situation)).offer).toBeNull()
  const fresh = await tell(person)
  expect((await offerOf(person, fresh)).offer).not.toBeNull()
  await world.send(person, experiments.end, { id: experiment.id })
  expect((await offerOf(person, fresh)).offer).toBeNull()
  const [ended] = await listOf(person)
  expect(formatExperiment(ended!)).toBe('Stopped after 0 tosses: no result.')
})

/** Forty tosses as they are kept, `a` lighter by three. */
async function fortyTosses(person: TestPerson, experiment: Experiment, count: number) {
  const rows = Array.from({ length: count }, (_, at) => {
    const arm = at % 2 === 0 ? ('a' as const) : ('b' as const)
    const createdAt = world.clock.now - (50 - at) * DAY
    return {
      userId: person.id,
      experimentId: experiment.id,
      situationId: null,
      arm,
      createdAt,
      before: 6 + (at % 3),
      after: (arm === 'a' ? 2 : 5) + (at % 3),
      did: arm,
      answeredAt: createdAt + DAY,
    }
  })
  await world.db.insertInto('toss').values(rows).execute()
}

it('says nothing before toss 24, then by how much, with its doubt', async () => {
  const { person, experiment } = await someone()
  await fortyTosses(person, experiment, 23)
  const [early] = await listOf(person)
  expect(formatExperiment(early!)).toMatch(/^23 of 24 tosses\./)
  await world.db.deleteFrom('toss').where('userId', '=', person.id).execute()
  await fortyTosses(person, experiment, 24)
  const [told] = await listOf(person)
  expect(told).toMatchObject({ state: 'told', answered: 24 })
  expect(formatExperiment(told!)).toMatch(
    /^A day later sadness was lighter when the coin said “a walk” than when it said “talking”: by about 3 points out of 10, probably between [\d.]+ and [\d.]+\.$/,
  )
  expect(formatTosses(told!)).toContain('24 answered, 0 refused.')
  expect((await offerOf(person, await tell(person))).offer).toBeNull()
})

it('is Premium, one at a time for a feeling, of two different things, and nobody else’s', async () => {
  const free = await world.addPerson('Bo', { createdAt: 0 })
  expect((await begin(free)).status).toBe(403)
  const { person, experiment } = await someone()
  expect((await read<Experiment>(begin(person))).id).toBe(experiment.id)
  const other = await begin(person, { wayB: 'music' })
  expect([other.status, await other.text()]).toEqual([409, expect.stringContaining(ONE_AT_A_TIME)])
  expect((await begin(person, { wayA: 'Music', wayB: 'music' })).status).toBe(400)
  const { id } = experiment
  for (const call of [experiments.end, experiments.remove])
    expect((await world.send(free, call, { id })).status).toBe(404)
  const situation = await tell(person)
  expect((await world.send(free, experiments.offer, { id: situation.id })).status).toBe(404)
  expect((await world.send(person, experiments.remove, { id })).status).toBe(204)
  expect(await listOf(person)).toEqual([])
})

it('goes along in a file and comes back, but for how the coin falls next', async () => {
  const { person, experiment } = await someone()
  const situation = await tell(person)
  const wish = { experimentId: experiment.id, before: 7 }
  await world.send(person, experiments.toss, { id: situation.id }, wish)
  const file = await read<ExportFile>(world.send(person, ownership.export, { userId: person.id }))
  expect(file.data.experiments[0]).not.toHaveProperty('block')
  const bo = await world.addPerson('Bo', { isPremium: true })
  await visit(bo)
  const reply = await world.sendRaw(bo, `/api/users/${bo.id}/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(file),
  })
  expect(reply.status).toBeLessThan(300)
  expect(await listOf(bo)).toMatchObject([{ ...WAYS, tosses: 1 }])
  const [told] = await read<Situation[]>(world.send(bo, situations.list, { userId: bo.id }))
  expect((await offerOf(bo, told!)).toss).toMatchObject(WAYS)
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { exercises } from '#contract/exercises.ts'
import { ownership } from '#contract/ownership.ts'
import { relationships } from '#contract/relationships.ts'
import { selfMap } from '#contract/self-map.ts'
import { situations } from '#contract/situations.ts'
import { steps } from '#contract/steps.ts'
import { usage } from '#contract/usage.ts'
import type { WhatHelps } from '#domain/findings/what-helps.ts'
import type { ExportFile } from '#domain/sharing/export-file.ts'
import type { Situation } from '#domain/situation/situation.ts'
import type { Exercise, ExerciseState } from '#domain/steps/exercise.ts'
import type { StepState } from '#domain/steps/step.ts'
import { DAY } from '#domain/values/duration.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const read = async <Thing>(reply: Response | Promise<Response>) =>
  (await (await reply).json()) as Thing

type Lived = { person: TestPerson; situation: Situation; tom: number; lea: number }

/** Somebody with two people and a garden on the map, and a situation that touches one of them. */
async function live(
  description: string,
  options: { createdAt?: number; said?: object; isPremium?: boolean } = {},
): Promise<Lived> {
  const { said, ...about } = options
  const person = await world.addPerson('Mara', about)
  const userId = person.id
  const add = async (name: string, category: string) =>
    (
      await read<{ id: number }>(
        world.send(person, selfMap.add, { userId }, { name, category, attachmentPower: 0.8 }),
      )
    ).id
  const [tom, lea] = [await add('Tom', 'people'), await add('Lea', 'people')]
  await add('The garden', 'ideas')
  const told = { title: 'A day', description, selfMapItemIds: [tom] }
  const situation = await read<Situation>(world.send(person, situations.add, { userId }, told))
  await world.send(person, analyses.analyze, { id: situation.id }, { anyway: true })
  if (said) {
    const [newest] = await read<{ id: number }[]>(
      world.send(person, analyses.list, { id: situation.id }),
    )
    const put = await world.send(person, analyses.reread, { id: newest!.id }, { said })
    expect(put.status).toBe(200)
  }
  return { person, situation, tom, lea }
}

const SAD = 'Tom forgot my birthday and I was sad the whole evening.'
const sad = (options: Parameters<typeof live>[1] = {}) =>
  live(SAD, { said: { feelings: [{ category: 'sadness' }] }, ...options })
const stateOf = ({ person, situation }: Lived) =>
  read<ExerciseState>(world.send(person, exercises.state, { id: situation.id }))
const keep = ({ person, situation, lea }: Lived, more: object = {}) =>
  world.send(
    person,
    exercises.keep,
    { id: situation.id },
    {
      kind: 'anchor',
      itemId: lea,
      words: 'She laughs with her whole face.',
      before: 7,
      after: 5,
      ...more,
    },
  )

describe('an exercise', () => {
  it('is offered by the equation, kept once with both strengths, and weighed with the situation', async () => {
    const life = await sad()
    const { offer } = await stateOf(life)
    expect(offer).toMatchObject({ kind: 'anchor', category: 'sadness', isGrief: false })
    expect(offer!.anchors.map(({ name }) => name)).toEqual(['Lea', 'The garden'])
    expect(offer!.touched).toContain(life.tom)
    const replies = await Promise.all([keep(life), keep(life)])
    expect(replies.map(({ status }) => status)).toEqual([201, 201])
    const state = await stateOf(life)
    expect(state).toMatchObject({ offer: null, kept: [{ itemName: 'Lea', before: 7, after: 5 }] })
    expect((await keep(life, { words: 'Something else.' })).status).toBe(409)
    const { weighings } = await read<StepState>(
      world.send(life.person, steps.state, { id: life.situation.id }),
    )
    expect(weighings.slice(-2).map(({ strength, by }) => [strength, by])).toEqual([
      [7, 'person'],
      [5, 'person'],
    ])
  })

  it('is not looked for through a whole map of such words: each look keeps others waiting', async () => {
    const life = await sad({ isPremium: true })
    const rows = Array.from({ length: 40 }, (_, at) => ({
      userId: life.person.id,
      category: 'ideas',
      name: `I want to die ${at}`,
      nameKey: `i want to die ${at}`,
      attachmentPower: 1,
      createdAt: world.clock.now,
    }))
    await world.db.insertInto('selfMapItem').values(rows).execute()
    expect((await stateOf(life)).offer).toBeNull()
  })

  it('never asks anybody to hold on to what speaks of danger', async () => {
    const life = await sad({ isPremium: true })
    const { person } = life
    for (const name of ['I want to die', 'The water is dark and warm']) {
      const item = { name, category: 'ideas', attachmentPower: 1 }
      await world.send(person, selfMap.add, { userId: person.id }, item)
    }
    expect((await stateOf(life)).offer!.anchors.map(({ name }) => name)).toEqual([
      'Lea',
      'The garden',
    ])
  })

  it('takes only an anchor that stands, and never one in conflict with what was touched', async () => {
    const life = await sad()
    const { person, tom, lea } = life
    expect((await keep(life, { itemId: tom })).status).toBe(409)
    expect((await keep(life, { kind: 'me' })).status).toBe(409)
    expect((await keep(life, { words: ' ' })).status).toBe(400)
    expect((await keep(life, { words: 'x'.repeat(2001) })).status).toBe(400)
    const tie = { sourceItemId: lea, targetItemId: tom, relationshipType: 'conflicts' as const }
    await world.send(person, relationships.add, { userId: person.id }, tie)
    expect((await stateOf(life)).offer!.anchors.map(({ name }) => name)).toEqual(['The garden'])
    expect((await keep(life)).status).toBe(409)
  })

  it('puts help first where its words speak of danger, and keeps them all the same when wished', async () => {
    const life = await sad()
    const words = 'I want to die.'
    for (const more of [{ words }, { hard: words }, { way: words }])
      expect(await read(keep(life, more))).toEqual({ crisis: true })
    expect((await stateOf(life)).kept).toEqual([])
    expect((await keep(life, { words, anyway: true })).status).toBe(201)
  })

  it('counts for nothing on the free plan, and can be deleted by its owner alone', async () => {
    const life = await sad({ createdAt: 0 })
    const { person } = life
    const counts = () => read(world.send(person, usage.get, { userId: person.id }))
    const before = await counts()
    const { id } = await read<Exercise>(keep(life))
    expect(await counts()).toEqual(before)
    const eve = await world.addPerson('Eve')
    expect((await world.send(eve, exercises.remove, { id })).status).toBe(404)
    expect((await world.send(person, exercises.remove, { id })).status).toBe(200)
    expect((await stateOf(life)).offer).not.toBeNull()
  })

  it('comes back as it was when its deletion is taken back, to its owner and to its situation alone', async () => {
    const life = await sad()
    const { person, situation } = life
    const { id } = await read<Exercise>(keep(life))
    const { kept } = await stateOf(life)
    const { undo } = await read<{ undo: string }>(world.send(person, exercises.remove, { id }))
    const restore = (who: TestPerson) =>
      world.send(who, exercises.restore, { id: situation.id }, { undo })
    expect((await restore(await world.addPerson('Eve'))).status).toBe(400)
    expect((await stateOf(life)).kept).toEqual([])
    for (const _ of ['once', 'twice']) expect((await restore(person)).status).toBe(201)
    expect((await stateOf(life)).kept).toEqual(kept)
    await world.send(person, exercises.remove, { id })
    await world.send(person, situations.remove, { id: situation.id })
    expect((await restore(person)).status).toBe(404)
  })

  it('goes with its situation and comes back with it, and travels with the account', async () => {
    const life = await sad()
    const { person, situation } = life
    await keep(life)
    const { undo } = await read<{ undo: string }>(
      world.send(person, situations.remove, { id: situation.id }),
    )
    await world.send(person, situations.restore, { userId: person.id }, { undo })
    expect((await stateOf(life)).kept).toHaveLength(1)
    const file = await read<ExportFile>(world.send(person, ownership.export, { userId: person.id }))
    const bo = await world.addPerson('Bo')
    const bringIn = (data: object) =>
      world.sendRaw(bo, `/api/users/${bo.id}/import`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...file, data: { ...file.data, ...data } }),
      })
    const [row] = file.data.exercises
    expect((await bringIn({ exercises: [{ ...row, situationId: 999_999 }] })).status).toBe(400)
    expect((await bringIn({})).status).toBe(200)
    const again = await read<ExportFile>(world.send(bo, ownership.export, { userId: bo.id }))
    const plain = ({ id: _, situationId: __, ...rest }: Record<string, unknown>) => rest
    expect(again.data.exercises.map(plain)).toEqual(file.data.exercises.map(plain))
  })

  it('is not taken for a feeling that was left to itself', async () => {
    const life = await sad({ isPremium: true })
    const { person, situation } = life
    const weigh = (strength: number) =>
      world.send(person, steps.weigh, { id: situation.id }, { strength, category: 'sadness' })
    await weigh(7)
    world.clock.advance(DAY)
    await weigh(3)
    const tries = async () =>
      (await read<WhatHelps>(world.send(person, steps.whatHelps, { userId: person.id }))).tries
    expect(await tries()).toHaveLength(1)
    await keep(life)
    expect(await tries()).toEqual([])
  })

  it('stands on "What helps me" beside the steps, with both strengths, and not while unweighed', async () => {
    const life = await sad({ isPremium: true })
    const { person, situation } = life
    const done = async () =>
      (await read<WhatHelps>(world.send(person, steps.whatHelps, { userId: person.id }))).exercises
    const { id } = await read<Exercise>(keep(life, { before: undefined, after: undefined }))
    expect(await done()).toEqual([])
    await world.send(person, exercises.remove, { id })
    await keep(life)
    expect(await done()).toMatchObject([
      { situationId: situation.id, title: 'A day', kind: 'anchor', before: 7, after: 5 },
    ])
  })
})

describe('nothing is offered', () => {
  it.each([
    ['danger', 'Tom forgot my birthday and I want to die.'],
    ['violence', 'Tom hit me again last night, and I was sad the whole evening.'],
    ['fear at home', 'Tom choked me against the wall and I cried the whole evening.'],
  ])('after words of %s', async (_, description) => {
    const life = await live(description, { said: { feelings: [{ category: 'sadness' }] } })
    expect((await stateOf(life)).offer).toBeNull()
    expect((await keep(life)).status).toBe(409)
  })

  it('but an anchor in fresh grief, which nobody weighs', async () => {
    const life = await live('Tom died this morning. I have not slept.', {
      said: { feelings: [{ category: 'sadness' }] },
    })
    expect((await stateOf(life)).offer).toMatchObject({ kind: 'anchor', isGrief: true })
    expect(await read(keep(life))).toMatchObject({ before: null, after: null })

    const angry = await live('Tom died this morning because they did not listen.', {
      said: { feelings: [{ category: 'anger' }] },
    })
    expect((await stateOf(angry)).offer?.kind ?? null).not.toBe('witness')
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { ownership } from '#contract/ownership.ts'
import { shares } from '#contract/shares.ts'
import { situations } from '#contract/situations.ts'
import type { ExportFile } from '#domain/sharing/export-file.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { migrate } from '#server/base/db/prepare-database.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const read = async <Thing>(reply: Promise<Response>) => (await (await reply).json()) as Thing

const STORY = {
  title: 'My idea, his slide',
  description: 'My boss showed my idea as his own today.',
  selfMapItemIds: [-1, -5],
}

async function live(person: TestPerson): Promise<Analysis> {
  const { id } = await read<Situation>(
    world.send(person, situations.add, { userId: person.id }, STORY),
  )
  return read<Analysis>(world.send(person, analyses.analyze, { id }))
}

const columnsOf = (person: TestPerson) =>
  world.db
    .selectFrom('analysisEquation')
    .select(['power', 'isAccepted', 'time', 'source', 'actor', 'event'])
    .where('userId', '=', person.id)
    .orderBy('position')
    .execute()

const KEPT = { isAccepted: 1, time: 'now', source: 'outside', actor: 'other', event: null }

it('keeps what decides an equation beside it, and what a correction makes of it', async () => {
  const ada = await world.addPerson('Ada')
  const { id, equations } = await live(ada)
  const [first, second] = await columnsOf(ada)
  expect(first).toEqual({ ...KEPT, power: equations[0]!.power })
  expect(second).toMatchObject(KEPT)
  const changed = { ...equations[0]!, accepted: false, power: 0.25 }
  await world.send(ada, analyses.correct, { id }, { equations: [changed] })
  expect((await columnsOf(ada))[0]).toEqual({ ...KEPT, isAccepted: 0, power: 0.25 })
})

it('carries over what earlier releases kept as JSON alone', async () => {
  const { db, dialect } = world
  const ada = await world.addPerson('Ada')
  await live(ada)
  const before = await columnsOf(ada)
  const empty = { power: null, isAccepted: null, time: null, source: null, actor: null }
  await db
    .updateTable('analysisEquation')
    .set({ ...empty, event: null })
    .where('userId', '=', ada.id)
    .execute()
  await db
    .deleteFrom('migration' as 'job')
    .where('name' as 'kind', 'like', '0021%')
    .execute()
  expect(await migrate(db, dialect)).toHaveLength(1)
  expect(await columnsOf(ada)).toEqual(before)
})

it('travels in the file, and is made again from a file that has it not', async () => {
  const ada = await world.addPerson('Ada')
  await live(ada)
  const file = await read<ExportFile>(world.send(ada, ownership.export, { userId: ada.id }))
  expect(file.data.analysisEquations[0]).toMatchObject({ ...KEPT, isAccepted: true })
  const older = {
    ...file,
    data: {
      ...file.data,
      analysisEquations: file.data.analysisEquations.map(
        ({ power: _p, isAccepted: _i, time: _t, source: _s, actor: _a, event: _e, ...row }) => row,
      ),
    },
  }
  for (const version of [file, older]) {
    const bo = await world.addPerson('Bo')
    const reply = await world.sendRaw(bo, `/api/users/${bo.id}/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(version),
    })
    expect(reply.status).toBe(200)
    expect(await columnsOf(bo)).toEqual(await columnsOf(ada))
  }
})

it('is told to nobody a copy is shared with', async () => {
  const ada = await world.addPerson('Ada')
  const { situationId } = await live(ada)
  for (const includePersonalContext of [true, false]) {
    const wish = {
      shareType: 'analysis',
      situationId: situationId!,
      includePersonalContext,
    } as const
    const made = await world.send(ada, shares.create, {}, wish)
    expect(made.status).toBe(201)
    const { snapshot } = await world.db
      .selectFrom('share')
      .select('snapshot')
      .where('userId', '=', ada.id)
      .orderBy('createdAt', 'desc')
      .executeTakeFirstOrThrow()
    expect(snapshot).toContain('"equations"')
    expect(snapshot).not.toMatch(/"event"|"actor"|unfair/)
  }
})

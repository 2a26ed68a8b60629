import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { hrefOf } from '#contract/endpoint.ts'
import { journals } from '#contract/journals.ts'
import { situations } from '#contract/situations.ts'
import { NO_ROOM_FOR_NOTES } from '#domain/situation/journal.ts'
import { MAX_SITUATIONS, TOO_MANY_SITUATIONS } from '#domain/situation/situation.ts'
import { countUse } from '#server/outside/rate/rate-limit.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { bytesOf, DAY_ONE_ENTRIES, dayOne } from '#test/journal-files.ts'
import { WRITTEN } from './add-situation.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const story = {
  title: 'At work',
  description: 'My boss took my idea and sold it as his own.',
  selfMapItemIds: [-1],
}

/** Written by the database itself, in pieces none of which takes too long. */
async function fill(userId: number, count: number, kind: 'note' | null = null): Promise<void> {
  const row = [userId, kind].map((it) => (it === null ? sql`null` : sql.lit(it)))
  for (let from = 0; from < count; from += PIECE)
    await sql`insert into situation (user_id, kind, title, description, search_text, created_at, happened_at)
      with recursive days(at) as (
        select ${sql.lit(from)} union all select at + 1 from days where at + 1 < ${sql.lit(Math.min(from + PIECE, count))}
      )
      select ${sql.join(row)}, 'A day', '', '', at, at from days`.execute(world.db)
}
const PIECE = 20_000

it('counts notes from other journals apart', async () => {
  const cy = await world.addPerson('Cy')
  await fill(cy.id, MAX_SITUATIONS, 'note')
  expect((await world.send(cy, situations.add, { userId: cy.id }, story)).status).toBe(201)
  const file = bytesOf(dayOne([{ ...DAY_ONE_ENTRIES[0]!, text: 'One more than fits.' }]))
  const send = (path: string) =>
    world.sendRaw(cy, path, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file.slice(),
    })
  const preview = await send(hrefOf(journals.preview, { userId: cy.id }))
  expect(await preview.json()).toMatchObject({ notes: 1, roomFor: 0 })
  const refused = await send(hrefOf(journals.bringIn, { userId: cy.id }))
  expect([refused.status, (await refused.json()).message]).toEqual([409, NO_ROOM_FOR_NOTES])
})

it('keeps so many situations of one person, and no more; help comes all the same', async () => {
  const ada = await world.addPerson('Ada')
  await fill(ada.id, MAX_SITUATIONS - 1)
  const add = () => world.send(ada, situations.add, { userId: ada.id }, story)
  expect((await add()).status).toBe(201)
  const full = await add()
  expect([full.status, (await full.json()).message]).toEqual([409, TOO_MANY_SITUATIONS])
  const tell = (description: string) =>
    world.send(ada, analyses.tell, { userId: ada.id }, { ...story, description, ownItems: [] })
  expect((await tell(story.description)).status).toBe(409)
  expect(await (await tell('Nothing helps any more and I want to die.')).json()).toMatchObject({
    isCrisis: true,
  })
})

it('takes so many of them in an hour', async () => {
  const bo = await world.addPerson('Bo')
  const add = () => world.send(bo, situations.add, { userId: bo.id }, story)
  for (let n = 1; n < WRITTEN.max; n += 1) await countUse(world, WRITTEN, String(bo.id))
  expect((await add()).status).toBe(201)
  expect((await add()).status).toBe(429)
})

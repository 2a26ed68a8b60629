import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { expectations } from '#contract/expectations.ts'
import { ownership } from '#contract/ownership.ts'
import { situations } from '#contract/situations.ts'
import type { Expectation } from '#domain/findings/expectation.ts'
import type { ExportFile } from '#domain/sharing/export-file.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const read = async <Thing>(reply: Promise<Response>) => (await (await reply).json()) as Thing

/** The test engine reads a loss; what was expected is said by the person. */
async function live(person: TestPerson, wish: string | null): Promise<void> {
  const body = { title: 'A day', description: 'It was not to be.', selfMapItemIds: [-1] }
  const { id } = await read<Situation>(
    world.send(person, situations.add, { userId: person.id }, body),
  )
  await world.send(person, analyses.analyze, { id }, {})
  await world.db
    .updateTable('analysisEquation')
    .set({ wish, wishFrom: wish === null ? null : 'typed' })
    .where('userId', '=', person.id)
    .where('analysisId', 'in', (query) =>
      query.selectFrom('analysis').select('id').where('situationId', '=', id),
    )
    .execute()
}

const listOf = (person: TestPerson) =>
  read<Expectation[]>(world.send(person, expectations.list, { userId: person.id }))
const rewrite = (person: TestPerson, line: string | null, wish = 'to be asked') =>
  world.send(person, expectations.rewrite, { userId: person.id }, { wish, line })

it('gathers what was expected in one’s own words, and makes a wish of it', async () => {
  const ada = await world.addPerson('Ada', { isPremium: true })
  for (const wish of ['I wanted to be asked.', null, 'that I am asked first', 'a quiet evening'])
    await live(ada, wish)
  expect(await listOf(ada)).toMatchObject([
    { wish: 'that I am asked first', times: 2, unmet: 2, rewritten: null },
  ])
  expect(await read(rewrite(ada, 'I want to die'))).toEqual({ crisis: true })
  expect((await rewrite(ada, 'x')).status).toBe(400)
  expect(await read(rewrite(ada, 'To be asked.'))).toMatchObject([
    { rewritten: { line: 'To be asked.', times: 0, unmet: 0 } },
  ])
  const file = await read<ExportFile>(world.send(ada, ownership.export, { userId: ada.id }))
  const bo = await world.addPerson('Bo', { isPremium: true })
  await world.sendRaw(bo, `/api/users/${bo.id}/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(file),
  })
  expect(await listOf(bo)).toMatchObject([{ times: 2, rewritten: { line: 'To be asked.' } }])
  expect(await read(rewrite(ada, null))).toMatchObject([{ rewritten: null }])
})

it('replaces the line of the same wish only, and takes back the one that is shown', async () => {
  const ada = await world.addPerson('Ada', { isPremium: true })
  const [boss, mother] = ['my boss to listen to me', 'my mother to listen to me']
  await rewrite(ada, 'To be heard at work.', boss)
  await rewrite(ada, 'To be heard at home.', mother)
  await rewrite(ada, 'To be heard by Mum.', mother)
  const lines = async () => {
    const file = await read<ExportFile>(world.send(ada, ownership.export, { userId: ada.id }))
    return file.data.rewrittenWishes.map(({ wish, line }) => [wish, line])
  }
  expect(await lines()).toEqual([
    [boss, 'To be heard at work.'],
    [mother, 'To be heard by Mum.'],
  ])
  await rewrite(ada, null, boss)
  expect(await lines()).toEqual([[mother, 'To be heard by Mum.']])
  await rewrite(ada, null, 'that my mother listens')
  expect(await lines()).toEqual([])
})

it('is Premium, and nobody else’s', async () => {
  const free = await world.addPerson('Cy', { createdAt: 0 })
  const ada = await world.addPerson('Ada', { isPremium: true })
  expect((await world.send(free, expectations.list, { userId: free.id })).status).toBe(403)
  expect((await world.send(free, expectations.list, { userId: ada.id })).status).toBe(404)
  expect((await world.send(null, expectations.list, { userId: ada.id })).status).toBe(401)
})

it('reads a wish once to find it among all that were rewritten', async () => {
  const ada = await world.addPerson('Ada', { isPremium: true })
  const known = ['tea', 'bread', 'music'].map((wish) => ({ wish, line: 'Some.', createdAt: 1 }))
  await world.db
    .insertInto('rewrittenWish')
    .values(known.map((it) => ({ ...it, userId: ada.id })))
    .execute()
  const match = vi.spyOn(String.prototype, 'match')
  const reply = await rewrite(ada, null)
  const times = match.mock.contexts.filter((line) => String(line) === 'to be asked').length
  match.mockRestore()
  expect([reply.status, times]).toEqual([200, 1])
})

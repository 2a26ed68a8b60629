import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { analytics } from '#contract/analytics.ts'
import { checkIns } from '#contract/check-ins.ts'
import { ownership } from '#contract/ownership.ts'
import { type ListedSituation, situations } from '#contract/situations.ts'
import { usage } from '#contract/usage.ts'
import type { NewCheckIn } from '#domain/situation/check-in.ts'
import { KEPT_ALREADY } from '#domain/situation/check-in.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const SPOUSE = -2

const feel = (changes: object = {}) => ({
  category: 'anger' as const,
  word: 'frustration',
  itemId: SPOUSE,
  strength: 4,
  draftId: randomUUID(),
  ...changes,
})
const checkIn = (person: TestPerson, body: NewCheckIn = feel()) =>
  world.send(person, checkIns.add, { userId: person.id }, body)
const history = async (person: TestPerson): Promise<ListedSituation[]> =>
  (await world.send(person, situations.list, { userId: person.id })).json()

it('is in the history with its own mark, in the statistics, and in no count of the plan', async () => {
  const ada = await world.addPerson('Ada', { isPremium: true })
  expect((await checkIn(ada)).status).toBe(201)
  expect(await history(ada)).toMatchObject([
    {
      kind: 'check_in',
      title: 'Frustration about Spouse',
      description: 'Check-in: frustration about Spouse, 4 of 10.',
      mainEmotions: [{ name: 'frustration', category: 'anger', intensity: 0.4 }],
    },
  ])
  const stats = await world.send(ada, analytics.get, { userId: ada.id })
  expect(await stats.json()).toMatchObject({
    situations: 1,
    checkIns: 1,
    emotions: [{ category: 'anger', count: 1, intensity: 0.4 }],
    touches: [{ name: 'Spouse' }],
  })
  const counts = await world.send(ada, usage.get, { userId: ada.id })
  expect((await counts.json()).analyses).toBe(0)
})

it('may be about nothing in particular, and counts without a part', async () => {
  const ada = await world.addPerson('Ada', { isPremium: true })
  const sent = { ...feel(), itemId: undefined }
  const { id } = await (await checkIn(ada, sent)).json()
  expect((await (await checkIn(ada, sent)).json()).id).toBe(id)
  expect(await history(ada)).toMatchObject([
    { title: 'Frustration', items: [], mainEmotions: [{ name: 'frustration', intensity: 0.4 }] },
  ])
  const stats = await world.send(ada, analytics.get, { userId: ada.id })
  expect(await stats.json()).toMatchObject({
    situations: 1,
    checkIns: 1,
    touches: [],
    emotions: [{ category: 'anger', count: 1, intensity: 0.4 }],
  })
  const other = feel({ draftId: sent.draftId })
  expect((await (await checkIn(ada, other)).json()).title).toBe('Frustration about Spouse')
  expect((await (await checkIn(ada, sent)).json()).items).toEqual([])
  const line = await world.send(ada, checkIns.write, { id }, { line: 'The whole day.' })
  expect((await line.json()).situation.description).toBe(
    'The whole day.\n\nCheck-in: frustration, 4 of 10.',
  )
  const file = await (await world.send(ada, ownership.export, { userId: ada.id })).json()
  const bo = await world.addPerson('Bo')
  await world.send(bo, ownership.import, { userId: bo.id }, file)
  expect(await history(bo)).toMatchObject([{ title: 'Frustration', items: [] }])
})

it('keeps the feeling that was tapped when something else is put right, with and without a part', async () => {
  const ada = await world.addPerson('Ada')
  for (const itemId of [SPOUSE, undefined]) {
    const { id } = await (await checkIn(ada, { ...feel(), itemId })).json()
    const [made] = await (await world.send(ada, analyses.list, { id })).json()
    const reread = async (said: object) =>
      (await world.send(ada, analyses.reread, { id: made.id }, { said })).json()
    const tapped = [{ category: 'anger', intensity: 0.4 }]
    expect((await reread({ expected: 'a calm evening' })).emotions).toMatchObject(tapped)
    const [listed] = await history(ada)
    expect(listed).toMatchObject({ id, mainEmotions: tapped })
    const other = { feelings: [{ category: 'fear', strength: 8 }] }
    expect((await reread(other)).emotions).toMatchObject([{ category: 'fear' }])
    expect((await reread({})).emotions).toMatchObject(tapped)
  }
})

it('is found by every form of its word, and by what the word was called before', async () => {
  const ada = await world.addPerson('Ada')
  await checkIn(ada, feel({ category: 'happiness', word: 'relief' }))
  await checkIn(ada, feel({ category: 'happiness', word: 'elation' }))
  const find = async (q: string) => {
    const found = await world.sendRaw(ada, `/api/users/${ada.id}/situations?q=${q}`)
    return ((await found.json()) as ListedSituation[]).map(({ title }) => title)
  }
  expect(await find('relieved')).toEqual(['Relief about Spouse'])
  expect(await find('phew')).toEqual(['Relief about Spouse'])
  expect(await find('ecstasy')).toEqual(['Elation about Spouse'])
  expect(await find('angry')).toEqual([])
})

it('costs a person on the free plan nothing, however often', async () => {
  const ada = await world.addPerson('Ada', { createdAt: 0 })
  for (let n = 0; n < 12; n += 1) expect((await checkIn(ada)).status).toBe(201)
  const made = await world.send(
    ada,
    analyses.tell,
    { userId: ada.id },
    { title: 'A meeting', description: 'They took my idea.', selfMapItemIds: [SPOUSE] },
  )
  expect(made.status).toBe(201)
})

it('sent twice is kept once', async () => {
  const ada = await world.addPerson('Ada')
  const body = feel()
  const replies = await Promise.all([checkIn(ada, body), checkIn(ada, body), checkIn(ada, body)])
  const ids = await Promise.all(replies.map(async (reply) => (await reply.json()).id))
  expect(new Set(ids).size).toBe(1)
  expect(await history(ada)).toHaveLength(1)
})

it('keeps the taps sent last, under one number and in its first moment', async () => {
  const ada = await world.addPerson('Ada', { isPremium: true })
  const first = feel()
  const kept = await (await checkIn(ada, first)).json()
  world.clock.now += 60_000
  const again = await checkIn(ada, { ...first, category: 'worry' as 'anger', strength: 8 })
  expect([again.status, await again.json()]).toMatchObject([
    201,
    { id: kept.id, createdAt: kept.createdAt, description: expect.stringContaining('8 of 10') },
  ])
  expect(await history(ada)).toMatchObject([
    { id: kept.id, mainEmotions: [{ category: 'worry', intensity: 0.8 }] },
  ])
  const stats = await world.send(ada, analytics.get, { userId: ada.id })
  expect(await stats.json()).toMatchObject({ checkIns: 1, emotions: [{ category: 'worry' }] })
})

it('says that other taps come too late where a line, or something else, stands under that number', async () => {
  const ada = await world.addPerson('Ada')
  const body = feel()
  const { id } = await (await checkIn(ada, body)).json()
  await world.send(ada, checkIns.write, { id }, { line: 'He was late again.' })
  const same = await checkIn(ada, body)
  expect([same.status, await same.json()]).toMatchObject([201, { id }])
  const other = await checkIn(ada, { ...body, strength: 9 })
  expect([other.status, await other.json()]).toMatchObject([409, { message: KEPT_ALREADY }])
  expect((await history(ada))[0]?.description).toContain('He was late again.')

  const draftId = randomUUID()
  const story = { title: 'A meeting', description: 'They took my idea.', selfMapItemIds: [SPOUSE] }
  await world.send(ada, situations.add, { userId: ada.id }, { ...story, draftId })
  expect((await checkIn(ada, feel({ draftId }))).status).toBe(409)
  expect(await history(ada)).toHaveLength(2)
})

it('takes a line, and brings help first where the line speaks of danger', async () => {
  const ada = await world.addPerson('Ada', { isPremium: true })
  const { id } = await (await checkIn(ada)).json()
  const write = async (line: string) =>
    (await world.send(ada, checkIns.write, { id }, { line })).json()
  const calm = await write('He was late again.')
  expect(calm).toMatchObject({ isCrisis: false })
  expect(calm.situation.description).toBe(
    'He was late again.\n\nCheck-in: frustration about Spouse, 4 of 10.',
  )
  expect((await write('The door stands open.')).isCrisis).toBe(true)
  expect((await write('the river is calling me')).isCrisis).toBe(true)
  expect((await history(ada))[0]?.description).toContain('the river is calling me')
  const stats = await world.send(ada, analytics.get, { userId: ada.id })
  expect(await stats.json()).toMatchObject({ situations: 0, checkIns: 0 })
})

it('refuses what is not on the map or no strength, and lines to what is nobody’s or no check-in', async () => {
  const [ada, eve] = [await world.addPerson('Ada'), await world.addPerson('Eve')]
  for (const wrong of [
    { itemId: 999 },
    { strength: 0 },
    { strength: 11 },
    { level: 6 },
    { word: 'blorp' },
  ])
    expect((await checkIn(ada, feel(wrong))).status).toBe(400)
  const { id } = await (await checkIn(ada)).json()
  expect((await world.send(eve, checkIns.write, { id }, { line: 'Mine?' })).status).toBe(404)
  const story = { title: 'A meeting', description: 'They took my idea.', selfMapItemIds: [SPOUSE] }
  const told = await world.send(ada, situations.add, { userId: ada.id }, story)
  const params = { id: (await told.json()).id }
  expect((await world.send(ada, checkIns.write, params, { line: 'A line' })).status).toBe(404)
})

it('goes through the export and back without counting', async () => {
  const ada = await world.addPerson('Ada')
  await checkIn(ada)
  const file = await (await world.send(ada, ownership.export, { userId: ada.id })).json()
  const bo = await world.addPerson('Bo')
  await world.send(bo, ownership.import, { userId: bo.id }, file)
  expect(await history(bo)).toMatchObject([{ kind: 'check_in' }])
  const counts = await world.send(bo, usage.get, { userId: bo.id })
  expect((await counts.json()).analyses).toBe(0)
})

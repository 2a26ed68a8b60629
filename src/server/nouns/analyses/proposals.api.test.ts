import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type AnalyzedSituation,
  analyses,
  type Decided,
  type NamedPart,
} from '#contract/analyses.ts'
import { selfMap } from '#contract/self-map.ts'
import { situations } from '#contract/situations.ts'
import { FREE_LIMITS, LIMIT_MESSAGES } from '#domain/people/plan.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import type { Correction } from '#domain/situation/correction.ts'
import { proposalItemId } from '#domain/situation/proposal.ts'
import { NOT_TWICE_WITHIN } from '#domain/situation/recent-line.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { plainEngine } from '#test/plain-engine.ts'

let world: TestApp
const engine = plainEngine()
beforeAll(async () => {
  world = await startTestApp({}, { engines: { embedded: engine, external: null } })
})
afterAll(() => world.stop())

const read = async <Reply>(reply: Promise<Response>): Promise<Reply> => (await reply).json()
const BOSS = { category: 'people', name: 'My boss' }
const story = (title: string) => ({
  title,
  description: 'My boss took the project away, and Lia was there.',
  proposals: [BOSS],
})
const tell = (person: TestPerson, title = 'At work') =>
  read<AnalyzedSituation>(world.send(person, analyses.tell, { userId: person.id }, story(title)))
const decide = (person: TestPerson, id: number, state: 'kept' | 'refused') =>
  world.send(person, analyses.decide, { id }, { state })
const mapOf = (person: TestPerson) =>
  read<SelfMapItem[]>(world.send(person, selfMap.list, { userId: person.id }))
const analysisOf = async (person: TestPerson, id: number) =>
  (await read<Analysis[]>(world.send(person, analyses.list, { id })))[0]!
const ownOf = async (person: TestPerson) => (await mapOf(person)).filter(({ id }) => id > 0)

describe('what a situation names and the map lacks', () => {
  it('is offered with it, and what was touched has its equation', async () => {
    const ada = await world.addPerson('Ada')
    const { situation, analysis } = await tell(ada)
    const [boss, lia] = situation.proposals ?? []
    expect(boss).toMatchObject({ ...BOSS, attachmentPower: 0.5, state: 'proposed' })
    expect(lia).toMatchObject({ name: 'Lia', state: 'proposed' })
    expect(boss!.itemId).toBe(proposalItemId(boss!.id))
    expect(situation.items).toMatchObject([{ ...BOSS, itemId: boss!.itemId }])
    expect(analysis?.equations.map(({ itemId }) => itemId)).toEqual([boss!.itemId])
    expect(await ownOf(ada)).toEqual([])
  })

  it('is nobody whom a text of harm names: it may be the one who did it', async () => {
    const ada = await world.addPerson('Ada')
    const told = { ...story('At home'), description: 'My uncle hit me, and Lia was there.' }
    const { situation } = await read<AnalyzedSituation>(
      world.send(ada, analyses.tell, { userId: ada.id }, told),
    )
    expect(situation.proposals?.map(({ name }) => name)).toEqual([BOSS.name])
  })

  it('becomes an item when it is kept, in every situation that names it', async () => {
    const ada = await world.addPerson('Ada')
    const [one, other] = [await tell(ada), await tell(ada, 'Again at work')]
    const asked = one.situation.proposals![0]!
    const said = { feelings: [{ category: 'anger' as const, itemId: asked.itemId }] }
    await world.send(ada, analyses.reread, { id: one.analysis!.id }, { said })
    const { situation, item } = await read<Decided>(decide(ada, asked.id, 'kept'))
    expect(item).toMatchObject({ ...BOSS, attachmentPower: 0.5 })
    expect(situation.selfMapItemIds).toEqual([String(item!.id)])
    expect(situation.proposals?.[0]).toMatchObject({ state: 'kept', itemId: item!.id })
    for (const { id } of [one.situation, other.situation]) {
      const found = await analysisOf(ada, id)
      expect(found.equations.map(({ itemId }) => itemId)).toEqual([item!.id])
      expect(JSON.stringify(found)).not.toContain(String(asked.itemId))
    }
    const rows = await world.db
      .selectFrom('analysisEquation')
      .select('itemId')
      .where('userId', '=', ada.id)
      .execute()
    expect(rows.map(({ itemId }) => itemId)).toEqual([item!.id, item!.id])
    const again = await read<Decided>(decide(ada, asked.id, 'kept'))
    expect(again.item?.id).toBe(item!.id)
    expect(await ownOf(ada)).toHaveLength(1)
    expect((await decide(ada, asked.id, 'refused')).status).toBe(409)
  })

  it('is the item of that name as soon as the map has one, as close as the map says', async () => {
    const ada = await world.addPerson('Ada')
    const { situation } = await tell(ada)
    const asked = situation.proposals![0]!
    const sent = { ...BOSS, name: 'my BOSS', category: 'ideas', attachmentPower: 1 }
    const { id: itemId } = await read<SelfMapItem>(
      world.send(ada, selfMap.add, { userId: ada.id }, sent),
    )
    const linked = await read<Situation>(world.send(ada, situations.get, { id: situation.id }))
    expect(linked.items).toMatchObject([{ itemId, attachmentPower: 1 }])
    expect(linked.proposals?.[0]).toMatchObject({ state: 'kept', itemId })
    expect((await analysisOf(ada, situation.id)).equations[0]).toMatchObject({ itemId })
    const { item } = await read<Decided>(decide(ada, asked.id, 'kept'))
    expect(item).toMatchObject({ id: itemId, attachmentPower: 1 })
    const again = await tell(ada, 'Again at work')
    expect(again.situation.items).toMatchObject([{ itemId, attachmentPower: 1 }])
    expect(await ownOf(ada)).toHaveLength(1)
  })

  it('is the item that is given its name', async () => {
    const ada = await world.addPerson('Ada')
    const { situation } = await tell(ada)
    const named = { ...BOSS, name: 'Somebody', attachmentPower: 0.9 }
    const { id } = await read<SelfMapItem>(world.send(ada, selfMap.add, { userId: ada.id }, named))
    await world.send(ada, selfMap.change, { id }, { ...named, name: BOSS.name })
    const linked = await read<Situation>(world.send(ada, situations.get, { id: situation.id }))
    expect(linked.items).toMatchObject([{ itemId: id, attachmentPower: 0.9 }])
  })

  it('is not offered again once it was refused, and may be kept later all the same', async () => {
    const ada = await world.addPerson('Ada')
    const { situation } = await tell(ada)
    for (const { id } of situation.proposals!)
      expect((await decide(ada, id, 'refused')).status).toBe(200)
    const later = (await tell(ada, 'Again at work')).situation
    expect(later.proposals).toMatchObject([{ ...BOSS, state: 'refused' }])
    expect(later.items).toMatchObject([BOSS])
    expect((await decide(ada, later.proposals![0]!.id, 'kept')).status).toBe(200)
    const known = await tell(ada, 'At work once more')
    expect(known.situation.proposals).toBeUndefined()
    expect(known.situation.items).toMatchObject([{ name: 'My boss' }])
  })

  it('is touched no longer where the person says it is about somebody else, until the first reading is back', async () => {
    const ada = await world.addPerson('Ada')
    const { situation, analysis } = await tell(ada)
    const touched = async () =>
      (await read<Situation>(world.send(ada, situations.get, { id: situation.id }))).items.map(
        ({ name }) => name,
      )
    const say = (said: Correction) =>
      world.send(ada, analyses.reread, { id: analysis!.id }, { said })
    const name = async (part: { name: string; category: string }) =>
      (await read<NamedPart>(world.send(ada, analyses.name, { id: situation.id }, part))).itemId
    const lia = await name({ name: 'Lia', category: 'people' })
    expect(lia).toBe(situation.proposals![1]!.itemId)
    expect(await touched()).toEqual(['My boss', 'Lia'])
    await say({ about: lia })
    expect(await touched()).toEqual(['Lia'])
    const [listed] = await read<Situation[]>(world.send(ada, situations.list, { userId: ada.id }))
    expect(listed?.items.map(({ name }) => name)).toEqual(['Lia'])
    const boss = await name(BOSS)
    expect(boss).toBe(situation.proposals![0]!.itemId)
    expect((await say({ about: boss })).status).toBe(200)
    expect(await touched()).toEqual(['My boss'])
    await say({})
    expect(await touched()).toEqual(['My boss', 'Lia'])
  })

  it('does not come up for the map by a situation that is about somebody else', async () => {
    const ada = await world.addPerson('Ada')
    const comesUp = () =>
      read<{ name: string }>(world.send(ada, selfMap.comesUp, { userId: ada.id }))
    const text = 'The house is cold and the flat was dear to Jean.'
    const told = { description: text, proposals: [{ name: 'My home', category: 'lifeStory' }] }
    const all = []
    for (const title of ['One day', 'Another day', 'A third day'])
      all.push(
        await read<AnalyzedSituation>(
          world.send(ada, analyses.tell, { userId: ada.id }, { title, ...told }),
        ),
      )
    expect(await comesUp()).toMatchObject({ name: 'My home', count: 3 })
    const [{ situation, analysis }] = all as [AnalyzedSituation]
    const jean = { name: 'Jean', category: 'people' }
    const { itemId } = await read<NamedPart>(
      world.send(ada, analyses.name, { id: situation.id }, jean),
    )
    await world.send(ada, analyses.reread, { id: analysis!.id }, { said: { about: itemId } })
    expect(await comesUp()).toBeNull()
  })

  it('counts for the limit of items when it is kept, not before', async () => {
    const bo = await world.addPerson('Bo', { createdAt: 0 })
    for (let at = 0; at < FREE_LIMITS.items; at += 1)
      await world.send(
        bo,
        selfMap.add,
        { userId: bo.id },
        { category: 'people', name: `Friend ${at}`, attachmentPower: 0.5 },
      )
    const { situation, analysis } = await tell(bo)
    expect(analysis).not.toBeNull()
    const reply = await decide(bo, situation.proposals![0]!.id, 'kept')
    expect(reply.status).toBe(403)
    expect(await reply.json()).toMatchObject({ message: LIMIT_MESSAGES.items })
    const still = await read<Situation>(world.send(bo, situations.get, { id: situation.id }))
    expect(still).toEqual(situation)
  })

  it('is nobody else’s', async () => {
    const [ada, eve] = [await world.addPerson('Ada'), await world.addPerson('Eve')]
    const { situation } = await tell(ada)
    expect((await decide(eve, situation.proposals![0]!.id, 'kept')).status).toBe(404)
    expect((await decide(ada, 987_654, 'kept')).status).toBe(404)
  })
})

describe('the answer to the question of a reading', () => {
  const question = 'What would have helped?'
  const answer = (person: TestPerson, id: number, line: string | null, anyway = false) =>
    world.send(person, analyses.answer, { id }, { question, answer: line, anyway })

  it('is kept with its question, changed, and taken back', async () => {
    const ada = await world.addPerson('Ada')
    const { id } = (await tell(ada)).situation
    const first = await read<Situation>(answer(ada, id, 'A word before.'))
    const answeredAt = new Date(world.clock.now).toISOString()
    expect(first.answers).toEqual([{ question, answer: 'A word before.', answeredAt }])
    const changed = await read<Situation>(answer(ada, id, 'A call.'))
    expect(changed.answers).toMatchObject([{ answer: 'A call.' }])
    expect((await read<Situation>(answer(ada, id, null))).answers).toBeUndefined()
  })

  it('is watched like all own words', async () => {
    const ada = await world.addPerson('Ada')
    const { id } = (await tell(ada)).situation
    expect(await read(answer(ada, id, 'I want to die'))).toEqual({ crisis: true })
    const kept = await read<Situation>(answer(ada, id, 'I want to die', true))
    expect(kept.answers).toHaveLength(1)
  })

  it('is refused where it is empty, too long, or somebody else’s', async () => {
    const [ada, eve] = [await world.addPerson('Ada'), await world.addPerson('Eve')]
    const { id } = (await tell(ada)).situation
    expect((await answer(ada, id, '')).status).toBe(400)
    expect((await answer(ada, id, 'x'.repeat(301))).status).toBe(400)
    expect((await answer(eve, id, 'Mine now.')).status).toBe(404)
  })
})

it('hands on for thirty days what was shown, but not to the situation it was shown with', async () => {
  const ada = await world.addPerson('Ada')
  await tell(ada)
  expect(engine.asked.at(-1)?.shown).toEqual([])
  const { situation } = await tell(ada, 'Again at work')
  expect(engine.asked.at(-1)?.shown).toMatchObject([{ kind: 'step', lineKey: 'breathe' }])
  const asked = engine.asked.length
  await world.send(ada, analyses.analyze, { id: situation.id }, {})
  expect(engine.asked.slice(asked).map(({ shown }) => shown)).toEqual([[]])
  const row = await world.db
    .selectFrom('shownLine')
    .selectAll()
    .where('userId', '=', ada.id)
    .executeTakeFirstOrThrow()
  expect(row.expiresAt - row.shownAt).toBe(NOT_TWICE_WITHIN)
  const { now } = world.clock
  await world.db
    .updateTable('shownLine')
    .set({ expiresAt: now })
    .where('userId', '=', ada.id)
    .execute()
  await tell(ada, 'At work a month later')
  expect(engine.asked.at(-1)?.shown).toEqual([])
})

it('remembers a wish for the same part in the same kind of moment', async () => {
  const ada = await world.addPerson('Ada')
  const forgot = (title: string) =>
    read<AnalyzedSituation>(
      world.send(
        ada,
        analyses.tell,
        { userId: ada.id },
        { ...story(title), description: 'My boss forgot my day.' },
      ),
    )
  const { analysis } = await forgot('At work')
  const said = { expected: 'I wanted to be asked.', expectedFrom: 'tapped' as const }
  await world.send(ada, analyses.reread, { id: analysis!.id }, { said })
  const [row] = await world.db
    .selectFrom('analysisEquation')
    .select(['wish', 'wishFrom'])
    .where('userId', '=', ada.id)
    .execute()
  expect(row).toEqual({ wish: said.expected, wishFrom: 'tapped' })
  await forgot('Again at work')
  expect(engine.asked.at(-1)?.wishes).toMatchObject([
    { event: 'forgotten', itemName: 'My boss', wish: said.expected },
  ])
})

it('has no figures of a reading that is not settled, and has them once it is', async () => {
  const ada = await world.addPerson('Ada')
  const body = { ...story('A day'), description: 'Just a weird day with my boss.' }
  const { analysis } = await read<AnalyzedSituation>(
    world.send(ada, analyses.tell, { userId: ada.id }, body),
  )
  const figures = async () =>
    (
      await world.db
        .selectFrom('analysisEmotion')
        .selectAll()
        .where('userId', '=', ada.id)
        .execute()
    ).map(({ category, strengthFrom }) => ({ category, strengthFrom }))
  expect(await figures()).toEqual([])
  const listed = await world.send(ada, situations.list, { userId: ada.id })
  expect(await listed.json()).toMatchObject([
    { mainEmotions: [], likelyEmotions: [{ category: 'sadness' }, { category: 'happiness' }] },
  ])
  const said = { feelings: [{ category: 'sadness' as const, strength: 6 }] }
  await world.send(ada, analyses.reread, { id: analysis!.id }, { said })
  expect(await figures()).toEqual([{ category: 'sadness', strengthFrom: 'said' }])
})

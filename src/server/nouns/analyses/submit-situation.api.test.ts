import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AnalyzedSituation, analyses } from '#contract/analyses.ts'
import type { Sent } from '#contract/endpoint.ts'
import { selfMap } from '#contract/self-map.ts'
import { situations } from '#contract/situations.ts'
import { usage } from '#contract/usage.ts'
import { FREE_LIMITS, LIMIT_MESSAGES } from '#domain/people/plan.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { plainEngine } from '#test/plain-engine.ts'

const SPOUSE = -2

let world: TestApp
const engine = plainEngine()
beforeAll(async () => {
  world = await startTestApp({}, { engines: { embedded: engine, external: null } })
})
afterAll(() => world.stop())

const QUARREL = {
  title: 'A quarrel',
  description: 'We said hard things to each other.',
  selfMapItemIds: [SPOUSE],
}
const tell = (person: TestPerson, told: Partial<Sent<typeof analyses.tell>> = {}) =>
  world.send(person, analyses.tell, { userId: person.id }, { ...QUARREL, ...told })
const read = async <Value>(reply: Promise<Response>): Promise<Value> => (await reply).json()
const keptBy = (person: TestPerson) =>
  read<object[]>(world.send(person, situations.list, { userId: person.id }))
const mapOf = (person: TestPerson) =>
  read<SelfMapItem[]>(world.send(person, selfMap.list, { userId: person.id }))

/** Somebody on the free plan who has used up their analyses. */
async function addUsedUp() {
  const bo = await world.addPerson('Bo', { createdAt: 0 })
  await world.db
    .updateTable('user')
    .set({ analysesMade: FREE_LIMITS.analyses })
    .where('id', '=', bo.id)
    .execute()
  return bo
}

describe('a situation that is told', () => {
  it('is kept and analysed by one call', async () => {
    const ada = await world.addPerson('Ada')
    const reply = await tell(ada)
    expect(reply.status).toBe(201)
    const { situation, analysis, isCrisis, refusal } = (await reply.json()) as AnalyzedSituation
    expect(situation).toMatchObject({ title: 'A quarrel', selfMapItemIds: ['-2'] })
    expect(analysis).toMatchObject({ situationId: situation.id, engine: 'embedded' })
    expect({ isCrisis, refusal }).toEqual({ isCrisis: false, refusal: null })
    expect(await read(world.send(ada, analyses.list, { id: situation.id }))).toEqual([analysis])
  })

  it('is kept and analysed once, also when it is told twice at once', async () => {
    const ada = await world.addPerson('Ada')
    const draftId = 'one-draft-1'
    const replies = await Promise.all([tell(ada, { draftId }), tell(ada, { draftId })])
    const again = await tell(ada, { draftId })
    const told = await Promise.all(
      [...replies, again].map((it) => it.json() as Promise<AnalyzedSituation>),
    )
    expect(new Set(told.map(({ situation }) => situation.id)).size).toBe(1)
    expect(new Set(told.map(({ analysis }) => analysis?.id)).size).toBe(1)
    expect(await keptBy(ada)).toHaveLength(1)
    const { analyses: used } = await read<{ analyses: number }>(
      world.send(ada, usage.get, { userId: ada.id }),
    )
    expect(used).toBe(1)
  })

  it('loses no words that come under a number used before', async () => {
    const ada = await world.addPerson('Ada')
    const draftId = 'one-draft-2'
    await tell(ada, { draftId })
    const description = 'Other words, from another tab.'
    const { situation } = await read<AnalyzedSituation>(tell(ada, { draftId, description }))
    expect(situation.description).toBe(description)
    expect(await keptBy(ada)).toHaveLength(2)
  })

  it('is not kept where the plan allows no analysis', async () => {
    const bo = await addUsedUp()
    const reply = await tell(bo)
    expect(reply.status).toBe(403)
    expect(await reply.json()).toMatchObject({
      reason: 'limit_reached',
      message: LIMIT_MESSAGES.analyses,
      limit: 'analyses',
    })
    expect(await keptBy(bo)).toEqual([])
  })

  it.each(['I want to die.', 'It is late and the river is calling me.'])(
    'is kept, and help comes first, whatever the plan: %s',
    async (description) => {
      for (const person of [await addUsedUp(), await world.addPerson('Ada')]) {
        const told = await read<AnalyzedSituation>(tell(person, { description }))
        expect(told).toMatchObject({ isCrisis: true, analysis: null, refusal: null })
        expect(await keptBy(person)).toHaveLength(1)
      }
    },
  )

  it('is answered although the engine broke, and can be analysed later', async () => {
    const ada = await world.addPerson('Ada')
    const told = await read<AnalyzedSituation>(tell(ada, { title: 'Break the engine' }))
    expect(told.analysis).toBeNull()
    expect(told.refusal).toMatchObject({ reason: 'failed' })
    expect(world.logged.join('')).toContain('fault tell')
    const { id } = told.situation
    expect(await read(world.send(ada, analyses.list, { id }))).toEqual([])
  })

  it.each(['proposals', 'ownItems'] as const)(
    'puts nothing on the map: what the map lacks comes along in %s, each once',
    async (field) => {
      const ada = await world.addPerson('Ada')
      const item = { category: 'people', name: 'Grandmother', attachmentPower: 0.8 }
      const sent = [item, { ...item, name: 'grandmother' }, { ...item, name: 'Spouse' }]
      const before = await mapOf(ada)
      const told = await read<AnalyzedSituation>(tell(ada, { selfMapItemIds: [], [field]: sent }))
      expect(await mapOf(ada)).toEqual(before)
      expect(told.situation.items.map(({ name }) => name)).toEqual(['Spouse', 'Grandmother'])
      expect(told.situation.selfMapItemIds).toHaveLength(1)
      expect(told.situation.proposals).toMatchObject([
        { name: 'Grandmother', attachmentPower: 0.5, state: 'proposed' },
      ])
    },
  )

  it('never fails for the limit of items', async () => {
    const bo = await world.addPerson('Bo', { createdAt: 0 })
    const proposals = Array.from({ length: FREE_LIMITS.items + 1 }, (_, at) => ({
      category: 'people',
      name: `Friend ${at}`,
    }))
    const told = await read<AnalyzedSituation>(tell(bo, { selfMapItemIds: [], proposals }))
    expect(told.situation.items).toHaveLength(proposals.length)
  })

  it('may be about nothing in particular', async () => {
    const ada = await world.addPerson('Ada')
    const reply = await tell(ada, { selfMapItemIds: [] })
    expect(reply.status).toBe(201)
    expect(await reply.json()).toMatchObject({
      situation: { items: [] },
      analysis: { equations: [{ itemId: null, itemName: '' }] },
    })
  })

  it('is refused with foreign items and without a session', async () => {
    const [ada, eve] = [await world.addPerson('Ada'), await world.addPerson('Eve')]
    expect((await tell(ada, { selfMapItemIds: [987_654] })).status).toBe(400)
    expect((await tell({ ...ada, jar: eve.jar })).status).toBe(404)
    const nobody = { ...ada, jar: world.addVisitor().jar }
    expect((await tell(nobody)).status).toBe(401)
    expect(await keptBy(ada)).toEqual([])
  })
})

// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { AnalyzedSituation, analyses } from '#contract/analyses.ts'
import { checkIns } from '#contract/check-ins.ts'
import type { Sent } from '#contract/endpoint.ts'
import { examples } from '#contract/examples.ts'
import { NO_ROOM } from '#contract/refusal.ts'
import { selfMap } from '#contract/self-map.ts'
import { signIn } from '#contract/sign-in.ts'
import { type ListedSituation, situations } from '#contract/situations.ts'
import { NOT_ON_YOUR_MAP } from '#domain/self-map/relationship.ts'
import { SituationWords } from '#domain/situation/situation-words.ts'
import { DAY, HOUR } from '#domain/values/duration.ts'
import { FALLBACK, type NamedItem, namedIn } from '#engine/rules/propose.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { filled } from '#test/filled.ts'
import { memoryShelves } from '#test/memory-shelf.ts'
import { CallError, call, callWithQuery } from '../api.ts'
import { forgetOwnWords, removeWordsOfOthers } from '../own-words.ts'
import { offlineQuestion } from './answer.ts'
import { sendWaiting } from './send.ts'
import { answersShelf, type Shelf, setShelf } from './shelf.ts'
import { readKeptAnswers, saveSnapshot } from './snapshot.ts'
import { listQueued, queueWaiting } from './waiting.ts'

const SPOUSE = -2
const told = (title: string, draftId: string) => ({
  title,
  description: 'We talked about it for a long time and nobody shouted.',
  selfMapItemIds: [SPOUSE],
  draftId,
})
const felt = {
  category: 'anger' as const,
  word: 'frustration',
  itemId: SPOUSE,
  strength: 4,
  draftId: 'four-taps-1',
}

let world: TestApp
let ada: TestPerson
beforeAll(async () => {
  world = await startTestApp()
})
beforeEach(async () => {
  setShelf(memoryShelves())
  world.clock.now = Date.now()
  ada = await world.addPerson('Ada')
  world.actAs(ada)
  await world.send(ada, situations.add, { userId: ada.id }, told('At the lake', 'lake-draft-1'))
  await saveSnapshot(ada.id)
})
afterEach(() => world.actAs(ada))
afterAll(() => world.stop())

const goOffline = () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
}
const stored = async (person: TestPerson): Promise<ListedSituation[]> =>
  (await world.send(person, situations.list, { userId: person.id })).json()
const titles = async (person: TestPerson) => (await stored(person)).map(({ title }) => title)
const keep = async (sent: Sent<typeof analyses.tell>) =>
  AnalyzedSituation.parse(await call(analyses.tell, { userId: ada.id }, sent))
const tellOffline = (title: string, draftId: string) => keep(told(title, draftId))

it('reads what is at hand, as the server would answer, and says where nothing is', async () => {
  const list = await callWithQuery(situations.list, { userId: ada.id }, { limit: 30 })
  const map = await call(selfMap.list, { userId: ada.id })
  goOffline()
  expect((await call(signIn.user, {})).id).toBe(ada.id)
  expect(await callWithQuery(situations.list, { userId: ada.id }, { limit: 30 })).toEqual(list)
  expect(await call(selfMap.list, { userId: ada.id })).toEqual(map)
  expect((await call(situations.get, { id: list[0]!.id })).title).toBe('At the lake')
  expect(await call(analyses.list, { id: list[0]!.id })).toEqual([])
  const find = (q: string) => callWithQuery(situations.list, { userId: ada.id }, { q })
  expect(await find('LÁKE spouse')).toHaveLength(1)
  expect(await find('mountain')).toEqual([])
  await expect(call(situations.get, { id: list[0]!.id * 10 })).rejects.toThrow(CallError)
})

it('keeps what is written, sends it once however often it is told, and dates it when it was written', async () => {
  goOffline()
  const first = await tellOffline('On the train', 'train-draft-1')
  const again = await tellOffline('On the train', 'train-draft-1')
  expect(again.situation.id).toBe(first.situation.id)
  expect(first.refusal?.message).toContain('saved on this device')
  expect((await call(situations.get, { id: first.situation.id })).title).toBe('On the train')
  expect(await sendWaiting(ada.id)).toBe(0)

  world.actAs(ada)
  world.clock.now = Date.now() + HOUR
  const [one, other] = await Promise.all([sendWaiting(ada.id), sendWaiting(ada.id)])
  expect(one + other).toBeGreaterThanOrEqual(1)
  expect(await titles(ada)).toEqual(['On the train', 'At the lake'])
  expect(await listQueued(ada.id)).toEqual([])
  const [newest] = await stored(ada)
  expect(world.clock.now - Date.parse(newest!.createdAt)).toBeGreaterThanOrEqual(HOUR - 1000)
  // A page that still shows it is led to what it became.
  expect((await call(situations.get, { id: first.situation.id })).id).toBe(newest!.id)
})

it('keeps the day it happened on, sends it along, and reads either way round', async () => {
  const happenedAt = new Date(world.clock.now - 3 * DAY).toISOString()
  goOffline()
  const { situation } = await keep({ ...told('A week ago', 'week-draft-1'), happenedAt })
  expect(situation.happenedAt).toBe(happenedAt)
  world.actAs(ada)
  await sendWaiting(ada.id)
  const [lake, then] = await stored(ada)
  expect([lake!.title, then!.title, then!.happenedAt]).toEqual([
    'At the lake',
    'A week ago',
    happenedAt,
  ])
  expect(Date.parse(then!.createdAt)).toBeGreaterThanOrEqual(Date.parse(lake!.createdAt))
  await saveSnapshot(ada.id)
  goOffline()
  const page = async (before?: number) =>
    (
      await callWithQuery(
        situations.list,
        { userId: ada.id },
        { order: 'oldest', limit: 1, before },
      )
    ).map(({ title }) => title)
  expect([await page(), await page(then!.id), await page(lake!.id)]).toEqual([
    ['A week ago'],
    ['At the lake'],
    [],
  ])
})

it('keeps every word and what the map lacks, and sends both; an earlier form is taken, too', async () => {
  goOffline()
  const words = filled(SituationWords)
  const sister = { category: 'people', name: 'My sister' }
  const sent = { ...words, proposals: [sister], draftId: 'sister-draft-1' }
  const { situation } = await keep(sent)
  expect(situation).toMatchObject({ ...words, selfMapItemIds: [], items: [sister] })
  await tellOffline('On the train', 'train-draft-2')
  const [, train] = await listQueued(ada.id)
  const old = { ...told('On the train', 'train-draft-2'), ownItems: [sister] }
  await queueWaiting({ ...train!, words: { kind: 'situation', sent: old } })
  world.actAs(ada)
  expect(await sendWaiting(ada.id)).toBe(2)
  const [newest, older] = await stored(ada)
  const proposals = [{ ...sister, state: 'proposed' }]
  expect(older).toMatchObject({ ...words, proposals })
  expect(newest).toMatchObject({ title: 'On the train', proposals })
})

it('keeps whatever a text names, of every kind, beside chosen items and without', async () => {
  const texts = [
    'My sister Lia forgot my birthday.',
    'The rent is due and my savings are gone.',
    'The doctor called about the scan.',
    'My exam went badly and my thesis is late.',
  ]
  const kinds = [...texts.flatMap((text) => namedIn(text)), FALLBACK]
  const known: NamedItem['category'][] = ['people', 'ideas', 'lifeStory', 'accomplishments']
  expect(new Set(kinds.map(({ category }) => category))).toEqual(new Set(known))
  goOffline()
  for (const [at, one] of kinds.entries())
    for (const selfMapItemIds of [[], [SPOUSE]]) {
      const body = {
        ...told('Of this kind', `kind-${at}-${selfMapItemIds.length}`),
        selfMapItemIds,
      }
      const { situation } = await keep({ ...body, proposals: [one] })
      expect(situation.items.at(-1)).toMatchObject(one)
    }
  await keep({ ...told('All of it', 'all-of-it-1'), selfMapItemIds: [], proposals: kinds })
  world.actAs(ada)
  const before = await call(selfMap.list, { userId: ada.id })
  expect(await sendWaiting(ada.id)).toBe(2 * kinds.length + 1)
  expect(await listQueued(ada.id)).toEqual([])
  const proposed = (given: NamedItem[]) => given.map((one) => ({ ...one, state: 'proposed' }))
  const kept = (await stored(ada)).map(({ proposals }) => proposals ?? [])
  expect(kept).toMatchObject([
    proposed(kinds),
    ...kinds.toReversed().flatMap((one) => [proposed([one]), proposed([one])]),
    [],
  ])
  expect(await call(selfMap.list, { userId: ada.id })).toEqual(before)
})

it('is stored once where the first sending arrived and only its answer was lost', async () => {
  const online = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    if (String(input).endsWith('/tell')) await online(input, init)
    throw new TypeError('Failed to fetch')
  }
  await tellOffline('Through the tunnel', 'tunnel-draft-1')
  world.actAs(ada)
  await sendWaiting(ada.id)
  expect(await titles(ada)).toEqual(['Through the tunnel', 'At the lake'])
})

/** The head of the answer comes, its body breaks off. */
const breakingOff = () =>
  new Response(
    new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('{"situation":')),
      pull: (body) => body.error(new TypeError('network error')),
    }),
  )

it('is stored once where the line breaks within the answer, and what went off before is known', async () => {
  const breakAt = (title: string) => {
    world.actAs(ada)
    const online = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const reply = await online(input, init)
      return String(init?.body).includes(title) ? breakingOff() : reply
    }
  }
  breakAt('On the ferry')
  const { situation } = await tellOffline('On the ferry', 'ferry-draft-1')
  expect(await listQueued(ada.id)).toMatchObject([{ id: situation.id, problem: null }])
  goOffline()
  await tellOffline('On the pier', 'pier-draft-1')
  breakAt('On the pier')
  expect(await sendWaiting(ada.id)).toBe(1)
  expect((await listQueued(ada.id)).map((queued) => queued.situation.title)).toEqual([
    'On the pier',
  ])
  world.actAs(ada)
  expect(await sendWaiting(ada.id)).toBe(1)
  expect(await titles(ada)).toEqual(['On the pier', 'On the ferry', 'At the lake'])
})

it('takes the page of a hotel’s network for no answer: reads what is at hand, keeps and sends later', async () => {
  const page = async () =>
    new Response('<html>Please accept our terms</html>', {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  globalThis.fetch = page
  expect(await callWithQuery(situations.list, { userId: ada.id }, {})).toHaveLength(1)
  await tellOffline('In the lobby', 'lobby-draft-1')
  expect(await sendWaiting(ada.id)).toBe(0)
  await expect(saveSnapshot(ada.id)).rejects.toThrow()
  expect((await listQueued(ada.id)).map(({ problem }) => problem)).toEqual([null])

  // Only what is sent meets it.
  world.actAs(ada)
  const online = globalThis.fetch
  globalThis.fetch = (input, init) => (init?.method === 'POST' ? page() : online(input, init))
  expect(await sendWaiting(ada.id)).toBe(0)
  world.actAs(ada)
  expect(await sendWaiting(ada.id)).toBe(1)
  expect(await titles(ada)).toEqual(['In the lobby', 'At the lake'])

  setShelf(memoryShelves())
  world.actAs(world.addVisitor())
  await saveSnapshot(null)
  globalThis.fetch = page
  await expect(saveSnapshot(null)).rejects.toThrow()
  expect(await call(examples.selfMap, {})).not.toEqual([])
})

it('says that the device is full, and keeps nothing by half', async () => {
  goOffline()
  const kept = await readKeptAnswers()
  const shelves = memoryShelves()
  let isFull = false
  setShelf(<Value>(name: string): Shelf<Value> => {
    const shelf = shelves<Value>(name)
    const put = (key: string, value: Value) =>
      isFull ? Promise.reject(new DOMException('', 'QuotaExceededError')) : shelf.put(key, value)
    return { ...shelf, put }
  })
  await answersShelf().put('kept', kept)
  isFull = true
  for (const write of [
    () => tellOffline('No room', 'no-room-1'),
    () => call(checkIns.add, { userId: ada.id }, felt),
  ])
    await expect(write()).rejects.toMatchObject({ reason: 'storage_full', message: NO_ROOM })
  expect(await listQueued(ada.id)).toEqual([])
  isFull = false
  await tellOffline('No room', 'no-room-1')
  // What was sent cannot be noted: it is sent once more, and stored once.
  isFull = true
  world.actAs(ada)
  expect(await sendWaiting(ada.id)).toBe(0)
  isFull = false
  expect(await sendWaiting(ada.id)).toBe(1)
  expect(await titles(ada)).toEqual(['No room', 'At the lake'])
})

it('sends later what the server has no room for now, and tells nobody of a problem', async () => {
  goOffline()
  await tellOffline('In the queue', 'queue-draft-1')
  for (const [status, reason] of [
    [503, 'unavailable'],
    [429, 'too_many'],
    [500, 'failed'],
  ] as const) {
    world.actAs(ada)
    const online = globalThis.fetch
    globalThis.fetch = async (input, init) =>
      String(input).endsWith('/tell')
        ? Response.json({ reason, message: 'Later.' }, { status })
        : online(input, init)
    expect(await sendWaiting(ada.id)).toBe(0)
    expect((await listQueued(ada.id)).map(({ problem }) => problem ?? null)).toEqual([null])
  }
  world.actAs(ada)
  expect(await sendWaiting(ada.id)).toBe(1)
  expect(await titles(ada)).toEqual(['In the queue', 'At the lake'])
})

it('keeps four taps and the line after them', async () => {
  goOffline()
  const { id } = await call(checkIns.add, { userId: ada.id }, felt)
  const { situation } = await call(checkIns.write, { id }, { line: 'He was late again.' })
  expect(situation.description).toContain('He was late again.')
  world.actAs(ada)
  await sendWaiting(ada.id)
  const [newest] = await stored(ada)
  expect(newest).toMatchObject({ kind: 'check_in', title: 'Frustration about Spouse' })
  expect(newest?.description).toContain('He was late again.')
})

it.each([
  [
    'refused for a moment',
    Response.json({ reason: 'unavailable', message: 'Later.' }, { status: 503 }),
  ],
  [
    'answered with help alone',
    Response.json({ crisis: true, refusal: { reason: 'unavailable', message: 'Later.' } }),
  ],
])('keeps the line of a check-in until it is stored, where it is %s', async (_, answer) => {
  goOffline()
  const { id } = await call(checkIns.add, { userId: ada.id }, felt)
  await call(checkIns.write, { id }, { line: 'He was late again.' })
  world.actAs(ada)
  const online = globalThis.fetch
  globalThis.fetch = async (input, init) =>
    String(input).endsWith('/line') ? answer.clone() : online(input, init)
  expect(await sendWaiting(ada.id)).toBe(0)
  expect(await listQueued(ada.id)).toMatchObject([
    { words: { line: 'He was late again.' }, problem: null },
  ])
  world.actAs(ada)
  expect(await sendWaiting(ada.id)).toBe(1)
  expect((await stored(ada))[0]?.description).toContain('He was late again.')
})

it('keeps three taps that are about nothing in particular', async () => {
  goOffline()
  const { itemId: _, ...taps } = felt
  const kept = await call(checkIns.add, { userId: ada.id }, { ...taps, draftId: 'three-taps-1' })
  expect([kept.title, kept.items]).toEqual(['Frustration', []])
  await call(checkIns.write, { id: kept.id }, { line: 'All day.' })
  world.actAs(ada)
  await sendWaiting(ada.id)
  const [newest] = await stored(ada)
  expect(newest).toMatchObject({
    items: [],
    description: 'All day.\n\nCheck-in: frustration, 4 of 10.',
    mainEmotions: [{ name: 'frustration' }],
  })
})

it('reads at the depth of the free plan once the trial has ended without a connection', async () => {
  const snapshot = await readKeptAnswers()
  const own = { ...snapshot!, atHand: { items: [], relationships: [], earlier: [], shown: [] } }
  const [situation] = await stored(ada)
  const depth = () => offlineQuestion(own as never, situation!).depth
  expect(depth()).toBe('premium')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * DAY })
  expect(depth()).toBe('basic')
  vi.useRealTimers()
})

it('takes back what was not sent', async () => {
  goOffline()
  const { id } = await call(checkIns.add, { userId: ada.id }, felt)
  await call(situations.remove, { id })
  world.actAs(ada)
  await sendWaiting(ada.id)
  expect(await titles(ada)).toEqual(['At the lake'])
})

it('shows help first without a connection', async () => {
  goOffline()
  const words = { ...told('It’s over', 'over-draft-1'), description: 'I want to kill myself.' }
  expect(await call(analyses.tell, { userId: ada.id }, words)).toMatchObject({
    isCrisis: true,
    analysis: null,
  })
})

it('never sends or shows what somebody else wrote', async () => {
  goOffline()
  await tellOffline('A secret of Ada', 'secret-draft-1')
  const bo = await world.addPerson('Bo')
  world.actAs(bo)
  expect(await sendWaiting(bo.id)).toBe(0)
  // Not even where the page still takes itself for Ada's.
  expect(await sendWaiting(ada.id)).toBe(0)
  expect(await listQueued(bo.id)).toEqual([])
  expect([...(await titles(bo)), ...(await titles(ada))]).toEqual(['At the lake'])

  await saveSnapshot(bo.id)
  goOffline()
  expect((await call(signIn.user, {})).id).toBe(bo.id)
  await expect(call(selfMap.list, { userId: ada.id })).rejects.toThrow(CallError)
  world.actAs(ada)
  await sendWaiting(ada.id)
  expect(await titles(ada)).toEqual(['A secret of Ada', 'At the lake'])
})

it('waits on where the account changes or the session ends in the midst of sending', async () => {
  goOffline()
  await tellOffline('Before the change', 'change-draft-1')
  const bo = await world.addPerson('Bo')
  for (const other of [bo, world.addVisitor()]) {
    world.actAs(other)
    const asOther = globalThis.fetch
    world.actAs(ada)
    const asAda = globalThis.fetch
    globalThis.fetch = (input, init) => (init?.method === 'POST' ? asOther : asAda)(input, init)
    expect(await sendWaiting(ada.id)).toBe(0)
    expect((await listQueued(ada.id)).map(({ problem }) => problem)).toEqual([null])
  }
  expect([...(await titles(bo)), ...(await titles(ada))]).toEqual(['At the lake'])
  world.actAs(ada)
  expect(await sendWaiting(ada.id)).toBe(1)
})

it('keeps nothing of somebody whom the server no longer knows', async () => {
  setShelf(memoryShelves())
  world.actAs(world.addVisitor())
  await saveSnapshot(ada.id)
  goOffline()
  await expect(call(selfMap.list, { userId: ada.id })).rejects.toThrow(CallError)
})

it('calls nobody signed out who is signed in and whose things have not come here yet', async () => {
  setShelf(memoryShelves())
  goOffline()
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  removeWordsOfOthers(ada.id)
  await expect(call(signIn.user, {})).rejects.toMatchObject({ status: 0, reason: null })
  forgetOwnWords()
  await expect(call(signIn.user, {})).rejects.toMatchObject({ reason: 'signed_out' })
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
})

it('asks nothing for a visitor that is refused, and keeps what everybody may read', async () => {
  setShelf(memoryShelves())
  world.actAs(world.addVisitor())
  const online = globalThis.fetch
  const refused: string[] = []
  globalThis.fetch = async (input, init) => {
    const reply = await online(input, init)
    if (!reply.ok) refused.push(String(input))
    return reply
  }
  await saveSnapshot(null)
  expect(refused).toEqual([])
  goOffline()
  expect(await call(examples.selfMap, {})).not.toEqual([])
})

it('says why the server does not take something, and goes on with the rest', async () => {
  const item = { category: 'people', name: 'Lea', attachmentPower: 0.5 }
  const lea = await call(selfMap.add, { userId: ada.id }, item)
  await saveSnapshot(ada.id)
  goOffline()
  const body = { ...told('With Lea', 'with-lea-1'), selfMapItemIds: [lea.id] }
  await call(analyses.tell, { userId: ada.id }, body)
  await tellOffline('After that', 'after-that-1')
  world.actAs(ada)
  await call(selfMap.remove, { id: lea.id })
  await sendWaiting(ada.id)
  expect(await titles(ada)).toEqual(['After that', 'At the lake'])
  expect(await listQueued(ada.id)).toMatchObject([
    { situation: { title: 'With Lea' }, problem: NOT_ON_YOUR_MAP },
  ])
})

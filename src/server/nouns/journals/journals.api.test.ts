import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { analytics } from '#contract/analytics.ts'
import { hrefOf } from '#contract/endpoint.ts'
import { journals } from '#contract/journals.ts'
import { type ListedSituation, situations } from '#contract/situations.ts'
import { usage } from '#contract/usage.ts'
import type { JournalImport, JournalPreview } from '#domain/situation/journal.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import {
  ANY_CSV,
  bytesOf,
  DAY_ONE_ENTRIES,
  DAYLIO_CSV,
  daylioBackup,
  dayOne,
  JOURNIV,
  zipOf,
} from '#test/journal-files.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

type Bytes = Uint8Array<ArrayBuffer>

const send = (person: TestPerson, path: string, file: Bytes) =>
  world.sendRaw(person, path, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  })
const look = (person: TestPerson, file: Bytes, query = '?zone=Europe/Berlin') =>
  send(person, hrefOf(journals.preview, { userId: person.id }) + query, file)
const bringIn = (person: TestPerson, file: Bytes, query = '?zone=Europe/Berlin') =>
  send(person, hrefOf(journals.bringIn, { userId: person.id }) + query, file)

const history = async (person: TestPerson): Promise<ListedSituation[]> =>
  (await world.send(person, situations.list, { userId: person.id })).json()
const told = async (person: TestPerson) =>
  (await history(person)).map(({ title, description, createdAt, kind }) => ({
    title,
    description,
    createdAt,
    kind,
  }))
const imports = async (person: TestPerson): Promise<JournalImport[]> =>
  (await world.send(person, journals.list, { userId: person.id })).json()

describe('the notes of', () => {
  it('a Daylio backup come with title, words, mood and activities', async () => {
    const ada = await world.addPerson('Ada')
    const file = await daylioBackup([
      {
        at: '2024-03-05T07:15:00Z',
        title: 'A start',
        note: 'We ran.<br>Then &amp; rest.',
        tags: [4, 5],
      },
      { at: '2024-03-06T07:15:00Z', mood: 1 },
    ])
    expect((await bringIn(ada, file)).status).toBe(201)
    expect(await told(ada)).toEqual([
      {
        title: 'Mood: rad',
        description: 'Mood: rad.',
        createdAt: '2024-03-06T07:15:00.000Z',
        kind: 'note',
      },
      {
        title: 'A start',
        description: 'We ran.\nThen & rest.\n\nMood: wobbly. Activities: running, family.',
        createdAt: '2024-03-05T07:15:00.000Z',
        kind: 'note',
      },
    ])
  })

  it('a Daylio CSV are dated by the clock on the wall', async () => {
    const ada = await world.addPerson('Ada')
    await bringIn(ada, bytesOf(`\ufeff${DAYLIO_CSV}`))
    expect(await told(ada)).toMatchObject([
      {
        title: 'A start',
        description: 'We ran, and then rested.\n\nMood: good. Activities: running, family.',
        createdAt: '2024-03-05T07:15:00.000Z',
      },
      { description: 'Mood: meh.', createdAt: '2024-03-04T21:25:00.000Z' },
    ])
  })

  it.each([
    ['as JSON', async () => bytesOf(dayOne(DAY_ONE_ENTRIES))],
    [
      'as a ZIP with pictures',
      () => zipOf({ 'Journal.json': dayOne(DAY_ONE_ENTRIES), 'photos/a.jpeg': 'x' }),
    ],
  ])('Day One lose their marks and nothing else, %s', async (_, make) => {
    const ada = await world.addPerson('Ada')
    const file = await make()
    const preview: JournalPreview = await (await look(ada, file.slice())).json()
    expect(preview).toMatchObject({ source: 'day-one', notes: 2, leftOut: 1, alreadyHere: 0 })
    await bringIn(ada, file)
    expect(await told(ada)).toMatchObject([
      { title: 'Note: Ok', description: 'I noted: Ok.', createdAt: '2023-07-02T06:00:00.000Z' },
      { title: 'At the lake', description: 'We swam. It was cold!' },
    ])
  })

  it('Journiv come in both of its shapes, without drafts', async () => {
    const ada = await world.addPerson('Ada')
    await bringIn(ada, await zipOf({ 'data.json': JOURNIV }))
    expect(await told(ada)).toMatchObject([
      { title: 'New shape', description: 'An entry in a moment.\n\nMood: Good.' },
      {
        title: 'Old shape',
        description: 'An entry inside its journal.\n\nMood: calm.',
        createdAt: '2024-01-02T10:00:00.000Z',
      },
    ])
  })

  it('any table are found by the looks of its columns, or by the person', async () => {
    const ada = await world.addPerson('Ada')
    const preview: JournalPreview = await (await look(ada, bytesOf(ANY_CSV))).json()
    expect(preview.table).toEqual({
      names: ['When', 'Headline', 'What happened', 'Feeling'],
      columns: { date: 0, time: null, title: 1, text: 2, mood: 3 },
      isDayUnclear: false,
    })
    await bringIn(ada, bytesOf(ANY_CSV), '?zone=UTC&mood=none')
    expect(await told(ada)).toMatchObject([
      { title: 'A day without a headline', createdAt: '2024-02-01T12:00:00.000Z' },
      {
        title: 'Christmas',
        description: 'My sister came; we talked for hours.',
        createdAt: '2023-12-25T18:00:00.000Z',
      },
    ])
  })

  it('a table whose days are unclear say so, and are read as the person says', async () => {
    const ada = await world.addPerson('Ada')
    const file = bytesOf('date,text\n3/4/2024,Something happened that day.')
    const preview: JournalPreview = await (await look(ada, file)).json()
    expect(preview.table?.isDayUnclear).toBe(true)
    await bringIn(ada, bytesOf('date,text\n3/4/2024,Something happened that day.'), '?dayFirst=yes')
    expect((await told(ada))[0]?.createdAt).toBe('2024-04-03T12:00:00.000Z')
  })

  it('a long life come whole: what is too long is told in parts', async () => {
    const ada = await world.addPerson('Ada')
    const text = Array.from({ length: 400 }, (_, n) => `Sentence number ${n} of a long day.`)
    const entry = { creationDate: '2024-01-01T10:00:00Z', text: text.join('\n\n') }
    await bringIn(ada, bytesOf(dayOne([entry])))
    const parts = (await told(ada)).toReversed()
    expect(parts.map(({ title }) => title)).toEqual([
      'Sentence number 0 of a long day (1 of 3)',
      'Sentence number 0 of a long day (2 of 3)',
      'Sentence number 0 of a long day (3 of 3)',
    ])
    expect(parts.map(({ description }) => description).join('\n\n')).toBe(text.join('\n\n'))
  })
})

describe('bringing in', () => {
  const FILE = dayOne([
    { creationDate: '2024-01-10T10:00:00Z', text: 'January was quiet.' },
    { creationDate: '2024-02-10T10:00:00Z', text: 'February was loud.' },
  ])

  it('keeps nothing before the person has seen it, and only the months they want', async () => {
    const ada = await world.addPerson('Ada')
    const preview: JournalPreview = await (await look(ada, bytesOf(FILE))).json()
    expect(preview.months).toEqual([
      { month: '2024-01', notes: 1 },
      { month: '2024-02', notes: 1 },
    ])
    expect(preview.samples[0]).toMatchObject({ title: 'February was loud' })
    expect(await history(ada)).toEqual([])
    await bringIn(ada, bytesOf(FILE), '?without=2024-02')
    expect((await told(ada)).map(({ title }) => title)).toEqual(['January was quiet'])
  })

  it('twice keeps it once, and one press takes all of it back', async () => {
    const ada = await world.addPerson('Ada')
    const first = await (await bringIn(ada, bytesOf(FILE))).json()
    expect(first).toMatchObject({ kept: 2, alreadyHere: 0, import: { notes: 2, analysed: 0 } })
    const again = await (await bringIn(ada, bytesOf(FILE))).json()
    expect(again).toEqual({ kept: 0, alreadyHere: 2, import: null })
    expect(await imports(ada)).toHaveLength(1)

    const eve = await world.addPerson('Eve')
    const { id } = first.import
    const foreign = await world.send(eve, journals.undo, { userId: eve.id, id })
    expect(foreign.status).toBe(404)
    const undone = await world.send(ada, journals.undo, { userId: ada.id, id })
    expect(await undone.json()).toEqual({ removed: 2 })
    expect(await history(ada)).toEqual([])
    expect(await imports(ada)).toEqual([])
  })
})

describe('the quiet batch', () => {
  const notes = ['My Spouse and I argued about money.', 'I want to die.', 'A walk by the sea.']
  const FILE = dayOne(notes.map((text, n) => ({ creationDate: `2024-01-1${n}T10:00:00Z`, text })))
  const ask = (person: TestPerson, body: object) =>
    world.send(
      person,
      journals.analyse,
      { userId: person.id },
      body as { selfMapItemIds: number[] },
    )

  it('analyses what the person chose, uncounted, and holds back what speaks of danger', async () => {
    const ada = await world.addPerson('Ada', { createdAt: 0 })
    const { import: made } = await (await bringIn(ada, bytesOf(FILE))).json()
    const refused = await ask(ada, { importId: made.id })
    expect(refused.status).toBe(400)
    expect((await imports(ada))[0]).toMatchObject({ waiting: 0 })

    expect(await (await ask(ada, { importId: made.id, selfMapItemIds: [-5] })).json()).toEqual({
      waiting: 3,
    })
    expect((await imports(ada))[0]).toMatchObject({ waiting: 3, analysed: 0 })
    await world.runJobs()
    expect((await imports(ada))[0]).toMatchObject({ waiting: 0, analysed: 2 })
    const list = await history(ada)
    expect(list.map(({ mainEmotions, items }) => [mainEmotions.length, items[0]?.itemId])).toEqual([
      [1, -5],
      [0, -5],
      [1, -2],
    ])
    const counts = await (await world.send(ada, usage.get, { userId: ada.id })).json()
    expect(counts.analyses).toBe(0)
  })

  it.each([2 ** 31, -(2 ** 31), 2 ** 40])('knows no file with the number %d', async (importId) => {
    const ada = await world.addPerson('Ada')
    expect((await ask(ada, { importId })).status).toBe(400)
    expect((await ask(ada, { situationIds: [importId] })).status).toBe(400)
  })

  it('fills the statistics of the days on which the notes were written', async () => {
    const ada = await world.addPerson('Ada', { isPremium: true })
    const { import: made } = await (await bringIn(ada, bytesOf(FILE))).json()
    await ask(ada, { importId: made.id, selfMapItemIds: [-5] })
    await world.runJobs()
    const reply = await world.sendRaw(ada, hrefOf(analytics.get, { userId: ada.id }))
    expect(await reply.json()).toMatchObject({
      situations: 2,
      since: '2024-01-10T10:00:00.000Z',
    })
  })

  it('asks no outside engine, and no note is analysed before it has an item', async () => {
    const ada = await world.addPerson('Ada')
    await bringIn(ada, bytesOf(FILE))
    const [walk, danger] = await history(ada)
    expect((await world.send(ada, analyses.analyze, { id: walk!.id }, {})).status).toBe(400)
    const help = await world.send(ada, analyses.analyze, { id: danger!.id }, {})
    expect(await help.json()).toEqual({ crisis: true })
  })
})

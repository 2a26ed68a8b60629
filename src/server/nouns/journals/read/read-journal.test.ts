import { describe, expect, it } from 'vitest'
import {
  IS_A_PDF,
  MAX_CHARACTERS,
  NOT_A_JOURNAL,
  NOT_IN_UTF8,
  TOO_MANY_NOTES,
  UNKNOWN_DAYLIO,
} from '#domain/situation/journal.ts'
import {
  bytesOf,
  DAY_ONE_ENTRIES,
  daylioBackup,
  dayOne,
  JOURNIV,
  zipOf,
} from '#test/journal-files.ts'
import {
  arrayIn,
  decode,
  isObject,
  noteCollector,
  textIn,
  withoutHeading,
  withoutTags,
} from './found.ts'
import { readRows } from './json-rows.ts'
import {
  dayOneNote,
  journivMoment,
  journivNote,
  readJournal,
  readMarkdown,
} from './read-journal.ts'

const HOW = { zone: 'UTC', columns: {}, dayFirst: null }
const read = (bytes: Uint8Array) => readJournal(bytes, HOW)
const said = (bytes: Uint8Array) => read(bytes).notes.map(({ title, text }) => [title, text])

describe('a file is what is in it', () => {
  it('a PDF, which is said to be one', () => {
    expect(() => read(bytesOf('%PDF-1.7\n%…'))).toThrow(IS_A_PDF)
  })

  it('a table, a list, a note', () => {
    expect(read(bytesOf('date,text\n2024-03-05,Words.')).source).toBe('csv')
    expect(read(bytesOf(` ${dayOne(DAY_ONE_ENTRIES)}`))).toMatchObject({
      source: 'day-one',
      leftOut: 1,
    })
    expect(read(bytesOf(JOURNIV))).toMatchObject({ source: 'journiv', leftOut: 1 })
    const note = '---\r\ndate: 2024-03-05\r\n---\r\nWords.'
    expect(read(bytesOf(note))).toMatchObject({ source: 'markdown', notes: [{ text: 'Words.' }] })
    for (const text of [
      '{}',
      '[]',
      '{"moments": []}',
      '{"export_version": "1.5"}',
      '{"entries": {}}',
      '{"a": 1} x',
    ])
      expect(() => read(bytesOf(text)), text).toThrow(NOT_A_JOURNAL)
    expect(read(bytesOf('{"entries": []}')).source).toBe('day-one')
    expect(read(bytesOf('{"export_version": "1", "journals": []}')).source).toBe('journiv')
  })

  it('an archive, by the first kind that is in it', async () => {
    const files = {
      'a.md': 'Words.',
      '2024-03-05.md': 'Words.',
      '__MACOSX/2024-03-06.md': 'x',
      'b.csv': 'x',
    }
    expect(read(await zipOf(files))).toMatchObject({
      source: 'markdown',
      leftOut: 1,
      notes: [{ text: 'Words.' }],
    })
    const csv = 'date,text\n2024-03-05,Words.'
    expect(read(await zipOf({ 'x/t.csv': csv, 'c.txt': '' })).source).toBe('csv')
    const lists = {
      'a.json': dayOne(DAY_ONE_ENTRIES.slice(0, 1)),
      'b.json': dayOne(DAY_ONE_ENTRIES.slice(1, 2)),
      't.csv': csv,
    }
    expect(said(await zipOf(lists)).map(([title]) => title)).toEqual(['At the lake', ''])
    await expect(zipOf({ 'c.txt': 'x' }).then(read)).rejects.toThrow(NOT_A_JOURNAL)
  })
})

describe('a backup of Daylio', () => {
  const at = '2024-03-05T08:15:00Z'
  it('has moods of its own and of the person, and what was done', async () => {
    const notes = [
      { at, note: 'We <i>ran</i>.', title: 'A start', mood: 1, tags: [4, 5, 77] },
      { at, mood: 9 },
      { at, mood: 3, note: 'Words.' },
    ]
    expect(said(await daylioBackup(notes))).toEqual([
      ['A start', 'We ran.\n\nMood: rad. Activities: running, family.'],
      ['', 'Mood: wobbly.'],
      ['', 'Words.'],
    ])
  })

  it('is known up to a version, and says so where nothing of it can be read', async () => {
    const one = [{ at, note: 'Words.' }]
    expect(read(await daylioBackup(one, { version: 30 })).notes).toHaveLength(1)
    for (const more of [
      { version: 31 },
      { version: 'x' },
      { version: 1.5 },
      { dayEntries: [{ datetime: 'x' }] },
    ])
      await expect(daylioBackup(one, more).then(read)).rejects.toThrow(UNKNOWN_DAYLIO)
    expect(read(await daylioBackup([])).notes).toEqual([])
    await expect(zipOf({ 'backup.daylio': 'x' }).then(read)).rejects.toThrow(UNKNOWN_DAYLIO)
    const activities = Array.from({ length: 60 }, () => 4)
    const [note] = read(await daylioBackup([{ at, tags: activities }])).notes
    expect(note!.text.match(/running/g)).toHaveLength(50)
  })
})

describe('an entry of Day One', () => {
  const entry = (more: object) => dayOneNote({ creationDate: '2024-03-05T08:15:00Z', ...more })
  it('is its text, or the pieces of its rich text, without pictures and slashes', () => {
    expect(entry({ text: '# A day\n\nWe swam\\.![x](dayone-moment:/1)' })).toMatchObject({
      title: 'A day',
      text: 'We swam.',
    })
    const richText = JSON.stringify({ contents: [{ text: 'We ' }, 7, { text: 'swam.' }, {}] })
    expect(entry({ text: ' ', richText })).toMatchObject({ title: '', text: 'We swam.' })
    expect([
      entry({ richText: '[]' }),
      entry({ richText: '{' }),
      entry({ text: '![](dayone-moment:/1)' }),
    ]).toEqual([null, null, null])
    expect(dayOneNote({ creationDate: 'never', text: 'x' })).toBeNull()
  })
})

describe('an entry of Journiv', () => {
  it('is in its journal, or in a moment', () => {
    const entry = { content: 'Words.', created_at: '2024-03-05T08:15:00' }
    expect(journivNote(entry)).toEqual({
      at: Date.UTC(2024, 2, 5, 8, 15),
      title: '',
      text: 'Words.',
    })
    expect(journivNote({ ...entry, created_at: '2024-03-05T08:15:00+01:00' })?.at).toBe(
      Date.UTC(2024, 2, 5, 7, 15),
    )
    expect(journivNote({ ...entry, is_draft: true })).toBeNull()
    expect(journivNote({ ...entry, is_draft: 'true' })).not.toBeNull()
    expect(journivNote({ ...entry, content: ' ' })).toBeNull()
    expect(journivNote({ content: 'x' })).toBeNull()
    const moment = {
      logged_at_utc: '2024-03-06T08:15:00Z',
      note: ' A note. ',
      primary_mood_name: 'Good',
    }
    expect(
      journivMoment({ ...moment, entry: { ...entry, content_delta: { ops: [{ insert: 'x' }] } } }),
    ).toEqual({
      at: Date.UTC(2024, 2, 6, 8, 15),
      title: '',
      text: 'Words.\n\nA note.\n\nMood: Good.',
    })
    expect(journivMoment(moment)?.text).toBe('A note.\n\nMood: Good.')
    const delta = {
      content_delta: { ops: [{ insert: 'We ' }, { insert: {} }, 7, { insert: 'swam.' }] },
    }
    expect(
      journivMoment({ ...moment, note: '', entry: { ...delta, mood_log: { note: 'Log.' } } })?.text,
    ).toBe('We swam.\n\nLog.\n\nMood: Good.')
  })
})

describe('a note in Markdown', () => {
  const note = (text: string, name = 'x/2024-03-05 A walk.md') =>
    readMarkdown([{ name, text }], 'UTC').notes[0] ?? null
  it('has its facts in front, quoted or not, the first of each', () => {
    const front = (...lines: string[]) =>
      note(`---\n${lines.join('\n')}\n---\nWords.`, 'a.md')?.title
    expect(front('date: 2024-03-05', "title: 'It''s so'")).toBe("It's so")
    expect(front('date: 2024-03-05', 'title: "A \\"day\\""')).toBe('A "day"')
    expect(front('date: 2024-03-05', 'title: "broken')).toBe('broken')
    expect(front('date: 2024-03-05', 'title: one', 'title: two')).toBe('one')
    expect(front('created: 2024-03-05', 'title:')).toBe('')
    expect(front('title: one')).toBeUndefined()
    expect(front('date: 2024-03-05', "title: '")).toBe("'")
  })

  it('is named after its file where it has no heading, and ends where ours end', () => {
    expect(note('Words.')).toMatchObject({ title: 'A walk', text: 'Words.' })
    expect(note('Words.\n\n<!-- innermap: what came back -->\nMore')?.text).toBe('Words.')
    expect(note('<!-- innermap: what came back -->\nMore')).toBeNull()
    expect(note('Words.', 'walk.md')).toBeNull()
    expect(note('---\n---\nWords.')?.text).toBe('Words.')
  })
})

it('reads rows one by one, wherever they stand, and nothing that is too much', () => {
  const rows: unknown[] = []
  const facts = readRows(
    `{"a": 1, "entries": [{"x": 1}, 7], "journals": [{"entries": [{"y": 2}], "b": 3}, 8], "long": "${'x'.repeat(1000)}"}`,
    (list, row) => rows.push([list, row]),
  )
  expect(facts).toEqual({ a: 1, entries: true, journals: true })
  expect(rows).toEqual([
    ['entries', { x: 1 }],
    ['entries', {}],
    ['entries', { y: 2 }],
  ])
  const none = () => {}
  expect(readRows(`{"a": "${'x'.repeat(998)}"}`, none)).toHaveProperty('a')
  expect(readRows('{"b": {"entries": [1]}}', none)).toEqual({ b: { entries: [1] } })
  const many = (count: number) => `{"tags": [${Array(count).fill('{}').join(',')}]}`
  expect(readRows(many(50_000), none)).toEqual({ tags: true })
  expect(() => readRows(many(50_001), none)).toThrow(TOO_MANY_NOTES)
  const long = (length: number) => `{"tags": ["${'x'.repeat(length - 2)}"]}`
  expect(readRows(long(1_000_000), none)).toEqual({ tags: true })
  expect(() => readRows(long(1_000_001), none)).toThrow(TOO_MANY_NOTES)
  expect(() => readRows('{"a": }', none)).toThrow(NOT_A_JOURNAL)
  expect(() => readRows('{}', none)).not.toThrow()
  const broken = new Error('elsewhere')
  expect(() =>
    readRows('{"tags": [1]}', () => {
      throw broken
    }),
  ).toThrow(broken)
})

it('takes as many letters as an account can hold', () => {
  const collector = noteCollector()
  const note = (letters: number) => ({ at: 0, title: 'x', text: 'x'.repeat(letters - 1) })
  collector.add(note(MAX_CHARACTERS))
  collector.add(null)
  expect(collector.found()).toMatchObject({ leftOut: 1, notes: [{ title: 'x' }] })
  expect(() => collector.add(note(1))).toThrow(TOO_MANY_NOTES)
})

it('takes values for what they are', () => {
  expect([textIn('a'), textIn(' '), textIn(7)]).toEqual(['a', null, null])
  expect([isObject({}), isObject([]), isObject(null), isObject('a')]).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect([arrayIn([1]), arrayIn({})]).toEqual([[1], []])
  expect(withoutHeading('## A day\n\nWords.')).toEqual({ title: 'A day', text: 'Words.' })
  expect(withoutHeading('Words.\n# Later')).toEqual({ title: '', text: 'Words.\n# Later' })
  expect(withoutTags('a<br>b</p>c<b>d</b> &amp; &#65;&unknown; 1 < 2 &#9999999;')).toBe(
    'a\nb\ncd & A&unknown; 1 < 2 &#9999999;',
  )
  expect(decode(new Uint8Array([0xff, 0xfe, 0x61, 0x00]))).toBe('a')
  expect(decode(new Uint8Array([0xfe, 0xff, 0x00, 0x61]))).toBe('a')
  expect(decode(bytesOf('\ufeffé'))).toBe('é')
  expect(() => decode(new Uint8Array([0xff, 0x61]))).toThrow(NOT_IN_UTF8)
})

import { describe, expect, it } from 'vitest'
import type { EmotionCategory } from '../emotion/emotion.ts'
import { nextReadyAt, weekSpan, withoutDeleted, withSaid } from './letter.ts'
import { type LivedWeek, writeLetter } from './write-letter.ts'

const felt = (category: EmotionCategory, intensity = 0.5, name: string = category) => ({
  ...{ name, category, intensity },
})
type Told = LivedWeek['told'][number]
const told = (day: number, more: Partial<Told> = {}): Told => ({
  ...{ day: `2026-11-${String(day).padStart(2, '0')}`, writtenAt: `2026-11-${day}T10:00:00.000Z` },
  ...{ description: 'Nothing much.', emotions: [felt('worry')], items: [] },
  ...more,
})
const week = (all: readonly Told[], more: Partial<LivedWeek> = {}): LivedWeek => ({
  ...{ week: '2026-11-09', told: all, written: all.length, taken: [] },
  ...{ came: { feared: 0, all: 0 }, coming: null, mayQuote: () => true },
  grieved: new Set(),
  ...more,
})
const letterOf = (all: readonly Told[], more: Partial<LivedWeek> = {}) =>
  writeLetter(week(all, more))
const paragraphs = (all: readonly Told[], more: Partial<LivedWeek> = {}) =>
  letterOf(all, more)?.paragraphs.map((pieces) => pieces.map(({ text }) => text).join(''))
const step = (action: string, before: number, after: number) => ({
  ...{ action, before, after, writtenAt: '2026-11-10T10:00:00.000Z' },
  category: 'anger' as const,
})

describe('a letter counts', () => {
  it.each([
    [2, 'two', 'twice'],
    [3, 'three', 'three times'],
    [9, 'nine', 'nine times'],
    [10, '10', '10 times'],
  ])('%d times in words', (count, moments, words) => {
    const all = Array.from({ length: count }, () => told(9))
    expect(paragraphs(all)?.[0]).toBe(
      `You wrote about ${moments} moments this week. Worry came ${words}.`,
    )
  })

  it('feelings that are level up to three, and none where there are more', () => {
    const level = (...groups: EmotionCategory[]) =>
      paragraphs(groups.map((group) => told(9, { emotions: [felt(group)] })))?.[0]
    expect(level('worry', 'anger', 'fear')).toBe(
      'You wrote about three moments this week. You felt worried once, you felt angry once and you felt afraid once.',
    )
    expect(level('worry', 'anger', 'fear', 'shame')).toBe(
      'You wrote about four moments this week. ',
    )
    const open = { emotions: [] }
    expect(paragraphs([told(9, open), told(9, open)])?.[0]).toBe(
      'You wrote about two moments this week. ',
    )
  })

  it('what was there once by the person’s own word, and what came more often by its group', () => {
    const guilty = told(9, { emotions: [felt('shame', 0.5, 'guilty')] })
    const open = told(10, { emotions: [] })
    expect(paragraphs([guilty, open])?.[0]).toContain('You felt guilty once.')
    expect(paragraphs([guilty, guilty])?.[0]).toContain('Shame came twice.')
    const missing = told(9, { emotions: [felt('sadness', 0.5, 'missing someone')] })
    expect(paragraphs([missing, open])?.[0]).toContain('You were missing someone once.')
  })

  it('each feeling and each part once in a situation', () => {
    const twice = told(9, { emotions: [felt('worry'), felt('worry')], items: ['Tom', 'Tom'] })
    const open = told(10, { emotions: [] })
    expect(paragraphs([twice, open])?.[0]).toBe(
      'You wrote about two moments this week. You felt worried once.',
    )
  })

  it('parts that are level up to three, as they read inside a sentence', () => {
    const about = (...items: string[]) => paragraphs([told(9, { items }), told(10, { items })])?.[0]
    expect(about('The garden')).toContain('Two of them were about the garden. ')
    expect(about('Tom', 'Lea', 'Job')).toContain('about Tom, Lea and Job each. ')
    expect(about('Tom', 'Lea', 'Job', 'Mother')).not.toContain('were about')
  })
})

describe('a letter tells', () => {
  it('two steps, and what came of what was feared', () => {
    const taken = [step('walk', 6, 3), step('call', 5, 5), step('write', 4, 6)]
    const two = [told(9), told(10)]
    expect(paragraphs(two, { taken, came: { feared: 2, all: 3 } })?.[1]).toBe(
      'You had planned: “walk”. It was 6, it is 3. You had planned: “call”. It was 5, it is 5. Of the things you feared, two of three came.',
    )
    expect(paragraphs(two, { came: { feared: 1, all: 1 } })?.[1]).toBe(
      'What you were afraid of happened.',
    )
  })

  it('the brightest moment, with its part and its strength', () => {
    const all = [
      told(9, { emotions: [felt('worry', 0.9), felt('pride', 0.44)] }),
      told(11, { emotions: [felt('happiness', 0.46)], items: ['Lea', 'Tom'] }),
      told(12, { emotions: [felt('happiness', 0.45)] }),
    ]
    expect(paragraphs(all)?.at(-1)).toBe('And on Wednesday you felt happy about Lea.')
    expect(paragraphs([...all.slice(0, 1), told(10)])?.at(-1)).toBe('And on Monday you felt proud.')
  })

  it('the strongest feeling of each of seven days', () => {
    const letter = letterOf([
      told(9, { emotions: [felt('worry', 0.4), felt('anger', 0.6)] }),
      told(9, { emotions: [felt('fear', 0.5)] }),
      told(15, { emotions: [felt('pride')] }),
      told(16, { emotions: [felt('shame')] }),
    ])!
    expect(letter.until).toBe('2026-11-15')
    expect(letter.days.map(({ day, emotion }) => `${day.slice(-2)} ${emotion}`)).toEqual([
      ...['09 anger', '10 null', '11 null', '12 null', '13 null', '14 null', '15 pride'],
    ])
  })

  it('its question of what comes next, else of the part that was there most', () => {
    const coming = { day: '2026-11-17', title: 'The talk' }
    expect(letterOf([told(9), told(10)], { coming })?.question).toBe(
      '“The talk” comes on Tuesday. What would be enough?',
    )
    const all = [
      told(9, { items: ['Tom'], emotions: [felt('anger', 0.9)] }),
      told(10, { items: ['Lea'], emotions: [felt('sadness', 0.3)] }),
      told(11, { items: ['Lea'], emotions: [felt('worry', 0.4)] }),
    ]
    expect(letterOf(all)?.question).toBe(
      'What about Lea will you know in a week that you cannot know today?',
    )
    expect(letterOf([told(9), told(10)])!.question).toBeNull()
    const open = told(9, { items: ['Tom'], emotions: [] })
    expect(letterOf([open, open])!.question).toBeNull()
    expect(letterOf(all, { grieved: new Set(['Lea']) })?.question).toBe(
      'What would you like to be different about Tom?',
    )
    expect(letterOf(all, { grieved: new Set(['Lea', 'Tom']) })!.question).toBeNull()
  })
})

describe('a letter quotes', () => {
  const quoted = (...all: Partial<Told>[]) =>
    letterOf([told(9), ...all.map((it, at) => told(9 + at, it))])!.quote?.text ?? null
  const words = (count: number) => `I ${'was '.repeat(count - 2)}home.`

  it.each([
    [3, false],
    [4, true],
    [16, true],
    [17, false],
  ])('a sentence of %d words: %s', (count, isQuoted) => {
    expect(quoted({ description: words(count) })).toBe(isQuoted ? words(count) : null)
  })

  it('only the first person, and the newest where none is bright', () => {
    expect(quoted({ description: 'They all came home late. Then I walked home alone.' })).toBe(
      'Then I walked home alone.',
    )
    expect(quoted({ description: 'They all came home late.' })).toBeNull()
    const [one, other] = ['I walked home with Tom.', 'I cooked for the two of us.']
    expect(quoted({ description: one }, { description: other })).toBe(other)
    const bright = { description: one, emotions: [felt('pride'), felt('worry')] }
    expect(quoted(bright, { description: other })).toBe(one)
    const half = { description: one, emotions: [felt('worry'), felt('pride')] }
    expect(quoted(half, { description: other })).toBe(other)
    expect(quoted({ description: one, emotions: [] })).toBe(one)
  })

  it('nothing said in shame, and with a space before it where there is one', () => {
    const walked = { description: 'I walked home with Tom.' }
    expect(quoted({ ...walked, emotions: [felt('worry'), felt('regret')] })).toBeNull()
    expect(paragraphs([told(9, walked), told(10)])?.[0]).toMatch(/Worry came twice\. $/)
  })
})

it('keeps what a model said behind the counts, until one of its moments is deleted', () => {
  const reader = { name: 'A model', where: 'server', status: 'read' } as const
  const letter = letterOf([told(10, { emotions: [felt('pride')] }), told(11)])!
  const moments = ['2026-11-10T10:00:00.000Z', '2026-11-11T10:00:00.000Z']
  const saying = withSaid(letter, 'A week of bread.', moments, reader)
  expect(saying.paragraphs.map((pieces) => pieces[0]!.text)).toEqual([
    'You wrote about two moments this week. ',
    'A week of bread.',
    'And on Tuesday you felt proud.',
  ])
  expect(withoutDeleted(saying, new Set(moments))).toEqual(saying)
  const left = withoutDeleted(saying, new Set(moments.slice(0, 1)))
  expect(left).toEqual(letter)
  expect('reader' in left).toBe(false)
  expect(withSaid({ ...letter, paragraphs: [] }, 'Bread.', [], reader).paragraphs).toEqual([
    [],
    [{ text: 'Bread.', writtenOf: [] }],
  ])
})

it('is next ready a week after the last one, and spans seven days of the person', () => {
  const [zone, now] = ['Europe/Berlin', Date.parse('2026-10-20T10:00:00Z')]
  expect(new Date(nextReadyAt(now, zone)).toISOString()).toBe('2026-10-25T17:00:00.000Z')
  const { from, until } = weekSpan('2026-10-19', zone)
  expect([new Date(from).toISOString(), (until - from) / 3_600_000]).toEqual([
    '2026-10-18T22:00:00.000Z',
    7 * 24 + 1,
  ])
})

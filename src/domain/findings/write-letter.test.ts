import { describe, expect, it } from 'vitest'
import { EMOTION_LABELS, type EmotionCategory } from '../emotion/emotion.ts'
import { nextReadyAt, situationsInLetter, weekSpan, withoutDeleted, withSaid } from './letter.ts'
import { type WeekSummary, writeLetter } from './write-letter.ts'

const felt = (category: EmotionCategory, intensity = 0.5, name: string = category) => ({
  name,
  category,
  intensity,
})
type WeekSituation = WeekSummary['told'][number]
const told = (day: number, more: Partial<WeekSituation> = {}): WeekSituation => ({
  day: `2026-11-${String(day).padStart(2, '0')}`,
  seen: '',
  writtenAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  description: 'Nothing much.',
  emotions: [felt('worry')],
  items: [],
  ...more,
})
const week = (all: readonly WeekSituation[], more: Partial<WeekSummary> = {}): WeekSummary => ({
  week: '2026-11-09',
  told: all,
  written: all.length,
  taken: [],
  came: [],
  before: null,
  coming: null,
  mayQuote: () => true,
  grieved: new Set<string>(),
  ...more,
})
const letterOf = (all: readonly WeekSituation[], more: Partial<WeekSummary> = {}) =>
  writeLetter(week(all, more))
const paragraphs = (all: readonly WeekSituation[], more: Partial<WeekSummary> = {}) =>
  letterOf(all, more)?.paragraphs.map((pieces) => pieces.map(({ text }) => text).join(''))
const step = (action: string, before: number | null, ...strengths: number[]) => ({
  action,
  before,
  strengths,
  writtenAt: '2026-11-10T10:00:00.000Z',
  category: 'anger' as const,
})
const TWO = [told(9), told(10)]

describe('a letter says what the week was about', () => {
  it('by the part that was there most, up to three that are level', () => {
    const about = (...items: string[]) => paragraphs([told(9, { items }), told(10, { items })])?.[0]
    expect(about('The garden')).toBe('This week was about the garden. You felt worried twice.')
    expect(about('Tom', 'Lea', 'Job')).toMatch(/^This week was about Tom, Lea and Job\. /)
    expect(about('Tom', 'Lea', 'Job', 'Mother')).toMatch(
      /^You wrote about two moments this week\. /,
    )
    expect(
      paragraphs([told(9, { items: ['Tom'] }), told(10, { items: ['Lea'] })])?.[0],
    ).not.toContain('This week was about')
  })

  it('and what it leaves out', () => {
    expect(paragraphs(TWO, { written: 3 })?.[0]).toBe(
      'You wrote about three moments this week. This letter looks at two of them. You felt worried twice.',
    )
  })

  it('with feelings that are level up to three, and none where there are more', () => {
    const level = (...groups: EmotionCategory[]) =>
      paragraphs(
        groups.map((group) => told(9, { emotions: [felt(group, 0.5, EMOTION_LABELS[group])] })),
      )?.[0]
    expect(level('worry', 'anger', 'positiveanticipation')).toContain(
      'You felt worried once, angry once and you were looking forward once.',
    )
    expect(level('worry', 'anger', 'fear', 'shame')).toBe(
      'You wrote about four moments this week. ',
    )
  })

  it('once by the person’s own word, more often by its group, each once a situation', () => {
    const guilty = told(9, { emotions: [felt('shame', 0.5, 'guilty'), felt('shame', 0.4)] })
    const open = told(10, { emotions: [] })
    expect(paragraphs([guilty, open])?.[0]).toContain('You felt guilty once.')
    expect(paragraphs([guilty, guilty])?.[0]).toContain('You felt ashamed twice.')
  })
})

describe('a letter tells', () => {
  it('what two plans did by this week’s answers', () => {
    const taken = [step('walk', 6, 5, 4), step('call.', 5, 5), step('write', 4, 6)]
    expect(paragraphs(TWO, { taken })?.[1]).toBe(
      'You did what you’d planned: “walk.” Your anger went from 6 to 5, and then to 4. You also did this: “call.” Your anger is still at 5. ',
    )
    expect(paragraphs(TWO, { taken: taken.slice(2) })?.[1]).toContain(
      'Your anger went up from 4 to 6. That happens.',
    )
    expect(paragraphs(TWO, { taken: [step('rest', null, 3), step('sing', 4)] })?.[1]).toBe(
      'You did what you’d planned: “rest.” Your anger was at 3 afterwards. You also did this: “sing.”  ',
    )
  })

  it('how what was feared turned out: not as bad has come', () => {
    const came = (...outcomes: ('feared' | 'milder' | 'not' | 'better')[]) =>
      paragraphs(TWO, { came: outcomes.map((outcome) => ({ outcome })) })?.[1]
    expect(came('milder')).toBe('What you feared wasn’t as bad.')
    expect(came('not')).toBe('What you feared didn’t happen.')
    expect(came('milder', 'feared', 'milder', 'not')).toBe(
      'Of four things you feared, one happened, two weren’t as bad and one didn’t happen.',
    )
  })

  it('an earlier time of the same moment', () => {
    const before = {
      weeks: 4,
      words: 'I went quiet and washed up.',
      writtenAt: '2026-10-14T10:00:00.000Z',
    }
    expect(paragraphs(TWO, { before })?.at(-1)).toBe(
      'You’ve been here before. Four weeks ago you wrote “I went quiet and washed up.”',
    )
    expect(paragraphs(TWO, { before: { ...before, weeks: 1 } })?.at(-1)).toContain('Last week you')
    expect(paragraphs(TWO, { before, mayQuote: () => false })).toHaveLength(1)
  })

  it('the strongest feeling of each of seven days, open days as open', () => {
    const letter = letterOf([
      told(9, { emotions: [felt('worry', 0.4), felt('anger', 0.6)] }),
      told(9, { emotions: [felt('fear', 0.5)] }),
      told(11, { emotions: [] }),
      told(15, { emotions: [felt('pride')] }),
      told(16, { emotions: [felt('shame')] }),
    ])!
    expect(letter.until).toBe('2026-11-15')
    expect(
      letter.days.map(
        ({ day, emotion, isOpen }) => `${day.slice(-2)} ${isOpen ? 'open' : emotion}`,
      ),
    ).toEqual([...['09 anger', '10 null', '11 open', '12 null', '13 null', '14 null', '15 pride']])
    expect(letter.days[0]?.intensity).toBe(0.6)
  })

  it('its question of what comes next, else of the part that was there most', () => {
    const coming = { day: '2026-11-17', title: 'The talk' }
    expect(letterOf(TWO, { coming })?.question).toBe(
      '“The talk” is on Tuesday. What would be good enough?',
    )
    const all = [
      told(9, { items: ['Tom'], emotions: [felt('anger', 0.9)] }),
      told(10, { items: ['Lea'], emotions: [felt('sadness', 0.3)] }),
      told(11, { items: ['Lea'], emotions: [felt('worry', 0.4)] }),
    ]
    expect(letterOf(all)?.question).toBe(
      'What’s one thing about Lea that will be clearer a week from now?',
    )
    expect(letterOf(TWO)!.question).toBeNull()
    expect(letterOf(all, { grieved: new Set(['Lea']) })?.question).toBe(
      'What would you like to be different about Tom?',
    )
    expect(letterOf(all, { grieved: new Set(['Lea', 'Tom']) })!.question).toBeNull()
  })

  it('nothing of a week with one story or none, and no praise', () => {
    expect(letterOf([])).toBeNull()
    expect(letterOf([told(9)], { came: [{ outcome: 'not' }] })).toBeNull()
    expect(paragraphs(TWO)?.join(' ')).not.toMatch(/great|well done|keep it up|streak|in a row|!/i)
  })
})

describe('a letter quotes', () => {
  const quoted = (...all: Partial<WeekSituation>[]) =>
    letterOf([told(9), ...all.map((it, at) => told(9 + at, it))])!.quote?.text ?? null
  const words = (count: number) => `I ${'was '.repeat(count - 2)}home.`

  it('the sentence its reading rests on, of the strongest moment', () => {
    const muscles = {
      description: 'I had feared an operation. The doctor said it is only the muscles.',
      seen: 'it is only the muscles',
      emotions: [felt('happiness', 0.8)],
    }
    const walked = { description: 'I walked home with Tom.', emotions: [felt('worry', 0.9)] }
    expect(quoted(muscles)).toBe('The doctor said it is only the muscles.')
    expect(quoted(muscles, walked)).toBe('I walked home with Tom.')
    expect(
      quoted({ description: 'She never wrote, not even a heart.', seen: 'She never wrote' }),
    ).toBe('She never wrote, not even a heart.')
  })

  it('a second line of the other side where no plan was answered', () => {
    const hard = told(10, {
      description: 'I sat by the phone all day.',
      emotions: [felt('worry', 0.9)],
    })
    const more = told(11, {
      description: 'I sat by the lamp all night.',
      emotions: [felt('anger', 0.8)],
    })
    const bright = told(12, {
      description: 'I laughed with Tom again.',
      emotions: [felt('pride', 0.3)],
    })
    expect(paragraphs([hard, more, bright])?.[1]).toBe(
      'About Thursday you wrote: “I laughed with Tom again.”',
    )
    expect(paragraphs([hard, more])?.[1]).toBe(
      'About Wednesday you wrote: “I sat by the lamp all night.”',
    )
    expect(paragraphs([hard, more], { taken: [step('walk', 6, 3)] })?.[1]).toMatch(/^You did/)
  })

  it.each([
    [3, false],
    [4, true],
    [16, true],
    [17, false],
  ])('without one, a sentence in the first person of %d words: %s', (count, isQuoted) => {
    expect(quoted({ description: words(count) })).toBe(isQuoted ? words(count) : null)
  })

  it('nobody’s reproach, nothing said in shame, and nothing that must not be repeated', () => {
    expect(quoted({ description: 'I sat there and said nothing.' })).toBeNull()
    expect(quoted({ description: 'They all came home late.' })).toBeNull()
    const walked = { description: 'I walked home with Tom.' }
    expect(quoted({ ...walked, emotions: [felt('worry'), felt('regret')] })).toBeNull()
    const bright = {
      description: 'I had not laughed like that for weeks.',
      emotions: [felt('pride')],
    }
    expect(quoted(bright)).toBe('I had not laughed like that for weeks.')
    expect(letterOf([told(9, walked), told(10)], { mayQuote: () => false })!.quote).toBeNull()
  })
})

it('loses what was deleted since, and its quotation leads to where it is now', () => {
  const letter = letterOf([
    told(9, { description: 'I slept once it was on paper.' }),
    told(10, { description: 'I sat by the lamp.' }),
  ])!
  const moments = situationsInLetter(letter)
  expect(moments).toHaveLength(2)
  const all = new Map(moments.map((moment, at) => [moment, 40 + at]))
  expect(withoutDeleted(letter, all)).toEqual({
    ...letter,
    quote: { ...letter.quote, situationId: all.get(letter.quote!.writtenAt!) },
  })
  const none = withoutDeleted(letter, new Map())
  expect(none).toEqual({ ...letter, quote: null, paragraphs: letter.paragraphs.slice(0, 1) })
})

it('keeps what a model said behind what the week was about, until one of its moments is deleted', () => {
  const reader = { name: 'A model', where: 'server', status: 'read' } as const
  const letter = letterOf([told(10), told(11)])!
  const moments = ['2026-11-10T10:00:00.000Z', '2026-11-11T10:00:00.000Z']
  const saying = withSaid(letter, 'A week of bread.', moments, reader)
  expect(saying.paragraphs[1]).toEqual([{ text: 'A week of bread.', writtenOf: moments }])
  const left = (...still: string[]) => new Map(still.map((moment, at) => [moment, at + 1]))
  expect(withoutDeleted(saying, left(...moments))).toEqual(saying)
  expect(withoutDeleted(saying, left(moments[0]!))).toEqual(letter)
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

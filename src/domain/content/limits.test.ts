import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { NewOwnWord } from '../emotion/word.ts'
import { NamedWord } from '../emotion/would-differ.ts'
import { DeniedSentence } from '../findings/daily-finding.ts'
import { RewrittenWish } from '../findings/expectation.ts'
import { PatternFigure } from '../findings/pattern.ts'
import { Figure } from '../findings/situations-behind.ts'
import { FirstName, readEmail, usernameFrom } from '../people/person.ts'
import { Invitation } from '../people/registration.ts'
import { NewToken } from '../people/token.ts'
import { NewWebhook } from '../people/webhook.ts'
import { AttachmentPower, SentPower } from '../self-map/attachment-power.ts'
import { NewRelationship } from '../self-map/relationship.ts'
import { Arrangement, CategoryName, Degrees, ItemName } from '../self-map/self-map.ts'
import {
  ExampleId,
  Id,
  ItemId,
  Moment,
  Position,
  Share,
  ShortText,
  Version,
} from '../sharing/export-file.ts'
import { NewShare } from '../sharing/share.ts'
import { Verdict } from '../situation/analysis.ts'
import { CheckInLine, NewCheckIn } from '../situation/check-in.ts'
import { CorrectedFeeling, Correction } from '../situation/correction.ts'
import { Facts } from '../situation/facts.ts'
import { RecentLine } from '../situation/recent-line.ts'
import {
  NewSituation,
  SearchText,
  SituationSubmission,
  VisitorSituation,
  writtenMoment,
} from '../situation/situation.ts'
import { AnswerLine, QuestionText } from '../situation/situation-answer.ts'
import { EquationCorrection } from '../situation/variables.ts'
import { ExerciseWords, MoreWords } from '../steps/exercise.ts'
import { Likely, NewForecast } from '../steps/forecast.ts'
import { NewPush } from '../steps/push.ts'
import { Round, StepAction, StepMoment, StepNote, Strength } from '../steps/step.ts'
import { ReadingZone } from '../values/time-zone.ts'

/** What lies just within and just beyond a limit; a limit that moves is a change people can see. */
type Edge = [what: string, schema: z.ZodMiniType, within: unknown[], beyond: unknown[]]

const text = (length: number) => 'x'.repeat(length)
const address = (length: number) => 'https://a.example/'.padEnd(length, 'x')
const many = <Value>(length: number, value: Value) => Array.from({ length }, () => value)
const relation = { sourceItemId: 1, targetItemId: 2 }
const story = { title: 'Abc', description: text(10), selfMapItemIds: [1] }
const shown = { id: 1, category: 'people', name: 'Ada', attachmentPower: 0.5 }
const token = { name: 'My script', scopes: ['read'], days: 90 }
const hook = { address: 'https://a.example', events: ['plan.due'] }
const tap = { category: 'anger', level: 1, itemId: 1, strength: 5, draftId: 'draft-0001' }
const equation = {
  itemId: 1,
  power: 0.5,
  shift: -0.5,
  accepted: true,
  time: 'now',
  source: 'own',
  perspective: 'self',
  confidence: 'high',
}
const forecast = {
  title: 'Abc',
  day: '2026-03-01',
  zone: 'UTC',
  selfMapItemIds: [1],
  wanted: 'a',
  feared: 'b',
  likely: 50,
  needFirst: 5,
  need: 5,
  powerFirst: 0.5,
  power: 0.5,
}
const push = { endpoint: 'https://a.example', kinds: ['plans'], zone: 'UTC' }
const facts = {
  whole: {},
  sentences: [],
  items: [],
  fit: [],
  crisisLogit: 0,
  careLogit: 0,
  itemIds: [],
}
const verdict = { category: 'anger', level: 1, name: 'x', intensity: 0.5 }
const ids = (length: number) => ({ ...story, selfMapItemIds: many(length, 1) })

const EDGES: Edge[] = [
  ['a first name', FirstName, [text(1), text(80)], ['', '  ', text(81)]],
  ['an item', ItemName, [text(1), text(80)], ['', text(81)]],
  ['a category', CategoryName, [text(1), text(40)], ['', text(41)]],
  ['an angle', Degrees, [-360, 720], [-361, 721]],
  ['a power that is kept', AttachmentPower, [0, 1], [-0.01, 1.01]],
  ['a power that is sent', SentPower, [0, 0.0001, 10], [-1, 0.00009, 10.01]],
  [
    'an arrangement',
    Arrangement,
    [many(2000, { itemId: 1, angle: null })],
    [many(2001, { itemId: 1, angle: null })],
  ],
  [
    'a strength of a line',
    NewRelationship,
    [0.1, 10].map((strength) => ({ ...relation, strength })),
    [0.09, 10.01].map((strength) => ({ ...relation, strength })),
  ],
  [
    'what a line is about',
    NewRelationship,
    [{ ...relation, description: text(500) }],
    [{ ...relation, description: text(501) }],
  ],
  ['two ends', NewRelationship, [relation], [{ ...relation, targetItemId: 1 }]],
  [
    'a title',
    NewSituation,
    [story, { ...story, title: text(120) }],
    [
      { ...story, title: 'Ab' },
      { ...story, title: text(121) },
    ],
  ],
  [
    'a description',
    NewSituation,
    [{ ...story, description: text(5000) }],
    [
      { ...story, description: text(9) },
      { ...story, description: text(5001) },
    ],
  ],
  ['items of a situation', NewSituation, [ids(1), ids(200)], [ids(0), ids(201)]],
  [
    'the name of a draft',
    NewSituation,
    [8, 64].map((n) => ({ ...story, draftId: text(n) })),
    [7, 65].map((n) => ({ ...story, draftId: text(n) })),
  ],
  ['items of a visitor', VisitorSituation, [ids(50)], [ids(51)]],
  [
    'items shown to a visitor',
    VisitorSituation,
    [{ ...story, exampleSelfMapItems: many(50, shown) }],
    [{ ...story, exampleSelfMapItems: many(51, shown) }],
  ],
  [
    'something to tell of',
    SituationSubmission,
    [ids(200), { ...ids(0), ownItems: [shown] }],
    [ids(201), { ...story, ownItems: many(51, shown) }],
  ],
  ['words to search for', SearchText, ['', text(200)], [text(201)]],
  [
    'a level',
    NewCheckIn,
    [tap, { ...tap, level: 5 }],
    [
      { ...tap, level: 0 },
      { ...tap, level: 6 },
    ],
  ],
  ['a line of a check-in', CheckInLine, [text(1)], ['']],
  ['a line for the letter', AnswerLine, [text(1), text(300)], ['', text(301)]],
  ['how likely', Likely, [0, 100], [-1, 101]],
  ['how strong', Strength, [0, 10], [-1, 11]],
  [
    'a word of one’s own',
    NewOwnWord,
    [1, 40].map((n) => ({ word: text(n), category: 'anger' })),
    [0, 41].map((n) => ({ word: text(n), category: 'anger' })),
  ],
  [
    'a feeling that is said',
    CorrectedFeeling,
    [{ level: 1 }, { level: 5 }, { strength: 1 }, { strength: 10 }].map((it) => ({
      category: 'anger',
      ...it,
    })),
    [{ level: 0 }, { level: 6 }, { strength: 0 }, { strength: 11 }].map((it) => ({
      category: 'anger',
      ...it,
    })),
  ],
  [
    'feelings that are said',
    Correction,
    [{ feelings: many(3, { category: 'anger' }) }],
    [{ feelings: many(4, { category: 'anger' }) }],
  ],
  [
    'a correction',
    EquationCorrection,
    [[equation], many(200, equation), [{ ...equation, shift: -1 }], [{ ...equation, shift: 1 }]],
    [[], many(201, equation), [{ ...equation, shift: -1.01 }], [{ ...equation, shift: 1.01 }]],
  ],
  [
    'a token',
    NewToken,
    [
      token,
      { ...token, name: text(1) },
      { ...token, name: text(60) },
      { ...token, days: 1 },
      { ...token, days: 365 },
    ],
    [
      { ...token, name: '' },
      { ...token, name: text(61) },
      { ...token, scopes: [] },
      { ...token, scopes: many(4, 'read') },
      { ...token, days: 0 },
      { ...token, days: 366 },
    ],
  ],
  [
    'a webhook',
    NewWebhook,
    [hook, { ...hook, address: address(500) }, { ...hook, events: many(5, 'plan.due') }],
    [
      { ...hook, address: '' },
      { ...hook, address: address(501) },
      { ...hook, events: [] },
      { ...hook, events: many(6, 'plan.due') },
    ],
  ],
  ['an invitation', Invitation, [text(64)], [text(65)]],
  [
    'a weekday',
    Figure,
    [{ weekday: '0' }, { weekday: '6' }],
    [{ weekday: '-1' }, { weekday: '7' }, { weekday: '1.5' }],
  ],
  [
    'an item of a figure',
    Figure,
    [{ item: text(200), itemCategory: text(100) }],
    [{ item: text(201) }, { itemCategory: text(101) }],
  ],
  [
    'a step of a ladder',
    NamedWord,
    [1, 5].map((level) => ({ word: 'x', category: 'anger', level })),
    [0, 6].map((level) => ({ word: 'x', category: 'anger', level })),
  ],
  [
    'a step of a verdict',
    Verdict,
    [1, 5].map((level) => ({ ...verdict, level })),
    [0, 6].map((level) => ({ ...verdict, level })),
  ],
  [
    'an intensity',
    Verdict,
    [0, 1].map((intensity) => ({ ...verdict, intensity })),
    [-0.01, 1.01].map((intensity) => ({ ...verdict, intensity })),
  ],
  ['an answer', AnswerLine, [text(1), text(300)], ['', text(301)]],
  ['a question', QuestionText, [text(1), text(400)], ['', text(401)]],
  [
    'a sentence that was shown',
    RecentLine,
    [1, 200].map((n) => ({ kind: 'step', lineKey: text(n) })),
    [0, 201].map((n) => ({ kind: 'step', lineKey: text(n) })),
  ],
  [
    'a sentence that is denied',
    DeniedSentence,
    [1, 600].map((n) => ({ key: text(n), isDenied: true })),
    [0, 601].map((n) => ({ key: text(n), isDenied: true })),
  ],
  [
    'a wish written anew',
    RewrittenWish,
    [1, 2000].map((n) => ({ wish: text(n), line: null })),
    [0, 2001].map((n) => ({ wish: text(n), line: null })),
  ],
  [
    'an item of a pattern',
    PatternFigure,
    [{ item: text(200), emotion: 'anger', side: 'with' }],
    [201, 1].map((n) => ({ item: n === 1 ? '\u0007' : text(n), emotion: 'anger', side: 'with' })),
  ],
  [
    'what a forecast is about',
    NewForecast,
    [1, 20].map((n) => ({ ...forecast, selfMapItemIds: many(n, 1) })),
    [0, 21].map((n) => ({ ...forecast, selfMapItemIds: many(n, 1) })),
  ],
  [
    'an hour to be reminded at',
    NewPush,
    [push, { ...push, hour: 0 }, { ...push, hour: 23 }, { ...push, kinds: [], hour: 0 }],
    [
      { ...push, hour: -1 },
      { ...push, hour: 24 },
      { ...push, kinds: [] },
      { ...push, kinds: [], hour: null },
      { ...push, endpoint: address(1001) },
    ],
  ],
  [
    'where a browser is reminded',
    NewPush,
    [{ ...push, endpoint: address(1000) }],
    [{ ...push, endpoint: 'a.example' }],
  ],
  [
    'items of a copy',
    NewShare,
    [{ shareType: 'self-map', itemIds: many(2000, 1) }],
    [{ shareType: 'self-map', itemIds: many(2001, 1) }],
  ],
  ['words of an exercise', ExerciseWords, [text(1), text(2000)], ['', text(2001)]],
  ['more words of an exercise', MoreWords, ['', text(2000)], [text(2001)]],
  ['a round of questions', Round, [1, 2], [0, 3]],
  ['the moment of a step', StepMoment, [text(3), text(160)], [text(2), text(161)]],
  ['a step', StepAction, [text(3), text(240)], [text(2), text(241)]],
  ['a note on a step', StepNote, ['', text(300)], [text(301)]],
  ['a zone to read in', ReadingZone, [text(64)], [text(65)]],
  [
    'what a model read',
    Facts,
    [facts, { ...facts, crisisLogit: -1000, careLogit: 1000 }],
    [
      { ...facts, crisisLogit: -1001 },
      { ...facts, careLogit: 1001 },
      { ...facts, itemIds: many(101, 1) },
    ],
  ],
  ['a number in a file', Id, [1, 2 ** 31 - 1], [0, 2 ** 31]],
  ['an item in a file', ItemId, [-(2 ** 31), 2 ** 31 - 1], [-(2 ** 31) - 1, 2 ** 31]],
  ['an example in a file', ExampleId, [-1000, -1], [-1001, 0]],
  ['a place in a file', Position, [0, 10_000], [-1, 10_001]],
  ['a share in a file', Share, [0, 1], [-0.01, 1.01]],
  ['a rule in a file', Version, [1, 10_000], [0, 10_001]],
  ['a short text in a file', ShortText, [text(200)], [text(201)]],
  [
    'a moment in a file',
    Moment,
    ['1990-01-01T00:00:00Z', '9998-12-31T23:59:59Z'],
    ['1989-12-31T23:59:59Z', '9999-01-01T00:00:00Z'],
  ],
]

it.each(EDGES)('%s ends where it is said to end', (_, schema, within, beyond) => {
  const isTaken = (value: unknown) => z.safeParse(schema, value).success
  expect(within.filter((value) => !isTaken(value))).toEqual([])
  expect(beyond.filter(isTaken)).toEqual([])
})

it('reads a power above one as tenths, and one itself as one', () => {
  expect([1, 1.5, 7.5, 10].map((power) => z.parse(SentPower, power))).toEqual([1, 0.15, 0.75, 1])
})

it('takes an address up to the longest that mail can carry', () => {
  const host = (length: number) => `${`${text(60)}.`.repeat(3)}${text(length)}.example`
  const longest = `${text(50)}@${host(12)}`
  expect(longest).toHaveLength(254)
  expect(readEmail(longest)).toBe(longest)
  expect(readEmail(`x${longest}`)).toBeNull()
  expect(readEmail(`${text(64)}@a.example`)).not.toBeNull()
  expect(readEmail(`${text(65)}@a.example`)).toBeNull()
})

it('makes a username of at most forty letters and a number', () => {
  expect(usernameFrom(text(50), 7)).toBe(`${text(40)}7`)
  expect(usernameFrom('!!', 12)).toBe('friend12')
})

it('believes when something was written for ninety days, and never of the future', () => {
  const [now, day] = [Date.parse('2026-03-01T12:00:00Z'), 24 * 60 * 60 * 1000]
  const read = (moment: number) => writtenMoment(new Date(moment).toISOString(), now)
  expect(read(now - 90 * day)).toBe(now - 90 * day)
  expect(read(now - 90 * day - 1)).toBe(now)
  expect(read(now)).toBe(now)
  expect(read(now + 1)).toBe(now)
  expect(writtenMoment(undefined, now)).toBe(now)
})

import { DEMO_CHECK_INS, DEMO_FORECASTS } from '#domain/content/examples/demo/days.ts'
import {
  DEMO_CHANGES,
  DEMO_DAYS,
  DEMO_ITEMS,
  DEMO_TIES,
  type DemoItem,
  type DemoName,
} from '#domain/content/examples/demo/map.ts'
import { DEMO_SITUATIONS } from '#domain/content/examples/demo/situations.ts'
import { DEMO_LEFT_ALONE, DEMO_STEPS } from '#domain/content/examples/demo/steps.ts'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { AnalysedSituation } from '#domain/findings/history.ts'
import { knownNow } from '#domain/findings/item-touches.ts'
import { type Rating, type Try, triesOf } from '#domain/findings/tries.ts'
import type { WeekSummary } from '#domain/findings/write-letter.ts'
import type { MapChange } from '#domain/self-map/map-log.ts'
import { DAY, HOUR } from '#domain/values/duration.ts'
import { dayIn } from '#domain/values/time-zone.ts'

export const DEMO_ZONE = 'Europe/Berlin'
/** Sixty days before it clocks are still an hour ahead. */
export const DEMO_TODAY = Date.parse('2026-11-15T18:30:00Z')
const ago = (days: number) => DEMO_TODAY - days * DAY

/** What Mara felt, as somebody reads it who knows her; `open` where it is not settled. */
const FELT: Readonly<Record<string, readonly [EmotionCategory, number, 'open'?]>> = {
  'The new oven is here': ['happiness', 8],
  'The flour is late': ['anger', 5],
  'Tom forgot our dinner': ['anger', 7, 'open'],
  'Lea waited outside the music school': ['anger', 8, 'open'],
  'Mum was singing the neighbour’s praises again': ['sadness', 6, 'open'],
  'Ten kilometres without a break': ['pride', 7],
  'The bank wants more paperwork': ['worry', 7, 'open'],
  'When will you look for something safer?': ['anger', 6, 'open'],
  'Lea wants to be left alone': ['sadness', 8],
  'Jonas was late for the third time': ['anger', 6, 'open'],
  'I shouldn’t have shouted': ['regret', 7],
  'A bad review': ['shame', 6],
  'A letter from a customer': ['happiness', 6],
  'Tom said it would be fine': ['anger', 6, 'open'],
  'The electricity bill': ['worry', 5, 'open'],
  'Lea showed me her drawing': ['happiness', 7],
  'I’ve lost my tomatoes': ['sadness', 4],
  'Tom left the kitchen as it was': ['anger', 8, 'open'],
  'Not invited to the reunion': ['sadness', 4],
  'The loan is approved': ['happiness', 9],
  'Mum asked for the recipe': ['happiness', 6],
  'An extra shift for nothing': ['anger', 6],
  'Jonas apologised': ['happiness', 5],
  'Second place': ['sadness', 6],
  'Tom cooked': ['happiness', 6],
  'They’ve announced an inspection': ['worry', 6, 'open'],
  'Lea is going on the exchange': ['sadness', 6],
  'My knee': ['sadness', 5],
  'A quiet Sunday': ['happiness', 5],
}

const items = DEMO_ITEMS.map(({ name, category, attachmentPower }, at) => ({
  id: at + 1,
  name,
  category,
  attachmentPower,
}))
const itemOf = (name: DemoName) => items.find((item) => item.name === name)!

const touchOf = (name: DemoName, emotion: EmotionCategory, strength: number, isOpen: boolean) => {
  const { id, category } = itemOf(name)
  const then = { itemId: id, itemName: name, itemCategory: category }
  return {
    ...knownNow(items)(then),
    then,
    emotion,
    intensity: strength / 10,
    isAccepted: !isOpen,
    event: null,
    wish: null,
    shift: 0,
  }
}

const told = DEMO_SITUATIONS.map((situation, at) => {
  const [category, strength, open] = FELT[situation.title]!
  const moment = ago(situation.daysAgo) - ((at * 5) % 12) * HOUR
  return { ...situation, id: at + 1, at: moment, category, strength, isOpen: open === 'open' }
})
const toldOf = (title: string) => told.find((it) => it.title === title)!

const plans = DEMO_STEPS.map((step) => {
  const { id, at, category } = toldOf(step.about)
  return { ...step, situationId: id, category, at: at + HOUR, writtenAt: at }
})
const saidLater: readonly Rating[] = [
  ...plans.flatMap(({ situationId, category, before, answers, at, writtenAt }): Rating[] => [
    { situationId, by: 'plan', category, strength: before, at, writtenAt },
    ...answers.map(
      ({ strength }, round): Rating => ({
        situationId,
        by: 'answer',
        category,
        strength,
        writtenAt,
        at: at + (6 * round + 1) * DAY,
      }),
    ),
  ]),
  ...DEMO_LEFT_ALONE.flatMap(({ about, first, later }) => {
    const { id, at, category } = toldOf(about)
    return [first, later].map(
      (strength, days): Rating => ({
        situationId: id,
        by: 'weighing',
        category,
        strength,
        writtenAt: at,
        at: at + HOUR + days * DAY,
      }),
    )
  }),
]

const checkIns = DEMO_CHECK_INS.map(
  ({ daysAgo, category, item, strength, line }, at): AnalysedSituation => {
    const felt = { name: category, category, intensity: strength / 10, isSaid: true }
    const moment = ago(daysAgo) - 3 * HOUR
    const rating: Rating = {
      situationId: told.length + at + 1,
      by: 'writing',
      category,
      strength,
      at: moment,
      writtenAt: moment,
    }
    return {
      id: told.length + at + 1,
      title: line ?? item,
      at: moment,
      writtenAt: moment,
      isCheckIn: true,
      isGrief: false,
      emotions: [felt],
      said: [rating],
      touches: [touchOf(item, category, strength, false)],
    }
  },
)

/** Sixty days of somebody who does not exist, oldest first. */
export const demoLives: readonly AnalysedSituation[] = [
  ...told.map(
    ({ id, title, at, category, strength, isOpen, items: names }): AnalysedSituation => ({
      id,
      title,
      at,
      writtenAt: at,
      isCheckIn: false,
      isGrief: false,
      emotions: [{ name: category, category, intensity: strength / 10, isSaid: false }],
      touches: names.map((name) => touchOf(name, category, strength, isOpen)),
      said: saidLater
        .filter(({ situationId }) => situationId === id)
        .toSorted((one, other) => one.at - other.at),
    }),
  ),
  ...checkIns,
].sort((one, other) => one.at - other.at)

export const demoTries: readonly Try[] = triesOf(
  saidLater,
  plans.map(({ answers, at, ...plan }) => ({
    ...plan,
    createdAt: at,
    answers: answers.map((it, round) => ({ ...it, answeredAt: at + (6 * round + 1) * DAY })),
  })),
  new Set(plans.map(({ situationId }) => situationId)),
).map((it) => ({ ...it, title: told.find(({ id }) => id === it.situationId)!.title }))

export const demoForecasts = DEMO_FORECASTS.map(({ title, wanted, feared, likely, came }, at) => ({
  id: at + 1,
  title,
  wanted,
  feared,
  likely,
  outcome: came?.outcome ?? null,
  felt: came?.felt ?? null,
  ownStrength: likely / 10,
}))

/** Her map as it grew, oldest first. */
export const demoLog: readonly MapChange[] = [
  ...DEMO_ITEMS.map((item: DemoItem): MapChange => {
    const { category, name, attachmentPower, daysAgo = DEMO_DAYS } = item
    return {
      kind: 'came',
      itemId: itemOf(name).id,
      name,
      category,
      attachmentPower,
      otherItemId: null,
      relationshipType: null,
      createdAt: ago(daysAgo),
    }
  }),
  ...DEMO_CHANGES.map(({ daysAgo, name, attachmentPower }): MapChange => {
    const { id, category } = itemOf(name)
    return {
      kind: 'changed',
      itemId: id,
      name,
      category,
      attachmentPower,
      otherItemId: null,
      relationshipType: null,
      createdAt: ago(daysAgo),
    }
  }),
  ...DEMO_TIES.map(({ daysAgo, from, to, relationshipType }): MapChange => {
    const noItem = { name: null, category: null, attachmentPower: null }
    return {
      kind: 'tied',
      itemId: itemOf(from).id,
      ...noItem,
      otherItemId: itemOf(to).id,
      relationshipType,
      createdAt: ago(daysAgo) + HOUR,
    }
  }),
].sort((one, other) => one.createdAt - other.createdAt)

/** What a letter is made of, for the week from this Monday on. */
export function demoWeek(week: string, span: { from: number; until: number }): WeekSummary {
  const isIn = (moment: number) => moment >= span.from && moment < span.until
  const own = told.filter(({ at }) => isIn(at))
  const came = DEMO_FORECASTS.filter((it) => it.came && isIn(ago(it.dayAgo)))
  const next = DEMO_FORECASTS.find(
    ({ dayAgo }) => ago(dayAgo) >= span.until && ago(dayAgo) < span.until + 7 * DAY,
  )
  return {
    week,
    written: own.length + checkIns.filter(({ at }) => isIn(at)).length,
    told: own.map(({ at, description, category, strength, items: names }) => ({
      day: dayIn(at, DEMO_ZONE),
      writtenAt: new Date(at).toISOString(),
      description,
      emotions: [{ name: category, category, intensity: strength / 10 }],
      items: names,
      seen: '',
    })),
    taken: plans.flatMap(({ action, before, category, answers, at }) =>
      answers
        .filter((_, round) => isIn(at + (6 * round + 1) * DAY))
        .map(({ strength }) => ({
          action,
          before,
          strengths: [strength],
          category,
          writtenAt: new Date(at).toISOString(),
        })),
    ),
    came: came.map((it) => ({ outcome: it.came?.outcome ?? null })),
    before: null,
    coming: next ? { day: dayIn(ago(next.dayAgo), DEMO_ZONE), title: next.title } : null,
    mayQuote: () => true,
    grieved: new Set(),
  }
}

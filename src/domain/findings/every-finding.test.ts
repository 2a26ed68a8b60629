/**
 * Every finding over five whole lives, against what was last looked at and found right: test/golden/findings.json.
 * Renewed, after a change that is meant, by
 *   RENEW=1 npx vitest run src/domain/findings/every-finding.test.ts && npx biome check --write test/golden/findings.json
 * and read line by line before it is kept.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  DEMO_TODAY,
  DEMO_ZONE,
  demoForecasts,
  demoLives,
  demoLog,
  demoTries,
  demoWeek,
} from '#test/demo-life.ts'
import { episodesOf, foreseenLife, tossedLife, weighedLife } from '#test/simulated-claims.ts'
import { simulatedLife, sundayLife } from '#test/simulated-lives.ts'
import { simulatedTries } from '#test/simulated-tries.ts'
import { DAY } from '../values/duration.ts'
import { type Change, changesSoFar, compareSpans, lookDay } from './change.ts'
import { emotionStats } from './emotion-stats.ts'
import { judge, resultSoFar } from './experiment.ts'
import { biasOf, calibration, formatBias, formatForecasts } from './forecast-stats.ts'
import { halfLife, halfLifeSeenTwice, laterWeighings } from './half-life.ts'
import { formatHelps, formatLane } from './helps-words.ts'
import { dated, observationsOf, episodesOf as openEpisodesOf } from './history.ts'
import { impactBias } from './impact-bias.ts'
import { mondayOf, nextReadyAt, readyWeek, situationsInLetter, weekSpan } from './letter.ts'
import { type Episode, loopAt, loopNow } from './loops.ts'
import { conditionOf, keyOf, type Observation } from './observation.ts'
import { monthsSince, movedBetween, tiesBetween, touchesOf } from './over-time.ts'
import { formatItem, formatMoved, formatWay } from './over-time-words.ts'
import {
  replicatedFindings,
  stagesOf,
  UNWATCHED,
  type Watch,
  watchOn,
} from './replicated-findings.ts'
import { answersAbout, blindDeals, boundOf, familyOfTies, findTies } from './ties.ts'
import { weighsLess } from './weighs-less.ts'
import { helpsMost, lanesOf } from './what-helps.ts'
import { writeLetter } from './write-letter.ts'

const LEVEL = 0.035
const KEPT = new URL('../../../test/golden/findings.json', import.meta.url)

const LIVES: Readonly<Record<string, { life: Observation[]; episodes: Episode[] }>> = {
  'Mara, the demo': {
    life: observationsOf(demoLives, DEMO_ZONE),
    episodes: openEpisodesOf(demoLives, DEMO_ZONE),
  },
  ...Object.fromEntries(
    Object.entries({
      'worry on Sundays': sundayLife(),
      'Mother goes with regret': simulatedLife({
        seed: 907,
        days: 330,
        planted: { kind: 'part', part: 'Mother', group: 'regret', rate: 0.75 },
      }),
      'Mother weighs less from day 150': simulatedLife({
        seed: 3003,
        days: 365,
        perWeek: 7,
        planted: { kind: 'strength', part: 'Mother', from: 150, by: 3 },
      }),
      'anger at Mother stays open': simulatedLife({
        seed: 4001,
        days: 180,
        perWeek: 7,
        planted: { kind: 'loop', part: 'Mother', group: 'anger', rate: 0.8, open: 0.85 },
      }),
    }).map(([name, life]) => [name, { life, episodes: episodesOf(life) }]),
  ),
}

/** Six digits: what lies behind them may differ from machine to machine. */
const short = (value: number) => Number(value.toPrecision(6))
const said = (share: { of: number; all: number }) => `${share.of} of ${share.all}`
const named = (key: string) => {
  const { parts, time } = conditionOf(key)
  return [time, ...parts].filter((it) => it !== null).join(' + ')
}

const sayWatch = ({ look, named: waiting, told }: Watch) => ({
  look,
  named: waiting.map(
    ({ key, group, since, tests }) => `${named(key)}, ${group}: since ${since}, ${tests} tests`,
  ),
  told: told.map(({ key, group, since, at }) => `${named(key)}, ${group}: since ${since}, ${at}`),
})

function togetherIn(life: readonly Observation[]) {
  const family = familyOfTies(life)
  const deals = blindDeals(family, 100)
  const watches = [0.5, 0.75].map((share) =>
    watchOn(life.slice(0, Math.floor(share * life.length)), UNWATCHED),
  )
  const watch = watchOn(life, watches[1]!)
  return {
    ties: findTies(life, { level: LEVEL }).map(
      (it) => `${named(it.key)}, ${it.group}: ${said(it.with)}, ${said(it.without)}`,
    ),
    clearest: answersAbout(family)
      .slice(0, 8)
      .map(
        (it) =>
          `${named(it.key)}, ${it.group}: ${said(it.with)}, ${said(it.without)}, ${short(it.clarity)} by ${short(it.weight)}`,
      ),
    blind: [...deals.slice(0, 3), boundOf(deals, LEVEL)].map(short),
    stages: stagesOf(life, watch).map(
      (it) =>
        `${it.stage}: ${keyOf(it.condition)}, ${it.group}: ${said(it.with)}, ${said(it.without)}; since ${it.since && said(it.since.with)}`,
    ),
    watched: [...watches, watch].map(sayWatch),
    seenTwice: replicatedFindings(life, watch).map(
      (it) => `${it.group} from ${it.from}: ${said(it.with)}, ${said(it.without)}`,
    ),
  }
}

const sayChange = (it: Change) =>
  `${it.key}: ${short(it.before)} in ${it.beforeTimes}, ${short(it.now)} in ${it.nowTimes}, ${it.isMore ? 'more' : 'less'} ${short(it.byChance)}`

function changesIn(life: readonly Observation[]) {
  const [first, last] = [life[0]!.day, life.at(-1)!.day]
  const middle = Math.floor((first + last) / 2)
  const spans = { before: { from: first, until: middle }, now: { from: middle, until: last + 1 } }
  const parts = [...new Set(life.flatMap(({ parts: own }) => own))].sort()
  const groups = [...new Set(life.flatMap(({ groups: own }) => own))].sort()
  return {
    lookedAt: lookDay(life, last),
    told: changesSoFar(life, last).map(
      (it) => `${sayChange(it)}, since ${it.since}, told on ${it.toldOn}`,
    ),
    halves: [
      ...parts.flatMap((key) => compareSpans(life, { of: 'part', key }, spans) ?? []),
      ...groups.flatMap((key) => compareSpans(life, { of: 'group', key }, spans) ?? []),
    ].map(sayChange),
    weighsLess: parts.flatMap((part) => {
      const own = new Set(life.filter((it) => it.parts.includes(part)).map(({ id }) => id))
      const found = weighsLess(life, own, middle)
      return found ? [{ part, ...found }] : []
    }),
  }
}

function loopsIn(life: readonly Episode[]) {
  const [first, last] = [life[0]!.day, life.at(-1)!.day]
  const days = Array.from({ length: 7 }, (_, month) => first + 28 * (month + 1)).filter(
    (day) => day <= last,
  )
  const say = (found: ReturnType<typeof loopAt>) =>
    found &&
    `${found.key}, ${found.emotion}: ${said(found.with)}, ${said(found.without)} (${found.ids.join(' ')})`
  return days.map((day) => {
    const known = life.filter((it) => it.day <= day + 9)
    return `${say(loopAt(life, day))} | ${say(loopNow(known, day + 9))}`
  })
}

const feelingsIn = (life: readonly Observation[]) =>
  life.map(({ day, groups, said: own }) => ({
    day,
    emotions: groups.map((category) => ({
      category,
      intensity: (own.find(({ group }) => group === category)?.strength ?? 5) / 10,
    })),
  }))

function countedIn(life: readonly Observation[]) {
  const { emotions, weekdays, days, months } = emotionStats(feelingsIn(life), life.at(-1)!.day)
  const say = (all: typeof emotions) =>
    all.map(({ category, count, intensity }) => `${category} ${count} ${intensity}`).join(', ')
  return {
    all: say(emotions),
    months: months.map(({ month, emotions: own }) => `${month} ${say(own)}`),
    weekdays: weekdays.map(say),
    newest: days
      .slice(-8)
      .map(({ day, category, count, alike }) => `${day} ${category} ${count} ${alike}`),
  }
}

const SEEDS = [1, 2, 3, 4] as const
/** In which of so many lives something is told: what moves a bound a little moves some of them. */
const toldIn = (lives: number, isTold: (seed: number) => boolean): string =>
  Array.from({ length: lives }, (_, at) => at + 1)
    .filter(isTold)
    .join(' ')

function claims() {
  const shorter = (found: object | null) =>
    found &&
    Object.fromEntries(
      Object.entries(found).map(([key, it]) => [key, typeof it === 'number' ? short(it) : it]),
    )
  return {
    experiment: SEEDS.map((seed) => {
      const all = tossedLife(seed, seed - 1).map((it, at) => ({
        ...it,
        after: (at * seed) % 11 === 3 ? null : it.after,
        isClosed: true,
      }))
      return [24, 40].map((size) => ({
        judged: shorter(judge(all.slice(0, size), 200)),
        soFar: resultSoFar(all.slice(0, size)).state,
      }))
    }),
    halfLife: SEEDS.map((seed) => {
      const all = weighedLife(seed, { hours: 12 * seed, weighings: 60 })
      return { once: shorter(halfLife(all)), twice: shorter(halfLifeSeenTwice(all)) }
    }),
    impactBias: SEEDS.map((seed) => impactBias(foreseenLife(seed, seed - 2))),
    helps: SEEDS.map((seed) => {
      const better = { lever: 'perception', by: seed } as const
      const levers = ['action', 'perception', 'body', null] as const
      const all = simulatedTries({ seed, outcomes: 60, levers, better })
      return {
        most: helpsMost(all),
        lanes: lanesOf(all).map(
          (it) => `${it.lever}: ${it.lighter} of ${it.tries.length}, ${it.before} to ${it.after}`,
        ),
      }
    }),
  }
}

function manyLives() {
  const levers = ['action', 'perception', 'body', null] as const
  const better = { lever: 'perception', by: 2 } as const
  const tries = (seed: number) => simulatedTries({ seed, outcomes: 41, levers, better })
  const mixed = (seed: number) =>
    tries(seed).map((it, at) => ({
      ...it,
      category: at % 3 ? ('anger' as const) : ('worry' as const),
    }))
  const loop = { kind: 'loop', part: 'Mother', group: 'anger', rate: 0.6, open: 0.6 } as const
  const tie = { kind: 'part', part: 'Mother', group: 'regret', rate: 0.5 } as const
  return {
    helps: toldIn(120, (seed) => helpsMost(tries(seed)) !== null),
    helpsWithAnger: toldIn(120, (seed) => helpsMost(mixed(seed), 'anger') !== null),
    impactBias: toldIn(80, (seed) => impactBias(foreseenLife(seed, 1)) !== null),
    experiment: toldIn(
      60,
      (seed) => judge(tossedLife(seed, 1.5).slice(0, 24), 150).state === 'told',
    ),
    halfLife: toldIn(
      12,
      (seed) => halfLife(weighedLife(seed, { hours: 20, weighings: 20 })) !== null,
    ),
    loops: toldIn(40, (seed) => {
      const life = episodesOf(simulatedLife({ seed, days: 70, planted: loop }))
      return loopAt(life, life.at(-1)!.day) !== null
    }),
    weighsLess: toldIn(40, (seed) => {
      const planted = { kind: 'strength', part: 'Mother', from: 180, by: 2.5 } as const
      const life = simulatedLife({ seed, perWeek: 5, days: 365, planted })
      const own = new Set(life.filter(({ parts }) => parts.includes('Mother')).map(({ id }) => id))
      return weighsLess(life, own, life[0]!.day + 180) !== null
    }),
    changes: toldIn(12, (seed) => {
      const planted = { kind: 'strength', part: 'Mother', from: 150, by: 3 } as const
      const life = simulatedLife({ seed, perWeek: 7, days: 365, planted })
      return changesSoFar(life, life.at(-1)!.day).length > 0
    }),
    ties: toldIn(
      30,
      (seed) =>
        findTies(simulatedLife({ seed, situations: 50, planted: tie }), {
          level: LEVEL,
          deals: 120,
        }).length > 0,
    ),
  }
}

/** What only somebody with words, plans and a map has. */
function demo() {
  const months = monthsSince(demoLog[0]!.createdAt, DEMO_TODAY, DEMO_ZONE)
  const map = { log: [...demoLog], months }
  const weeks = [...new Set(dated(demoLives, DEMO_ZONE).map(({ day }) => day))].map((day) =>
    mondayOf(new Date(day * DAY).toISOString().slice(0, 10)),
  )
  const answered = demoForecasts.filter(({ outcome }) => outcome !== null)
  const bias = biasOf(answered)
  const moved = movedBetween(map, 0, months.length - 1)
  const name = months.at(-1)!.name
  return {
    days: dated(demoLives, DEMO_ZONE).map(({ id, day, hour }) => `${id}: ${day} ${hour}`),
    weighedLater: [...laterWeighings(demoLives)].map(
      ([category, all]) =>
        `${category}: ${all.map(({ episode, hours, first, now }) => `${episode} ${hours}h ${first}-${now}`).join(', ')}`,
    ),
    helps: [formatHelps(demoTries, null), formatHelps(demoTries, 'anger')].map(
      ({ before, count, after, doubt }) => `${before}${count ?? ''}${after} ${doubt}`,
    ),
    lanes: lanesOf(demoTries).map((it) => `${it.lever}: ${Object.values(formatLane(it)).join('')}`),
    forecasts: Object.values(formatForecasts(answered)).join(''),
    calibration: calibration(answered)?.map(
      ({ from, to, said: likely, came, all }) =>
        `${from} to ${to}: ${short(likely)}, ${short(came)} of ${all.length}`,
    ),
    bias: bias && formatBias(bias),
    letters: [...new Set(weeks)].map((week) => {
      const letter = writeLetter(demoWeek(week, weekSpan(week, DEMO_ZONE)))
      return {
        text: letter?.paragraphs.map((pieces) => pieces.map(({ text }) => text).join('')) ?? null,
        quote: letter?.quote?.text ?? null,
        days: letter?.days.map(({ emotion }) => emotion ?? '-').join(' '),
        question: letter?.question ?? null,
        about: letter ? situationsInLetter(letter).length : 0,
      }
    }),
    nextLetter: [readyWeek(DEMO_TODAY, DEMO_ZONE), nextReadyAt(DEMO_TODAY, DEMO_ZONE)],
    moved: [
      formatMoved(moved, months[0]!.name, name),
      ...moved.map((it) => `${it.name}: ${formatItem(it, name)}; ${formatWay(it, name)}`),
    ],
    tied: tiesBetween(map, 0, months.length - 1).came.length,
    touched: touchesOf(demoLives, map).map(
      (it) => `${it.month} ${it.itemId}: ${it.count}, ${it.feelings} ${it.often}`,
    ),
  }
}

const FINDINGS: Readonly<Record<string, () => object>> = {
  ...Object.fromEntries(
    Object.entries(LIVES).map(([name, { life, episodes }]) => [
      name,
      () => ({
        situations: life.length,
        ...togetherIn(life),
        ...changesIn(life),
        loops: loopsIn(episodes),
        counted: countedIn(life),
      }),
    ]),
  ),
  'the demo besides': demo,
  'claims of one’s own': claims,
  'in which of many lives something is told': manyLives,
}
const asKept = (found: object): unknown => JSON.parse(JSON.stringify(found))

if (process.env.RENEW) {
  const all = Object.entries(FINDINGS).map(([name, find]) => [name, find()])
  writeFileSync(KEPT, JSON.stringify(Object.fromEntries(all), null, 2))
}
const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, unknown>

it.each(Object.entries(FINDINGS))('finds what was last looked at: %s', (name, find) => {
  expect(asKept(find())).toEqual(kept[name])
})

it('keeps nothing that is no longer looked for', () => {
  expect(Object.keys(kept)).toEqual(Object.keys(FINDINGS))
})

/**
 * Tests every statistical claim of the product on simulated lives, with and without an effect: `node bench/truth.ts
 * [lives] [only]`. Takes an hour for 300 lives; the seeds are their numbers. Mere counts claim nothing and aren't
 * tested: letters, the map over time, unmet expectations, frequencies and strengths, and exercises.
 */
import { changesSoFar } from '#domain/findings/change.ts'
import { judge } from '#domain/findings/experiment.ts'
import { formatForecasts } from '#domain/findings/forecast-stats.ts'
import { halfLifeSeenTwice } from '#domain/findings/half-life.ts'
import { impactBias } from '#domain/findings/impact-bias.ts'
import { type Episode, loopAt, loopNow } from '#domain/findings/loops.ts'
import { keyOf, type Observation } from '#domain/findings/observation.ts'
import {
  replicatedFindings,
  type Staged,
  stagesOf,
  UNWATCHED,
  watchOn,
} from '#domain/findings/replicated-findings.ts'
import { seeded } from '#domain/findings/seeded.ts'
import type { Try } from '#domain/findings/tries.ts'
import { weighsLess } from '#domain/findings/weighs-less.ts'
import { helpsMost } from '#domain/findings/what-helps.ts'
import type { StepLever } from '#domain/steps/step.ts'
import { episodesOf, foreseenLife, tossedLife, weighedLife } from '#test/simulated-claims.ts'
import {
  FIRST_DAY,
  motherLife,
  type Planted,
  simulatedLife,
  sundayLife,
} from '#test/simulated-lives.ts'
import { simulatedBook, simulatedTries } from '#test/simulated-tries.ts'

const LIVES = Number(process.argv[2] ?? 300)
const only = process.argv[3]
const PER_WEEK = [2, 4, 7] as const

const count = (lives: number, isSo: (seed: number) => boolean): number =>
  Array.from({ length: lives }, (_, at) => isSo(at + 1)).filter(Boolean).length
const percent = (of: number, all = LIVES): string => `${((100 * of) / all).toFixed(1)} %`

function table(name: string, run: () => void): void {
  if (only && !name.startsWith(only)) return
  const from = performance.now()
  console.log(`\n${name}`)
  run()
  console.log(`  (${Math.round((performance.now() - from) / 1000)} s)`)
}

const PLANTED: readonly { name: string; planted: Planted; key: string; group: string }[] = [
  {
    name: 'Mother and regret, 75 %',
    planted: { kind: 'part', part: 'Mother', group: 'regret', rate: 0.75 },
    key: keyOf({ parts: ['Mother'], time: null }),
    group: 'regret',
  },
  {
    name: 'Health and regret, 75 %',
    planted: { kind: 'part', part: 'Health', group: 'regret', rate: 0.75 },
    key: keyOf({ parts: ['Health'], time: null }),
    group: 'regret',
  },
  {
    name: 'Garden and happiness, 75 %, as it is offered to stand closer',
    planted: { kind: 'part', part: 'Garden', group: 'happiness', rate: 0.75 },
    key: keyOf({ parts: ['Garden'], time: null }),
    group: 'happiness',
  },
  {
    name: 'evenings and sadness, 60 %',
    planted: { kind: 'evening', group: 'sadness', rate: 0.6 },
    key: keyOf({ parts: [], time: 'evening' }),
    group: 'sadness',
  },
  {
    name: 'weekends and sadness, 60 %',
    planted: { kind: 'weekend', group: 'sadness', rate: 0.6 },
    key: keyOf({ parts: [], time: 'weekends' }),
    group: 'sadness',
  },
  {
    name: 'Sundays and sadness, 92 %',
    planted: { kind: 'weekday', weekday: 6, group: 'sadness', rate: 0.92 },
    key: keyOf({ parts: [], time: 'sundays' }),
    group: 'sadness',
  },
  {
    name: 'the day after Job and sadness, 75 %',
    planted: { kind: 'day after', part: 'Job', group: 'sadness', rate: 0.75 },
    key: keyOf({ parts: ['Job'], time: 'day-after' }),
    group: 'sadness',
  },
]

const WEEKLY = { kind: 'weekday', weekday: 6, group: 'sadness', rate: 0.95 } as const
const STAGE_ORDER = ['seen', 'holding', 'sure'] as const

/** The first day on which each stage was shown of each kind, looked at on every day on which something was written. */
function stageDays(
  life: readonly Observation[],
  ...kinds: readonly ((found: Staged) => boolean)[]
): number[][] {
  const first = kinds.map(() => STAGE_ORDER.map(() => Number.POSITIVE_INFINITY))
  let watch = UNWATCHED
  life.forEach(({ day }, at) => {
    if (life[at + 1]?.day === day) return
    const seen = life.slice(0, at + 1)
    watch = watchOn(seen, watch)
    const staged = stagesOf(seen, watch)
    kinds.forEach((isIt, kind) => {
      for (const found of staged.filter(isIt))
        for (let stage = 0; stage <= STAGE_ORDER.indexOf(found.stage); stage += 1)
          first[kind]![stage] = Math.min(first[kind]![stage]!, day - FIRST_DAY + 1)
    })
  })
  return first
}

const isDayOrPart = ({ condition: { parts, time } }: Staged): boolean =>
  time === null ? parts.length === 1 : parts.length === 0 && /days$|weekends/.test(time)

/** Sundays and weekends are one tie under two names. The clearer one is shown. */
table('stages: a weekly tie of 95 %, five entries a week', () => {
  for (const [name, away] of [
    ['every week', []],
    ['away in weeks 4 and 8', [3, 7]],
  ] as const) {
    const days = Array.from({ length: LIVES }, (_, at) =>
      stageDays(
        simulatedLife({
          seed: at + 50,
          perWeek: 5,
          isSteady: true,
          days: 110,
          planted: WEEKLY,
          away,
        }),
        ({ condition: { time }, group }) =>
          (time === 'sundays' || time === 'weekends') && group === 'sadness',
      ),
    )
    for (const [stage, by] of [
      [0, 42],
      [1, 70],
      [2, 110],
    ] as const)
      console.log(
        `  ${name}, ${STAGE_ORDER[stage]} by day ${by}: ${percent(days.filter(([it]) => it![stage]! <= by).length)}`,
      )
  }
})

table('stages: no tie, sixty days', () => {
  for (const storm of [0, 1, 2])
    for (const perWeek of [2, 4, 5, 7]) {
      const lives = Array.from({ length: LIVES }, (_, at) =>
        stageDays(
          simulatedLife({ seed: at + 951, perWeek, days: 60, storm }),
          isDayOrPart,
          () => true,
        ),
      )
      const shown = (kind: number, stage: number) =>
        percent(lives.filter((days) => Number.isFinite(days[kind]![stage])).length)
      console.log(
        `  storm ${storm}, ${perWeek} a week: a weekday or part seen ${shown(0, 0)}, holding ${shown(0, 1)}; anything seen ${shown(1, 0)}`,
      )
    }
})

/** The first days of a year on which something could be shown, checked daily. */
function firstTold(seed: number, perWeek: number, planted?: Planted, storm = 1): number[] {
  const life = simulatedLife({
    seed: seed + 900,
    perWeek,
    days: 365,
    storm,
    ...(planted && { planted }),
  })
  const watch = watchOn(life, UNWATCHED)
  return watch.told.map(({ at }) => life[at - 1]!.day - FIRST_DAY)
}

table('year of daily looks, seen twice: no tie', () => {
  for (const storm of [1, 2])
    for (const perWeek of PER_WEEK) {
      const told = count(LIVES, (seed) => firstTold(seed, perWeek, undefined, storm).length > 0)
      console.log(`  storm ${storm}, ${perWeek} a week: ${percent(told)}`)
    }
})

table('year of daily looks, seen twice: told', () => {
  for (const { name, planted, key, group } of PLANTED)
    for (const perWeek of PER_WEEK) {
      const days: number[] = []
      for (let seed = 1; seed <= LIVES; seed += 1) {
        const life = simulatedLife({ seed: seed + 900, perWeek, days: 365, planted })
        const watch = watchOn(life, UNWATCHED)
        const told = watch.told.find((it) => it.key === key && it.group === group)
        const isShown = replicatedFindings(life, watch).some((it) => keyOf(it.condition) === key)
        if (told && isShown) days.push(life[told.at - 1]!.day - FIRST_DAY)
      }
      days.sort((one, other) => one - other)
      const middle = days[Math.floor(LIVES / 2)] ?? '> 365'
      console.log(`  ${name}, ${perWeek} a week: ${percent(days.length)}, half by day ${middle}`)
    }
})

table('year, change', () => {
  const told = (seed: number, perWeek: number, planted?: Planted, storm = 1) =>
    changesSoFar(
      simulatedLife({ seed: seed + 3000, perWeek, days: 365, storm, ...(planted && { planted }) }),
      FIRST_DAY + 365,
    )
  for (const perWeek of PER_WEEK) {
    for (const storm of [1, 2]) {
      let [any, eased] = [0, 0]
      for (let seed = 1; seed <= LIVES; seed += 1) {
        const found = told(seed, perWeek, undefined, storm)
        if (found.length > 0) any += 1
        if (found.some(({ isMore }) => !isMore)) eased += 1
      }
      console.log(
        `  none, storm ${storm}, ${perWeek} a week: any ${percent(any)}, lighter, as the dashboard tells it ${percent(eased)}`,
      )
    }
    for (const by of [2, 3]) {
      const planted = { kind: 'strength', part: 'Mother', from: 150, by } as const
      const found = count(LIVES, (seed) =>
        told(seed, perWeek, planted).some(({ key, isMore }) => key === 'Mother' && !isMore),
      )
      console.log(`  Mother ${by} lighter from day 150, ${perWeek} a week: ${percent(found)}`)
    }
  }
})

/** True if a loop is shown on any day with an entry. */
const isLoopEverTold = (life: readonly Episode[]): boolean =>
  life.some(({ day }, at) => day !== life[at + 1]?.day && loopNow(life.slice(0, at + 1), day))

table('loops', () => {
  const planted = { kind: 'loop', part: 'Mother', group: 'anger', rate: 0.8, open: 0.85 } as const
  const today = FIRST_DAY + 89
  for (const [situations, perWeek] of [
    [15, 1.2],
    [30, 2.3],
    [60, 4.7],
    [120, 9.3],
  ] as const) {
    const found = (seed: number, storm: number, isPlanted: boolean) =>
      loopAt(
        episodesOf(
          simulatedLife({
            seed: seed + 4000,
            perWeek,
            days: 90,
            storm,
            ...(isPlanted && { planted }),
          }),
        ),
        today,
      ) !== null
    const none = [0, 1, 2].map((storm) =>
      percent(count(LIVES, (seed) => found(seed, storm, false))),
    )
    const there = percent(count(LIVES, (seed) => found(seed, 1, true)))
    console.log(`  about ${situations} in 90 days: none ${none.join(', ')}; one there ${there}`)
  }
  for (const perWeek of PER_WEEK) {
    const ever = (seed: number, isPlanted: boolean) =>
      isLoopEverTold(
        episodesOf(
          simulatedLife({ seed: seed + 4500, perWeek, days: 365, ...(isPlanted && { planted }) }),
        ),
      )
    console.log(
      `  a year, ${perWeek} a week: none ${percent(count(LIVES, (seed) => ever(seed, false)))}, one there ${percent(count(LIVES, (seed) => ever(seed, true)))}`,
    )
  }
})

table('experiment', () => {
  for (const effect of [0, 1, 2, 3]) {
    const told = (seed: number, sizes: readonly number[]) => {
      const all = tossedLife(seed, effect)
      return sizes.some((size) => judge(all.slice(0, size), 1000, seed).state === 'told')
    }
    console.log(
      `  ${effect} points: by toss 24 ${percent(count(LIVES, (seed) => told(seed, [24])))}, by toss 40 ${percent(count(LIVES, (seed) => told(seed, [24, 40])))}`,
    )
  }
})

table('impact bias', () => {
  for (const bias of [0, 1, 2, 3])
    for (const forecasts of [8, 12, 18, 27, 40])
      console.log(
        `  ${bias} points, ${forecasts} forecasts: ${percent(count(LIVES, (seed) => impactBias(foreseenLife(seed, bias).slice(0, forecasts)) !== null))}`,
      )
})

const HALF_LIFE_LOOKS = [36, 54, 81] as const
/** The data at each look so far. */
const looksUpTo = <It>(looks: readonly number[], all: readonly It[]): It[][] =>
  looks.filter((look) => look <= all.length).map((look) => all.slice(0, look))

const LEVERS: readonly (StepLever | null)[] = ['action', 'perception', 'body', null]

const FEELINGS = ['anger', 'worry', 'sadness', 'shame'] as const

/** True if a kind of step is ever said to help most, for all feelings or one, checked after each outcome. */
const isEverSaidToHelp = (life: readonly Try[]): boolean =>
  life.some((it, at) => {
    const seen = life.slice(0, at + 1)
    return helpsMost(seen) !== null || helpsMost(seen, it.category) !== null
  })

/** Feelings are uneven and independent of what helps. */
function triesOfFeelings(seed: number, outcomes: number): Try[] {
  const chance = seeded(seed * 77 + 5)
  return simulatedTries({ seed, outcomes, levers: LEVERS }).map((it) => ({
    ...it,
    category: FEELINGS[Math.floor(chance() ** 1.5 * FEELINGS.length)]!,
  }))
}

table('what helps', () => {
  for (const outcomes of [18, 27, 41, 62, 93, 140]) {
    for (const by of [1.5, 2, 2.5, 3]) {
      const better = { lever: 'perception', by } as const
      const tries = (seed: number) => simulatedTries({ seed, outcomes, levers: LEVERS, better })
      console.log(
        `  ${outcomes} outcomes, one lever better by ${by}: said to help most ${percent(count(LIVES, (seed) => helpsMost(tries(seed)) === 'perception'))}`,
      )
    }
    console.log(
      `  ${outcomes} outcomes, all alike, looked at after each: one feeling ${percent(count(LIVES, (seed) => isEverSaidToHelp(simulatedTries({ seed, outcomes, levers: LEVERS }))))}, four feelings ${percent(count(LIVES, (seed) => isEverSaidToHelp(triesOfFeelings(seed, outcomes))))}`,
    )
  }
})

/** Simulates tries with lasting joys, coins, plans not taken, unanswered questions and weeks away. */
table('what helps, as it is lived: no step changes anything', () => {
  for (const [name, levers] of [
    ['one kind of step', ['action']],
    ['two kinds', ['action', 'perception']],
    ['three kinds', ['action', 'perception', 'body']],
  ] as const)
    for (const days of [120, 365]) {
      const told = count(LIVES, (seed) => isEverSaidToHelp(simulatedBook({ seed, days, levers })))
      console.log(`  ${name}, ${days} days, looked at after each outcome: ${percent(told)}`)
    }
})

/** Stated probabilities from 20 to 80, with outcomes at a share of them. */
function answeredForecasts(seed: number, count: number, comesTrue: number) {
  const chance = seeded(seed)
  return Array.from({ length: count }, (_, id) => {
    const likely = 20 + Math.floor(chance() * 13) * 5
    const outcome = chance() < (likely / 100) * comesTrue ? ('feared' as const) : ('not' as const)
    return {
      id,
      likely,
      outcome,
      ownStrength: 5,
      felt: 3,
      title: '',
      wanted: '',
      feared: '',
    }
  })
}

const FORECAST_LOOKS = [8, 12, 18, 27, 40, 60] as const

/** True if a bias was claimed at any look so far. */
const isLeaningTold = (answered: ReturnType<typeof answeredForecasts>, claim: RegExp): boolean =>
  looksUpTo(FORECAST_LOOKS, answered).some((seen) => claim.test(formatForecasts(seen).after))
const LEANING = /expected it (?:more|less) often/

table('forecasts', () => {
  const told = (size: number, comesTrue: number, claim: RegExp) =>
    percent(count(LIVES, (seed) => isLeaningTold(answeredForecasts(seed, size, comesTrue), claim)))
  for (const size of FORECAST_LOOKS) {
    console.log(
      `  by ${size} forecasts, what was feared comes as often as said: a leaning is claimed in ${told(size, 1, LEANING)}`,
    )
    for (const comesTrue of [0.5, 0.25, 0.1])
      console.log(
        `  by ${size} forecasts, it comes in ${100 * comesTrue} % of what was said: told in ${told(size, comesTrue, /expected it more often/)}`,
      )
  }
})

table('half-life', () => {
  for (const hours of [null, 9, 24, 96])
    for (const weighings of HALF_LIFE_LOOKS) {
      const found = Array.from({ length: LIVES }, (_, at) =>
        looksUpTo(HALF_LIFE_LOOKS, weighedLife(at + 1, { hours, weighings })).flatMap(
          (seen) => halfLifeSeenTwice(seen) ?? [],
        ),
      ).flatMap(([first]) => first ?? [])
      const right = found.filter((it) => hours !== null && it.from <= hours && hours <= it.to)
      console.log(
        `  ${hours === null ? 'time does not matter' : `${hours} h`}, by ${weighings} weighings: told ${percent(found.length)}, interval right ${percent(right.length, Math.max(1, found.length))}`,
      )
    }
})

table('wish that weighs less', () => {
  for (const perWeek of PER_WEEK)
    for (const by of [0, 2, 4]) {
      const told = count(LIVES, (seed) => {
        const planted = { kind: 'strength', part: 'Mother', from: 180, by } as const
        const life = simulatedLife({ seed: seed + 7000, perWeek, days: 365, planted })
        const own = life.filter(({ parts }) => parts.includes('Mother')).map(({ id }) => id)
        return weighsLess(life, new Set(own), FIRST_DAY + 180) !== null
      })
      console.log(`  ${by} points, ${perWeek} a week: ${percent(told)}`)
    }
})

/** The false findings of a year without any effect, with every page in use. */
function toldOfYear(seed: number, perWeek: number): Record<string, boolean> {
  const life = simulatedLife({ seed: seed + 20_000, perWeek, days: 365 })
  const watch = watchOn(life, UNWATCHED)
  const answered = Math.round(life.length / 4)
  const weighings = [0.3, 0.2, 0.15].map((share, feeling) =>
    weighedLife(seed * 3 + feeling, {
      hours: null,
      weighings: Math.round((share * life.length) / 2),
    }),
  )
  const mother = life.filter(({ parts }) => parts.includes('Mother')).map(({ id }) => id)
  const tosses = tossedLife(seed + 20_000, 0).slice(0, Math.round(life.length / 6))
  return {
    'a tie, seen twice': watch.told.length > 0,
    lighter: changesSoFar(life, FIRST_DAY + 365).some(({ isMore }) => !isMore),
    'what helps': isEverSaidToHelp(triesOfFeelings(seed + 20_000, Math.round(life.length / 3))),
    experiment: looksUpTo([24, 40], tosses).some(
      (seen) => judge(seen, 1000, seed).state === 'told',
    ),
    'half-life': weighings.some((all) =>
      looksUpTo(HALF_LIFE_LOOKS, all).some((seen) => halfLifeSeenTwice(seen) !== null),
    ),
    'foreseen and felt': impactBias(foreseenLife(seed + 20_000, 0).slice(0, answered)) !== null,
    'how well one foresees': isLeaningTold(answeredForecasts(seed + 20_000, answered, 1), LEANING),
    'a loop': isLoopEverTold(episodesOf(life)),
    'a wish that weighs less': weighsLess(life, new Set(mother), FIRST_DAY + 180) !== null,
  }
}

table('year, all kinds of claims: nothing is there', () => {
  for (const perWeek of PER_WEEK) {
    const years = Array.from({ length: LIVES }, (_, at) => toldOfYear(at + 1, perWeek))
    for (const kind of Object.keys(years[0]!))
      console.log(
        `  ${perWeek} a week, ${kind}: ${percent(years.filter((year) => year[kind]).length)}`,
      )
    const any = years.filter((year) => Object.values(year).some(Boolean)).length
    console.log(`  ${perWeek} a week, any of them: ${percent(any)}`)
  }
})

/** The day and sentence of the first finding. */
function firstSentence(life: readonly Observation[]): string {
  const watch = watchOn(life, UNWATCHED)
  const [first] = watch.told
  if (!first) return 'nothing'
  const seen = life.slice(0, first.at)
  const told = replicatedFindings(seen, { told: [first] }).map(({ condition, group, ...it }) => {
    const sides = [it.with, it.without].map(({ of, all }) => `${of} of ${all}`).join(' against ')
    return `${keyOf(condition)} and ${group}, ${sides}`
  })
  return `day ${seen.at(-1)!.day - FIRST_DAY + 1}, ${first.at} situations: ${told.join('; ')}`
}

table('Sunday life and Planted life', () => {
  console.log(`  worry on 12 of 13 Sundays: ${firstSentence(sundayLife())}`)
  console.log(`  regret with Mother: ${firstSentence(motherLife())}`)
})

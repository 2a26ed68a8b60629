/**
 * Runs every claim the product makes about a life on made-up lives, with and without an effect:
 * `node bench/truth.ts [lives] [only]`. Long: an hour for 300 lives. Seeds are the numbers of the lives.
 */
import { changesSoFar } from '#domain/findings/change.ts'
import { judge } from '#domain/findings/experiment.ts'
import { sayForecasts } from '#domain/findings/forecast-stats.ts'
import { halfLife, halfLifeSeenTwice } from '#domain/findings/half-life.ts'
import { impactBias } from '#domain/findings/impact-bias.ts'
import { keyOf } from '#domain/findings/lived.ts'
import { loopAt, loopNow } from '#domain/findings/loops.ts'
import { powerOf } from '#domain/findings/power.ts'
import { seeded } from '#domain/findings/seeded.ts'
import { seenTwice, UNWATCHED, watchOn } from '#domain/findings/seen-twice.ts'
import { findTies } from '#domain/findings/ties.ts'
import { weighsLess } from '#domain/findings/weighs-less.ts'
import { helpsMost } from '#domain/findings/what-helps.ts'
import type { StepLever } from '#domain/steps/step.ts'
import { episodesOf, foreseenLife, tossedLife, weighedLife } from '#test/simulated-claims.ts'
import { FIRST_DAY, type Planted, simulatedLife } from '#test/simulated-lives.ts'
import { simulatedTries } from '#test/simulated-tries.ts'

const LIVES = Number(process.argv[2] ?? 300)
const only = process.argv[3]
const SIZES = [15, 30, 60, 120] as const
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

table('ties, seen once: no tie', () => {
  for (const storm of [0, 1, 2])
    for (const situations of SIZES) {
      const told = count(LIVES, (seed) => {
        const perWeek = PER_WEEK[seed % 3]!
        return findTies(simulatedLife({ seed, situations, storm, perWeek })).length > 0
      })
      console.log(`  storm ${storm}, ${situations} situations: ${percent(told)}`)
    }
})

table('ties, seen once: found', () => {
  for (const { name, planted, key, group } of PLANTED)
    for (const situations of SIZES) {
      const found = count(LIVES, (seed) =>
        findTies(simulatedLife({ seed, situations, planted })).some(
          (it) => keyOf(it.condition) === key && it.group === group,
        ),
      )
      console.log(`  ${name}, ${situations} situations: ${percent(found)}`)
    }
})

table('power: said and found', () => {
  const planted = { kind: 'part', part: 'Mother', group: 'regret', rate: 0.75 } as const
  for (const situations of SIZES) {
    const said = Array.from(
      { length: LIVES },
      (_, at) => powerOf(simulatedLife({ seed: at + 6000, situations }))?.now ?? 0,
    )
    const found = count(LIVES, (seed) =>
      findTies(simulatedLife({ seed, situations, planted })).some(
        ({ condition, group }) => condition.parts.includes('Mother') && group === 'regret',
      ),
    )
    const mean = said.reduce((sum, it) => sum + it, 0) / LIVES
    console.log(`  ${situations} situations: said ${mean.toFixed(2)}, found ${percent(found)}`)
  }
})

/** On which day of a year something could first be told, looking every day. */
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
        const isShown = seenTwice(life, watch).some((it) => keyOf(it.condition) === key)
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
        if (found.some(({ measure, isMore }) => measure === 'strength' && !isMore)) eased += 1
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
    for (const share of [0.35, 0.5]) {
      const planted = { kind: 'oftener', part: 'Health', from: 150, share } as const
      const found = count(LIVES, (seed) =>
        told(seed, perWeek, planted).some(({ key, isMore }) => key === 'Health' && isMore),
      )
      console.log(`  Health ${100 * share} % from day 150, ${perWeek} a week: ${percent(found)}`)
    }
  }
})

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
    const ever = (seed: number, isPlanted: boolean) => {
      const life = episodesOf(
        simulatedLife({ seed: seed + 4500, perWeek, days: 365, ...(isPlanted && { planted }) }),
      )
      const first = life[0]?.day ?? 0
      return Array.from({ length: 13 }, (_, month) => first + 28 * (month + 1)).some(
        (day) =>
          loopNow(
            life.filter((it) => it.day <= day),
            day,
          ) !== null,
      )
    }
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

table('half-life', () => {
  for (const hours of [null, 9, 24, 96])
    for (const weighings of [18, 24, 48]) {
      const found = Array.from({ length: LIVES }, (_, at) =>
        halfLife(weighedLife(at + 1, { hours, weighings })),
      ).filter((it) => it !== null)
      const right = found.filter((it) => hours !== null && it.from <= hours && hours <= it.to)
      console.log(
        `  ${hours === null ? 'time does not matter' : `${hours} h`}, ${weighings} weighings: told ${percent(found.length)}, interval right ${percent(right.length, Math.max(1, found.length))}`,
      )
    }
})

const LEVERS: readonly (StepLever | null)[] = ['action', 'perception', 'body', null]

table('what helps', () => {
  for (const outcomes of [18, 27, 41, 62, 93]) {
    for (const by of [1.5, 2, 2.5, 3]) {
      const better = { lever: 'perception', by } as const
      const tries = (seed: number) => simulatedTries({ seed, outcomes, levers: LEVERS, better })
      console.log(
        `  ${outcomes} outcomes, one lever better by ${by}: said to help most ${percent(count(LIVES, (seed) => helpsMost(tries(seed)) === 'perception'))}`,
      )
    }
    const isEverTold = (seed: number) => {
      const life = simulatedTries({ seed, outcomes, levers: LEVERS })
      return life.some((_, at) => helpsMost(life.slice(0, at + 1)) !== null)
    }
    console.log(
      `  ${outcomes} outcomes, all alike, looked at after each: ${percent(count(LIVES, isEverTold))}`,
    )
  }
})

/** Said to be likely in anything from 20 to 80 of a hundred, and coming in a share of what was said. */
function answeredForecasts(seed: number, count: number, comesTrue: number) {
  const chance = seeded(seed)
  return Array.from({ length: count }, (_, id) => {
    const likely = 20 + Math.floor(chance() * 13) * 5
    const outcome = chance() < (likely / 100) * comesTrue ? ('feared' as const) : ('not' as const)
    return {
      ...{ id, likely, outcome, ownStrength: 5, felt: 3 },
      title: '',
      wanted: '',
      feared: '',
    }
  })
}

table('forecasts', () => {
  const told = (size: number, comesTrue: number, claim: RegExp) =>
    percent(
      count(LIVES, (seed) =>
        claim.test(sayForecasts(answeredForecasts(seed, size, comesTrue)).after),
      ),
    )
  for (const size of [8, 16, 40]) {
    console.log(
      `  ${size} forecasts, what was feared comes as often as said: a leaning is claimed in ${told(size, 1, /expected it (?:more|less) often/)}`,
    )
    for (const comesTrue of [0.5, 0.25, 0.1])
      console.log(
        `  ${size} forecasts, it comes in ${100 * comesTrue} % of what was said: told in ${told(size, comesTrue, /expected it more often/)}`,
      )
  }
})

table('half-life, seen twice', () => {
  for (const hours of [null, 9, 24, 96])
    for (const weighings of [36, 54, 81]) {
      const looks = [36, 54, 81].filter((look) => look <= weighings)
      const told = count(LIVES, (seed) => {
        const all = weighedLife(seed, { hours, weighings })
        return looks.some((look) => halfLifeSeenTwice(all.slice(0, look)) !== null)
      })
      console.log(
        `  ${hours === null ? 'time does not matter' : `${hours} h`}, by ${weighings} weighings: ${percent(told)}`,
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

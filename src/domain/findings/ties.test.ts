import { describe, expect, it } from 'vitest'
import { simulatedLife, sundayLife } from '#test/simulated-lives.ts'
import { conditionOf, keyOf, type Observation } from './observation.ts'
import { findTies as findTiesAt } from './ties.ts'

const SIZES = [15, 30, 60, 120] as const
const PER_WEEK = [2, 4, 7] as const
const DEALS = 300
/** Below one in twenty, since days linger. */
const findTies = (life: readonly Observation[], deals = 1000) =>
  findTiesAt(life, { level: 0.035, deals }).map(({ key, group, with: inside, without }) => ({
    condition: conditionOf(key),
    group,
    with: inside,
    without,
  }))

const seeds = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
/** At most this share, with room for the luck of few lives. */
const atMost = (share: number, lives: number) =>
  share * lives + 2 * Math.sqrt(share * (1 - share) * lives)

describe('what goes together', () => {
  it('is told in at most one of twenty lives in which nothing does', () => {
    const told = seeds(100).filter((seed) => {
      const [perWeek, situations] = [PER_WEEK[seed % 3]!, SIZES[seed % 4]!]
      return findTies(simulatedLife({ seed, perWeek, situations }), DEALS).length > 0
    })
    expect(told.length).toBeLessThanOrEqual(atMost(0.05, 100))
  })

  it('is found where it is there: a part, and a part that is touched less', () => {
    const isFound = (part: 'Mother' | 'Health', situations: number) => (seed: number) =>
      findTies(
        simulatedLife({
          seed,
          situations,
          planted: { kind: 'part', part, group: 'regret', rate: 0.75 },
        }),
        DEALS,
      ).some(({ condition, group }) => condition.parts.includes(part) && group === 'regret')
    expect(seeds(30).filter(isFound('Mother', 60)).length).toBeGreaterThanOrEqual(22)
    expect(seeds(30).filter(isFound('Health', 120)).length).toBeGreaterThanOrEqual(20)
  })

  it('tells of Sundays, in days, and not of their twin', () => {
    expect(findTies(sundayLife())).toEqual([
      {
        condition: { parts: [], time: 'sundays' },
        group: 'worry',
        with: { of: 12, all: 13 },
        without: { of: 0, all: 39 },
      },
    ])
  })

  it('needs five with it and five without, however clear it looks', () => {
    const lived = (
      count: number,
      part: string,
      group: Observation['groups'][number],
      from: number,
    ) =>
      Array.from({ length: count }, (_, at): Observation => {
        const day = 4 + from + at
        return { id: day, day, hour: 12, groups: [group], parts: [part], said: [], isOpen: false }
      })
    const clear = (count: number) =>
      [...lived(count, 'Career', 'anger', 0), ...lived(20, 'Garden', 'sadness', 1)].sort(
        (one, other) => one.day - other.day,
      )
    const keys = (count: number) => findTies(clear(count)).map(({ condition }) => keyOf(condition))
    const career = keyOf({ parts: ['Career'], time: null })
    expect(keys(4)).not.toContain(career)
    expect(keys(9)).toContain(career)
  })

  it('tells nothing that is hardly more often there than elsewhere, however sure it is', () => {
    // So many of fifty situations with each part are angry ones.
    const life = (withJob: number, withGarden: number) =>
      Array.from({ length: 600 }, (_, at): Observation => {
        const [part, isAngry] =
          at % 2 === 0
            ? (['Job', (at / 2) % 50 < withJob] as const)
            : (['Garden', ((at - 1) / 2) % 50 < withGarden] as const)
        return {
          id: at + 1,
          day: 4 + at,
          hour: 12,
          said: [],
          isOpen: false,
          parts: [part],
          groups: [isAngry ? 'anger' : 'happiness'],
        }
      })
    const isTold = (found: Observation[]) =>
      findTies(found, DEALS).some(
        ({ condition, group }) => condition.parts.includes('Job') && group === 'anger',
      )
    expect(isTold(life(30, 21))).toBe(false)
    expect(isTold(life(30, 19))).toBe(true)
  })

  it('does not take a hard month for a tie between whatever filled it', () => {
    // Job and worry both fill the first half, and meet there only as often as they must.
    const life = Array.from({ length: 60 }, (_, at): Observation => {
      const isHard = at < 30
      return {
        id: at + 1,
        day: 4 + at,
        hour: 12,
        said: [],
        isOpen: false,
        parts: [isHard === (at % 5 !== 0) ? 'Job' : 'Garden'],
        groups: [isHard === at % 7 < 5 ? 'worry' : 'happiness'],
      }
    })
    expect(findTies(life).filter(({ condition }) => condition.time === null)).toEqual([])
  })
})

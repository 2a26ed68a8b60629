import { describe, expect, it } from 'vitest'
import { simulatedLife } from '#test/simulated-lives.ts'
import { chanceByMeeting, chanceOfSoMany, surelyMore } from './odds.ts'
import { compare, findPatterns, type Lived } from './patterns.ts'

const lived = (
  count: number,
  groups: Lived['groups'],
  touched: Lived['touched'],
  from = 0,
): Lived[] => Array.from({ length: count }, (_, n) => ({ id: from + n, groups, touched }))

const OUTSIDE = 'outside' as const
const career = [{ key: 'career', source: OUTSIDE }]
const garden = [{ key: 'garden', source: OUTSIDE }]

describe('what chance hardly draws', () => {
  it('is told with its numbers', () => {
    const lives = [
      ...lived(9, ['anger'], career),
      ...lived(2, ['sadness'], career),
      ...lived(4, ['anger'], garden),
      ...lived(20, ['sadness'], garden),
    ]
    expect(findPatterns(lives)[0]).toEqual({
      condition: { keys: ['career'], source: null },
      emotion: 'anger',
      with: { of: 9, all: 11 },
      without: { of: 4, all: 24 },
      grade: 'pattern',
    })
  })

  it('needs five with it and five without, however clear it looks', () => {
    const clear = (count: number) => [
      ...lived(count, ['anger'], career),
      ...lived(20, ['sadness'], garden),
    ]
    expect(findPatterns(clear(4))).toEqual([])
    expect(findPatterns(clear(6))).not.toEqual([])
    expect(findPatterns([...lived(20, ['anger'], career), ...lived(4, [], garden)])).toEqual([])
  })

  it('is the same whenever it is asked for, and says the same thing once', () => {
    const lives = simulatedLife({
      ...{ seed: 3, situations: 120, parts: 4 },
      planted: { touched: 0.5, when: 0.9, otherwise: 0.1 },
    })
    const found = findPatterns(lives)
    expect(findPatterns(lives)).toEqual(found)
    expect(found.filter((it) => it.emotion === 'anger')).toHaveLength(1)
    expect(found.length).toBeLessThanOrEqual(3)
    const [first] = found
    expect(compare(lives, first!.condition, first!.emotion)).toEqual({
      with: first!.with,
      without: first!.without,
    })
  })

  it('says from where only if that is more than the nature of the feeling', () => {
    const own = [{ key: 'career', source: 'own' as const }]
    const gardenOwn = [{ key: 'garden', source: 'own' as const }]
    const rest = [...lived(8, ['anger'], career), ...lived(8, ['sadness'], own)]
    // Everybody's anger comes from outside here: the part makes the difference, not where it came from.
    const byNature = [...lived(10, ['anger'], garden), ...lived(30, ['sadness'], gardenOwn)]
    expect(findPatterns([...rest, ...byNature]).map((it) => it.condition.source)).not.toContain(
      OUTSIDE,
    )
    const byPart = [...lived(1, ['anger'], garden), ...lived(29, ['sadness'], garden)]
    expect(findPatterns([...rest, ...byPart])[0]!.condition).toEqual({
      keys: ['career'],
      source: OUTSIDE,
    })
  })
})

describe('simulated lives', () => {
  const LIVES = 300
  const share = (isSo: (seed: number) => boolean) =>
    Array.from({ length: LIVES }, (_, n) => isSo((n + 1) * 7919)).filter(Boolean).length / LIVES

  it('show a pattern where there is none in at most one of twenty', () => {
    const isTold = (seed: number) =>
      findPatterns(simulatedLife({ seed, situations: 20 + (seed % 100), parts: 3 + (seed % 6) }))
        .length > 0
    expect(share(isTold)).toBeLessThanOrEqual(0.05)
  })

  it('show one of 70 against 30 in a hundred in nine of ten', () => {
    const planted = { touched: 0.5, when: 0.7, otherwise: 0.3 }
    const isFound = (seed: number) =>
      findPatterns(simulatedLife({ seed, situations: 60, parts: 3 + (seed % 6), planted })).some(
        ({ condition, emotion }) => emotion === 'anger' && condition.keys.join() === 'part 0',
      )
    expect(share(isFound)).toBeGreaterThanOrEqual(0.9)
  })
})

describe('odds', () => {
  it('are exact for small counts', () => {
    // Of four, two and two: both meet in one of six ways.
    expect(chanceByMeeting(4, 2, 2)[2]).toBeCloseTo(1 / 12)
    expect(chanceByMeeting(4, 2, 2)[0]).toBeCloseTo(1 - 1 / 12)
    expect(surelyMore({ of: 0, all: 0 }, { of: 0, all: 0 })).toBeCloseTo(0.5)
    expect(surelyMore({ of: 1, all: 1 }, { of: 0, all: 1 })).toBeCloseTo(5 / 6)
    const { atMost, atLeast } = chanceOfSoMany([0.5, 0.5], 0)
    expect([atMost, atLeast]).toEqual([0.25, 1])
  })
})

import { drawArms, type Toss } from '#domain/findings/experiment.ts'
import type { LaterWeighing } from '#domain/findings/half-life.ts'
import type { ForeseenFelt } from '#domain/findings/impact-bias.ts'
import type { Episode } from '#domain/findings/loops.ts'
import type { Observation } from '#domain/findings/observation.ts'
import { seeded } from '#domain/findings/seeded.ts'
import { gaussian } from './simulated-lives.ts'

const strength = (value: number, least = 0) => Math.min(10, Math.max(least, Math.round(value)))

/** A life as loops see it: every part met every feeling. */
export const episodesOf = (life: readonly Observation[]): Episode[] =>
  life.map(({ id, day, parts, groups, isOpen }) => ({
    id,
    day,
    touched: parts.flatMap((key) => groups.map((emotion) => ({ key, emotion, isOpen }))),
  }))

/** Forty tosses; a day later `a` is lighter than `b` by `effect`. */
export function tossedLife(seed: number, effect: number): Toss[] {
  const chance = seeded(seed * 7919)
  let mood = 0
  return drawArms(40, chance).map((arm) => {
    mood = 0.3 * mood + 1.9 * gaussian(chance)
    const before = strength(7 + 1.7 * gaussian(chance), 2)
    const after = strength(before / 2 + 1.5 + mood + (arm === 'a' ? -effect : effect) / 2)
    return { arm, before, after, did: arm }
  })
}

/** Forty forecasts, foreseen harder than felt by `bias`. */
export function foreseenLife(seed: number, bias: number): ForeseenFelt[] {
  const chance = seeded(seed * 31)
  return Array.from({ length: 40 }, () => {
    const base = 5 + 1.5 * gaussian(chance)
    return {
      foreseen: strength(base + bias / 2 + gaussian(chance)),
      felt: strength(base - bias / 2 + 2 * gaussian(chance)),
    }
  })
}

/** Two weighings for each episode, after an hour, a day or a week; null: time does not matter. */
export function weighedLife(
  seed: number,
  { hours, weighings }: { hours: number | null; weighings: number },
): LaterWeighing[] {
  const chance = seeded(seed * 97)
  return Array.from({ length: weighings }, (_, at) => {
    const later = [1, 6, 24, 72, 168][Math.floor(chance() * 5)]!
    const first = strength(7 + 1.5 * gaussian(chance), 3)
    const now =
      hours === null
        ? strength(10 * chance())
        : strength(0.9 * first * 2 ** (-later / hours) + 1.2 * gaussian(chance))
    return { episode: at >> 1, hours: later, first, now }
  })
}

import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { type AnalysedSituation, observationsOf } from '#domain/findings/history.ts'
import { type Condition, keyOf, type Observation } from '#domain/findings/observation.ts'
import type { Pattern, Patterns } from '#domain/findings/pattern.ts'
import { stagesOf, type Watch } from '#domain/findings/replicated-findings.ts'
import { isoDay } from '#domain/values/time-zone.ts'
import type { Own } from '#server/base/owner.ts'
import { readHistory } from '#server/nouns/analyses/history.repository.ts'
import { loopFor } from './loop-for.ts'
import { watch } from './watch.repository.ts'

/** Finds correlations beyond chance and open loops, for the page and for programs. */
export async function lookForPatterns(own: Own, zone: string): Promise<Patterns> {
  const past = await readHistory(own)
  const { lives } = past
  const life = observationsOf(lives, zone)
  const watched = await watch(own, life)
  return {
    situations: life.length,
    open: lives.length - life.length,
    patterns: stagedPatterns(life, watched, partsOf(lives)),
    loop: await loopFor(own, { ...past, zone }),
  }
}

export type PartNames = ReadonlyMap<string, Pattern['parts'][number]>

/** Maps each item's key to its current name. */
export const partsOf = (lives: readonly AnalysedSituation[]): PartNames =>
  new Map(
    lives.flatMap(({ touches }) =>
      touches.map(({ key, name, category }) => [key, { name, category }] as const),
    ),
  )

/** Resolves item names. Leaves out patterns with an item that no longer exists. */
export const stagedPatterns = (
  life: readonly Observation[],
  watched: Watch,
  names: PartNames,
): (Pattern & { key: string })[] =>
  stagesOf(life, watched).flatMap(({ condition, group, since, ...it }) => {
    const parts = condition.parts.flatMap((key) => names.get(key) ?? [])
    if (parts.length < condition.parts.length) return []
    return [
      {
        ...it,
        parts,
        time: condition.time,
        emotion: group,
        key: tieKey(condition, group),
        since: since && { ...since, from: isoDay(since.from) },
      },
    ]
  })

/** Identifies a tie across its stages, such as when it is denied. */
export const tieKey = (condition: Condition, group: EmotionCategory): string =>
  `tie ${keyOf(condition)} ${group}`

import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { type Condition, keyOf, type Lived } from '#domain/findings/lived.ts'
import { type Life, livedOf } from '#domain/findings/past.ts'
import type { Pattern, Patterns } from '#domain/findings/pattern.ts'
import { stagesOf, type Watch } from '#domain/findings/seen-twice.ts'
import { isoDay } from '#domain/values/time-zone.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { readPast } from '#server/nouns/analyses/past.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { loopFor } from './loop-for.ts'
import { watch } from './watch.repository.ts'

/** The same for the page and for a program that asks: what goes together beyond chance, and what stays open. */
export async function lookForPatterns(
  services: Pick<Services, 'db' | 'now'>,
  owner: OwnerId,
  zone: string,
): Promise<Patterns> {
  const { db } = services
  const past = await readPast(db, owner)
  const { lives } = past
  const life = livedOf(lives, zone)
  const watched = await watch(db, owner, life)
  return {
    situations: life.length,
    open: lives.length - life.length,
    patterns: stagedPatterns(life, watched, partsOf(lives)),
    loop: await loopFor(services, owner, { ...past, zone }),
  }
}

export type PartNames = ReadonlyMap<string, Pattern['parts'][number]>

/** What each part is called now. */
export const partsOf = (lives: readonly Life[]): PartNames =>
  new Map(
    lives.flatMap(({ touches }) =>
      touches.map(({ key, name, category }) => [key, { name, category }] as const),
    ),
  )

/** With the parts by their names; what has a part that is nowhere any more is left out. */
export const stagedPatterns = (
  life: readonly Lived[],
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

/** By which a tie is denied and known again, whatever its stage. */
export const tieKey = (condition: Condition, group: EmotionCategory): string =>
  `tie ${keyOf(condition)} ${group}`

import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import {
  type Condition,
  conditionOf,
  keyOf,
  type Lived,
  rowsOf,
  sharesOf,
} from '#domain/findings/lived.ts'
import { rate } from '#domain/findings/odds.ts'
import { type Life, livedOf } from '#domain/findings/past.ts'
import type { Pattern, Patterns } from '#domain/findings/pattern.ts'
import { seenTwice, type Watch } from '#domain/findings/seen-twice.ts'
import { APART } from '#domain/findings/ties.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { readPast } from '#server/nouns/past/past.repository.ts'
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
    patterns: patternsIn(life, watched, partsOf(lives)),
    power: watched.power?.now ?? null,
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

/** What was seen twice first, then what was seen once at the last look; all with the numbers of the whole diary. */
function patternsIn(life: readonly Lived[], watched: Watch, names: PartNames): Pattern[] {
  const twice = seenTwice(life, watched)
  const isTold = ({ key, group }: { key: string; group: EmotionCategory }) =>
    twice.some((it) => keyOf(it.condition) === key && it.group === group)
  const once = watched.once
    .filter((it) => !isTold(it))
    .map(({ key, group }) => ({ condition: conditionOf(key), group }))
  const shown = (
    { condition, group }: { condition: Condition; group: EmotionCategory },
    seen: Pattern['seen'],
  ): Pattern => ({
    parts: condition.parts.flatMap((key) => names.get(key) ?? []),
    time: condition.time,
    emotion: group,
    ...sharesOf(rowsOf(life, { condition, group })),
    seen,
  })
  return [
    ...twice.map((it) => shown(it, 'twice')),
    ...once
      .map((it) => shown(it, 'once'))
      .filter((it) => rate(it.with) - rate(it.without) >= APART),
  ]
}

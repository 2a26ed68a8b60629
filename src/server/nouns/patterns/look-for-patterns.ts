import type { Pattern, Patterns, Part as ShownPart } from '#domain/findings/pattern.ts'
import { findPatterns } from '#domain/findings/patterns.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { type Life, listLives, toLived } from './lives.repository.ts'
import { loopFor } from './loop-for.ts'

/** The same for the page and for a program that asks: what goes together beyond chance, and what stays open. */
export async function lookForPatterns(
  services: Pick<Services, 'db' | 'now'>,
  owner: OwnerId,
): Promise<Patterns> {
  const items = await listItems(services.db, owner)
  const lives = await listLives(services.db, owner, items)
  return {
    situations: lives.length,
    patterns: patternsIn(lives),
    loop: await loopFor(services, owner, lives, items),
  }
}

function patternsIn(lives: readonly Life[]): Pattern[] {
  const partOf = new Map<string, ShownPart>(
    lives.flatMap(({ touches }) =>
      touches.map(({ key, name, category }) => [key, { name, category }] as const),
    ),
  )
  return findPatterns(lives.map(toLived)).map(({ condition: { keys, source }, ...found }) => ({
    ...found,
    parts: keys.map((key) => partOf.get(key)!),
    source,
  }))
}

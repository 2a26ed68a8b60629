import type { ScenePill } from '#domain/self-map/layout/scene.ts'

/** The pills by category, strongest first: the order of the keyboard, of the tab stop and of the list. */
export type PillGroups = readonly (readonly ScenePill[])[]

export function groupPills(
  pills: readonly ScenePill[],
  categories: readonly string[],
  hidden?: ReadonlySet<string>,
): PillGroups {
  return categories
    .filter((category) => !hidden?.has(category))
    .map((category) =>
      pills
        .filter((pill) => pill.category === category)
        .sort((a, b) => b.power - a.power || a.id - b.id),
    )
    .filter((group) => group.length > 0)
}

type Place = { group: number; rank: number }

const MOVES: Record<string, (at: Place, groups: PillGroups) => Place> = {
  ArrowDown: ({ group, rank }) => ({ group, rank: rank + 1 }),
  ArrowUp: ({ group, rank }) => ({ group, rank: rank - 1 }),
  ArrowRight: ({ group, rank }, { length }) => ({ group: (group + 1) % length, rank }),
  ArrowLeft: ({ group, rank }, { length }) => ({ group: (group - 1 + length) % length, rank }),
  Home: ({ group }) => ({ group, rank: 0 }),
  End: ({ group }) => ({ group, rank: Number.POSITIVE_INFINITY }),
}

/** The pill a key leads to, or null for keys that lead nowhere. */
export function pillAfterKey(key: string, from: string, groups: PillGroups): ScenePill | null {
  const move = MOVES[key]
  const group = groups.findIndex((pills) => pills.some((pill) => pill.key === from))
  if (!move || group < 0) return null
  const rank = groups[group]?.findIndex((pill) => pill.key === from) ?? 0
  const to = move({ group, rank }, groups)
  const pills = groups[to.group] ?? []
  return pills[Math.min(pills.length - 1, Math.max(0, to.rank))] ?? null
}

/** How far Shift with an arrow key turns a pill, in degrees; counter-clockwise is positive. */
export const TURNS: Record<string, number> = {
  ArrowLeft: 4,
  ArrowUp: 4,
  ArrowRight: -4,
  ArrowDown: -4,
}

import type { ScenePill } from '#domain/self-map/layout/scene.ts'

/** The pills by category, strongest first. Keyboard, tab stop and list use this order. */
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

const MOVES: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
}

/** The pill a key moves to, or null for other keys. */
export function pillAfterKey(
  key: string,
  from: string,
  inOrder: readonly ScenePill[],
): ScenePill | null {
  const at = inOrder.findIndex((pill) => pill.key === from)
  if (at < 0) return null
  return inOrder[MOVES[key]?.(at, inOrder.length - 1) ?? -1] ?? null
}

/** Keys that bring an item closer or farther. */
export const CLOSER: Record<string, 1 | -1> = {
  ArrowUp: 1,
  '+': 1,
  '=': 1,
  ArrowDown: -1,
  '-': -1,
}

/** Degrees by which Shift with an arrow key turns a pill. Counter-clockwise is positive. */
export const TURNS: Record<string, number> = { ArrowLeft: 4, ArrowRight: -4 }

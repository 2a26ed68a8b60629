/** Two devices change the same thing: what only one of them touched is taken from it. */

export const CHANGED_ELSEWHERE =
  'You’ve changed this on another device since. Have a look at it as it is now, then try again.'

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * `seen` is what the sender had before the change. Null if both changed a line, and not to the same.
 */
export function mergeLines<Whole extends object>(
  seen: Whole,
  stored: Whole,
  sent: Whole,
): Whole | null {
  const keys = [...new Set([seen, stored, sent].flatMap(Object.keys))] as (keyof Whole)[]
  const isTorn = (key: keyof Whole) =>
    ![
      [sent, seen],
      [stored, seen],
      [sent, stored],
    ].some(([one, other]) => isSame(one?.[key], other?.[key]))
  if (keys.some(isTorn)) return null
  const merged = { ...sent }
  for (const key of keys) {
    const whole = isSame(sent[key], seen[key]) ? stored : sent
    if (whole[key] === undefined) delete merged[key]
    else merged[key] = whole[key]
  }
  return merged
}

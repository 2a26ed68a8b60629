/** Three-way merge of changes by two devices: fields changed by only one are taken from it. */

export const CHANGED_ELSEWHERE =
  'You’ve changed this on another device since. Have a look at it as it is now, then try again.'

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** `seen` is the sender's state before the change. Null on a conflict. */
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

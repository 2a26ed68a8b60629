/** Three-way merge of changes by two devices: fields changed by only one are taken from it. */

export const CHANGED_ELSEWHERE =
  'You’ve since changed this on another device. Check the latest version, then try again.'

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** `seen` is the sender's state before the change. Null on a conflict. */
export function tornLines<Whole extends object>(
  seen: Whole,
  stored: Whole,
  sent: Whole,
): (keyof Whole)[] {
  const keys = [...new Set([seen, stored, sent].flatMap(Object.keys))] as (keyof Whole)[]
  return keys.filter(
    (key) =>
      !isSame(sent[key], seen[key]) &&
      !isSame(stored[key], seen[key]) &&
      !isSame(sent[key], stored[key]),
  )
}

/** Each line as the sender changed it, and as it is stored where they left it alone. */
export function withChanges<Whole extends object>(seen: Whole, stored: Whole, sent: Whole): Whole {
  const merged = { ...stored }
  for (const key of Object.keys({ ...seen, ...sent }) as (keyof Whole)[]) {
    if (isSame(sent[key], seen[key])) continue
    if (sent[key] === undefined) delete merged[key]
    else merged[key] = sent[key]
  }
  return merged
}

/** Null if both changed a line. */
export const mergeLines = <Whole extends object>(
  seen: Whole,
  stored: Whole,
  sent: Whole,
): Whole | null =>
  tornLines(seen, stored, sent).length > 0 ? null : withChanges(seen, stored, sent)

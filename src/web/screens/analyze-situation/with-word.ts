import type { NamedWord } from '#domain/emotion/would-differ.ts'
import { listed } from '#domain/findings/analytics-words.ts'
import { type Analysis, isDirect, Variables } from '#domain/situation/analysis.ts'
import type { Correction } from '#domain/situation/correction.ts'
import type { Compared } from '#web/features/analyses/naming/named-beside.tsx'

/** Replaces every other answer with the person's words for the feeling. `expected` and `saw` stay. */
export function withWords({ expected, saw }: Correction, named: readonly NamedWord[]): Correction {
  const feelings = [...Map.groupBy(named, ({ category }) => category)].map(
    ([category, [first]]) => ({ category, word: first!.word }),
  )
  return {
    ...(expected && { expected }),
    ...(saw && { saw }),
    feelings,
    ...(named.length > 0 && { ownWord: listed(named.map(({ word }) => word)) }),
  }
}

/** The equation computed without the word, for comparison. Undefined if nothing was claimed. */
export function comparedWith(
  analysis: Analysis,
  [named]: readonly NamedWord[],
): Compared | undefined {
  const { data: variables } = Variables.safeParse(analysis.equations.find(isDirect))
  return variables && named && { named, variables }
}

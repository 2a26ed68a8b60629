import { type Analysis, isDirect, Variables } from '#domain/analysis.ts'
import type { Said } from '#domain/said.ts'
import type { NamedWord } from '#domain/would-differ.ts'
import type { Compared } from '#web/features/analysis/naming/named-beside.tsx'

/** The person's word takes the place of every other answer; their own lines stay. */
export const withWord = ({ expected, saw }: Said, { word, category, level }: NamedWord): Said => ({
  ...(expected && { expected }),
  ...(saw && { saw }),
  feelings: [{ category, ...(level && { level }) }],
  ...(level === undefined && { ownWord: word }),
})

/** The equation as it stands without the word; undefined where nothing was claimed. */
export function comparedWith(analysis: Analysis, named: NamedWord): Compared | undefined {
  const { data: variables } = Variables.safeParse(analysis.equations.find(isDirect))
  return variables && { named, variables }
}

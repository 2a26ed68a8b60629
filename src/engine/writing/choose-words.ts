/** The words for an equation: those the fine library has for it, and after them those that hold for its family. */
import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import type { Family } from '../library/family.ts'
import type { FineWords } from '../library/fine.ts'
import { kindOf } from '../library/kinds.ts'
import type { Step, Words } from '../library/words.ts'
import { type Circumstances, mayBeSaid } from '../rules/circumstances.ts'

/** What the fine library has for it, the likeliest first, and what holds for the whole family of such events. */
export type Fine = {
  words: readonly FineWords[]
  family: Family
  circumstances: Circumstances
}

export function chooseWords(
  { event, verdict }: { event: string | null; verdict: { category: EmotionCategory } },
  isGrief: boolean,
  fine: Fine,
): Words {
  const words = fineWords(event, fine)
  if (!isGrief || isPleasant(verdict.category)) return words
  // Grief is left as it is, whatever feeling was read in it.
  const id = event || fine.words.length > 0 ? words.id : 'death'
  return { ...words, id, care: words.care ?? 'grief', reframes: [] }
}

function fineWords(event: string | null, { words, family, circumstances }: Fine): Words {
  const [first] = words
  const id = event ?? first?.id.slice(0, first.id.indexOf('/')) ?? family.id
  const { who, care } = kindOf(id) ?? {}
  // Nobody is sent to who may have done them harm, even if the text does not call it that.
  const known = care === 'harm' ? { ...circumstances, safe: false } : circumstances
  // Those of the family come last: they are said where nothing closer fits.
  const both = [...words, family]
  return {
    id,
    wanted: both.flatMap(({ wanted }) => wanted),
    seen: both.flatMap(({ seen }) => seen),
    sense: both.flatMap(({ sense }) => sense),
    reframes: both.flatMap(({ views }) => views),
    steps: both.flatMap(({ steps }) =>
      steps
        .filter(([, , needs]) => mayBeSaid(needs, known))
        .map(([lever, step]): Step => [lever, step]),
    ),
    questions: both.flatMap(({ questions }) => questions),
    insights: words.flatMap(({ insights }) => insights),
    growth: words.flatMap(({ growth }) => growth ?? []),
    ...(who && { who }),
    ...(care && { care }),
  }
}

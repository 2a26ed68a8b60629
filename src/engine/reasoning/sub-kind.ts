/** Which entries of the fine library may be meant: the likeliest sub-kinds that the text does not speak against. */
import { type EmotionCategory, isPleasant } from '#domain/emotion.ts'
import type { FineLibrary, FineWords } from '../library/fine.ts'
import type { Opinion } from '../model/opinion.ts'
import { type Circumstances, mayBeSaid } from './circumstances.ts'

const POSSIBLE_FROM = 0.05
const MOST = 3

const kindOf = ({ id }: FineWords): string => id.slice(0, id.indexOf('/'))

export type SubKindQuestion = {
  library: FineLibrary
  /** Shares of the kinds of events, and of their sub-kinds. */
  kinds: Opinion
  subKinds: Opinion
  category: EmotionCategory
  circumstances: Circumstances
  /** The kind the person named, if they did. */
  named?: string | undefined
}

export function fineWordsFor(question: SubKindQuestion): FineWords[] {
  const { library, kinds, subKinds, category, circumstances, named } = question
  const together = new Map<string, number>()
  for (const words of library)
    together.set(kindOf(words), (together.get(kindOf(words)) ?? 0) + (subKinds[words.id] ?? 0))
  // Two opinions: the sub-kind's own share, and its share of what the kind as a whole is given.
  const scoreOf = (words: FineWords) => {
    const own = subKinds[words.id] ?? 0
    const kind = named ? Number(kindOf(words) === named) : (kinds[kindOf(words)] ?? 0)
    const all = together.get(kindOf(words)) || 1
    return named ? (kind * own) / all : (own + (kind * own) / all) / 2
  }
  return library
    .filter(
      ({ feelings, needs }) =>
        feelings.some((feeling) => isPleasant(feeling) === isPleasant(category)) &&
        mayBeSaid(needs, circumstances),
    )
    .map((words) => ({ words, score: scoreOf(words) }))
    .filter(({ score }) => score >= POSSIBLE_FROM)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ words }) => words)
}

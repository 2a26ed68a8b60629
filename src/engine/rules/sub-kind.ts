/** Which entries of the fine library may be meant: the likeliest sub-kinds that the text does not speak against. */
import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import type { FineLibrary, FineWords } from '../library/fine.ts'
import type { Opinion } from '../model/opinion.ts'
import { type Circumstances, mayBeSaid } from './circumstances.ts'

const POSSIBLE_FROM = 0.1
const MOST = 3
/** Words of several sub-kinds are mixed only where none of them is clearly ahead. */
const NEAR_THE_FIRST = 0.5
/** A feeling that such events seldom bring: then it has to be surely this one. */
const POSSIBLE_IF_SELDOM = 0.4
/** To be told of violence or a death that did not happen would be worse than to be told nothing. */
const GRAVE: ReadonlySet<string> = new Set([
  'violence',
  'harassed',
  'death',
  'miscarriage',
  'pet-loss',
])
const POSSIBLE_IF_GRAVE = 0.4
/** The kind is read by another part of the model than the sub-kind: its opinion weighs so much of the two. */
const WEIGHT_OF_KIND = 0.2

const kindOf = ({ id }: FineWords): string => id.slice(0, id.indexOf('/'))

const leastShareOf = (words: FineWords, category: EmotionCategory): number =>
  GRAVE.has(kindOf(words))
    ? POSSIBLE_IF_GRAVE
    : words.feelings.includes(category)
      ? POSSIBLE_FROM
      : POSSIBLE_IF_SELDOM

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
  const weightOf = (words: FineWords) => {
    const kind = named ? Number(kindOf(words) === named) : (kinds[kindOf(words)] ?? 0)
    return kind ** WEIGHT_OF_KIND * (subKinds[words.id] ?? 0) ** (1 - WEIGHT_OF_KIND)
  }
  const all = library.reduce((sum, words) => sum + weightOf(words), 0) || 1
  const possible = library
    .filter(
      ({ feelings, needs }) =>
        feelings.some((feeling) => isPleasant(feeling) === isPleasant(category)) &&
        mayBeSaid(needs, circumstances),
    )
    .map((words) => ({ words, share: weightOf(words) / all }))
    .filter(({ words, share }) => share >= leastShareOf(words, category))
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST)
  const [first] = possible
  return possible
    .filter(({ share }) => share >= first!.share * NEAR_THE_FIRST)
    .map(({ words }) => words)
}

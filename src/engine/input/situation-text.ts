/** A situation as the engine sees it: the title, then the sentences of the description. */

import type { Tie } from '#domain/emotion/ripple.ts'
import { DEFAULT_POWER } from '#domain/self-map/attachment-power.ts'
import type { RecentLine } from '#domain/situation/recent-line.ts'
import { type Sentence, splitSentences } from '#domain/values/sentences.ts'
import { normalise } from './normalise.ts'

export type EngineItem = {
  id: number
  name: string
  category: string
  power: number
  /** False for an item the person didn't choose. It counts only if the text mentions it. */
  isChosen?: boolean
}

/** The placeholder item if neither the person nor the text names one. */
export const OPEN_ITEM: EngineItem = { id: 0, name: '', category: '', power: DEFAULT_POWER }
export const isOpen = ({ id }: Pick<EngineItem, 'id'>): boolean => id === OPEN_ITEM.id

export type AnalyseInput = {
  title: string
  description: string
  items: readonly EngineItem[]
  relationships: readonly Tie[]
  depth: 'basic' | 'premium'
  /** Lines shown in the last thirty days, not to be repeated. */
  shown?: readonly RecentLine[]
  /** For a published copy: quotes nothing and names only these items. */
  published?: { named: readonly number[] }
}

export type SituationText = {
  title: string
  description: string
  /** Sentences of the description, with offsets into it. */
  sentences: Sentence[]
  normalised: string[]
  /** Title and description together, normalised. */
  whole: string
}

/** More sentences add nothing new about a situation, so only the first and the last are used. */
const MAX_SENTENCES = 60

export function situationText(title: string, description: string): SituationText {
  const all = splitSentences(description)
  const sentences =
    all.length > MAX_SENTENCES ? [...all.slice(0, MAX_SENTENCES - 12), ...all.slice(-12)] : all
  return {
    title: title.trim(),
    description,
    sentences,
    normalised: sentences.map(({ text }) => normalise(text)),
    whole: normalise(`${title}. ${description}`),
  }
}

const CATEGORY_WORDS: Record<string, string> = { lifeStory: 'life story' }

/** The text of an item, as in training. */
export const itemText = (item: { name: string; category: string }): string =>
  `${CATEGORY_WORDS[item.category] ?? item.category} : ${item.name}`

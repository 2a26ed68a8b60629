/** A situation as the engine sees it: the title in front, then the sentences of the description. */

import type { Tie } from '#domain/emotion/ripple.ts'
import { DEFAULT_POWER } from '#domain/self-map/attachment-power.ts'
import type { ShownLine } from '#domain/situation/shown-line.ts'
import { type Sentence, splitSentences } from '#domain/values/sentences.ts'
import { normalise } from './normalise.ts'

export type EngineItem = {
  id: number
  name: string
  category: string
  power: number
  /** False for an item of the map the person did not choose; it counts only if the text speaks of it. */
  isChosen?: boolean
}

/** What an equation is about where neither the person nor the text names it. */
export const OPEN_ITEM: EngineItem = { id: 0, name: '', category: '', power: DEFAULT_POWER }
export const isOpen = ({ id }: Pick<EngineItem, 'id'>): boolean => id === OPEN_ITEM.id

export type AnalyseInput = {
  title: string
  description: string
  items: readonly EngineItem[]
  relationships: readonly Tie[]
  depth: 'basic' | 'premium'
  /** What the person has read in the last thirty days; none of it is said again. */
  shown?: readonly ShownLine[]
  /** For a copy others may read: it quotes nothing and names no item but these. */
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

/** More sentences than this say nothing new about the one situation; the first and the last are kept. */
const MOST_SENTENCES = 60

export function situationText(title: string, description: string): SituationText {
  const all = splitSentences(description)
  const sentences =
    all.length > MOST_SENTENCES ? [...all.slice(0, MOST_SENTENCES - 12), ...all.slice(-12)] : all
  return {
    title: title.trim(),
    description,
    sentences,
    normalised: sentences.map(({ text }) => normalise(text)),
    whole: normalise(`${title}. ${description}`),
  }
}

const CATEGORY_WORDS: Record<string, string> = { lifeStory: 'life story' }

/** How the model was taught to read an item. */
export const itemText = (item: { name: string; category: string }): string =>
  `${CATEGORY_WORDS[item.category] ?? item.category} : ${item.name}`

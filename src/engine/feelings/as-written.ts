/**
 * Chooses a feeling's word and strength: the person's word as written, else a finer word from the story, else the step
 * of the ladder.
 */
import { type EmotionCategory, LADDERS } from '#domain/emotion/emotion.ts'
import { roundShare } from '#domain/emotion/equation.ts'
import { STRENGTH, stepOf } from '#domain/emotion/strength.ts'
import type { Emotion, Variables } from '#domain/situation/analysis.ts'
import type { Actor } from '#domain/situation/correction.ts'
import type { StatedFeeling } from './detect-feeling.ts'
import type { Stated } from './stated.ts'
import { type StrengthCues, strengthFrom } from './strength.ts'

/** The feelings and strength cues in a text. */
type SelfTold = { stated: Stated; cues: StrengthCues }

/** The feeling stated for a group. A mixed one counts for both its groups. */
const statedFor = ({ feelings }: Stated, category: EmotionCategory): StatedFeeling | undefined =>
  feelings.find(({ group, second }) => group === category || second === category)

export type Story = {
  category: EmotionCategory
  /** Null if no part of the map is known. */
  variables: Variables | null
  /** The part's name inside a sentence. */
  partName?: string
  isOffMap?: boolean
  actor?: Actor | null
  /** True if someone died. */
  isGrief?: boolean
  /** The kind of event, if clear. */
  event?: string | null
}

/** Words for feelings after certain kinds of event. */
const WORD_OF_EVENT: Readonly<Record<string, Partial<Record<EmotionCategory, string>>>> = {
  relief: { happiness: 'relief' },
  'found-thing': { happiness: 'relief' },
  kindness: { happiness: 'gratitude' },
  lonely: { sadness: 'loneliness' },
  'hurt-by-words': { sadness: 'hurt' },
  forgotten: { sadness: 'hurt' },
  rejected: { sadness: 'disappointment' },
  'passed-over': { sadness: 'disappointment' },
  'stood-up': { sadness: 'disappointment' },
  'plans-ruined': { sadness: 'disappointment' },
  betrayed: { anger: 'betrayal' },
  infidelity: { anger: 'betrayal' },
  papers: { anger: 'frustration' },
  overload: { worry: 'stress', sadness: 'exhaustion' },
  'carer-worn': { sadness: 'exhaustion' },
  'new-parent': { sadness: 'exhaustion' },
}

/** Words the story decides. All others need the person's word. */
function finerWord({ category, variables, actor, isGrief, event }: Story): string | undefined {
  if (category === 'sadness' && isGrief) return 'grief'
  if (category !== 'shame') return WORD_OF_EVENT[event ?? '']?.[category]
  if (variables?.perspective === 'others')
    return actor === 'other' ? 'humiliation' : 'embarrassment'
  return actor === 'me' ? 'guilt' : undefined
}

/** A feeling's displayed word and number with their sources and the reason for the number. */
export type FeelingLabel = Pick<Emotion, 'name' | 'intensity' | 'because'> & {
  level: number
  whose: NonNullable<Emotion['whose']>
  strengthFrom: NonNullable<Emotion['strengthFrom']>
}

export function labelAsWritten(story: Story, { stated, cues }: SelfTold): FeelingLabel {
  const { category, variables: equation } = story
  const own = statedFor(stated, category)
  const felt = { ...story, equation, stated: own }
  const { strength, because, isSaid } = strengthFrom(cues, felt, stated.feelings)
  const level = stepOf(strength)
  return {
    name: own?.shown ?? finerWord(story) ?? LADDERS[category][level - 1]!,
    level,
    intensity: roundShare(strength / STRENGTH.max),
    because,
    whose: own ? 'written' : 'proposed',
    strengthFrom: isSaid ? 'said' : 'rule',
  }
}

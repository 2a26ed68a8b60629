/** The words for an equation: those the fine library has for it, else those of the part of life it is about, else none. */
import { type EmotionCategory, isPleasant } from '#domain/emotion.ts'
import type { Family } from '../library/families.ts'
import { FEELINGS } from '../library/feelings.ts'
import type { FineWords } from '../library/fine.ts'
import { KINDS } from '../library/kinds.ts'
import { TOPICS, type Topic } from '../library/topics.ts'
import type { Step, Words } from '../library/words.ts'
import { normalise } from '../model/normalise.ts'
import { type Circumstances, mayBeSaid } from '../reasoning/circumstances.ts'
import { JOB_IS_OVER, PARTED } from '../reasoning/clues.ts'
import type { ReadEquation } from '../reasoning/equations.ts'
import type { SituationText } from '../situation-text.ts'

/** What the fine library has for it, the likeliest first. */
export type Fine = {
  words: readonly FineWords[]
  /** What holds for the whole family of such events, where the family is clear. */
  family: Family | null
  circumstances: Circumstances
}

const NONE = {
  wanted: [],
  seen: [],
  sense: [],
  reframes: [],
  steps: [],
  questions: [],
  insights: [],
  growth: [],
} as const satisfies Omit<Words, 'id'>

export function chooseWords(
  equation: ReadEquation,
  text: SituationText,
  isGrief: boolean,
  fine: Fine,
): Words | null {
  const words = fineWords(equation.event, fine) ?? topicWords(equation, text, isGrief)
  if (!isGrief || isPleasant(equation.verdict.category)) return words
  // Grief is left as it is, whatever feeling was read in it.
  const grieving = words ?? { id: 'death', ...NONE }
  return { ...grieving, care: grieving.care ?? 'grief', reframes: [] }
}

function fineWords(event: string | null, { words, family, circumstances }: Fine): Words | null {
  const [first] = words
  const id = event ?? first?.id.slice(0, first.id.indexOf('/')) ?? family?.id
  if (!id) return null
  const { who, care } = KINDS[id] ?? {}
  if (!first && !family) return care ? { id, care, ...NONE } : null
  // Those of the family come last: they are said where nothing closer fits.
  const both = [...words, ...(family ? [family] : [])]
  return {
    id,
    wanted: both.flatMap(({ wanted }) => wanted),
    seen: both.flatMap(({ seen }) => seen),
    sense: both.flatMap(({ sense }) => sense),
    reframes: both.flatMap(({ views }) => views),
    steps: both.flatMap(({ steps }) =>
      steps
        .filter(([, , needs]) => mayBeSaid(needs, circumstances))
        .map(([lever, step]): Step => [lever, step]),
    ),
    questions: both.flatMap(({ questions }) => questions),
    insights: words.flatMap(({ insights }) => insights),
    growth: words.flatMap(({ growth }) => growth ?? []),
    ...(who && { who }),
    ...(care && { care }),
  }
}

const AHEAD: ReadonlySet<EmotionCategory> = new Set(['worry', 'fear', 'negativeanticipation'])
/** What one holds against oneself, or wants away, is much the same in every part of life. */
const INWARD: ReadonlySet<EmotionCategory> = new Set(['shame', 'regret', 'disgust'])

type Direction = 'gained' | 'ahead' | 'lost'

export const directionOf = (category: EmotionCategory): Direction =>
  isPleasant(category) ? 'gained' : AHEAD.has(category) ? 'ahead' : 'lost'

/** Where somebody has died or is gone, steps that speak to them would hurt. */
const LIVING: ReadonlySet<string> = new Set(['partner', 'family', 'children', 'friends'])

const ENDED: Readonly<Record<string, RegExp>> = { partner: PARTED, work: JOB_IS_OVER }

/** The item itself, or two words of it in the sentences that matter. */
const TOPIC_FROM = 3

/** The item says most about the part of life, then the sentences about it, then the rest. */
function topicScore(topic: Topic, item: string, near: string, whole: string): number {
  const words = new RegExp(topic.cues.source, 'g')
  return (
    (topic.cues.test(item) ? 4 : 0) +
    Math.min(3, new Set(near.match(words)).size * 1.5) +
    (topic.cues.test(whole) ? 0.5 : 0)
  )
}

function topicWords(equation: ReadEquation, text: SituationText, isGrief: boolean): Words | null {
  const { category } = equation.verdict
  if (INWARD.has(category)) return null
  const near = equation.evidence.map((at) => text.normalised[at]!).join(' . ')
  const item = normalise(`${equation.item.category} ${equation.item.name}`)
  const isPast = isGrief || /\b(?:ex|former|late)\b/.test(item)
  const topics = TOPICS.filter(
    ({ id }) => !(isPast && LIVING.has(id)) && ENDED[id]?.test(text.whole) !== true,
  )
  const scored = topics.map((topic) => ({
    topic,
    value: topicScore(topic, item, near, text.whole),
  }))
  const { topic, value } = scored.reduce((top, next) => (next.value > top.value ? next : top))
  if (value < TOPIC_FROM) return null
  const direction = directionOf(category)
  const { question, steps, reframes } = FEELINGS[category]
  return {
    ...NONE,
    id: `${topic.id}-${direction}`,
    questions: [question],
    ...(topic.who ? { who: topic.who } : {}),
    ...topic[direction],
    // Anger asks for a line to be drawn, whatever part of life it is about.
    ...(category === 'anger' ? { steps, reframes } : {}),
  }
}

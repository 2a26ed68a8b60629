/** Which kind of event an equation is about, read from cues in the text; null when none is clear. */
import { type EmotionCategory, isPleasant } from '#domain/emotion.ts'
import { FEELINGS } from '../library/feelings.ts'
import { AHEAD, type Frame } from '../library/frame.ts'
import { BROAD_FRAMES, FRAMES } from '../library/frames.ts'
import { TOPICS, type Topic } from '../library/topics.ts'
import { normalise } from '../model/normalise.ts'
import type { ReadEquation } from '../reasoning/understand.ts'
import type { SituationText } from '../situation-text.ts'

/** Less than this is a stray word, and a wrong frame is worse than none. */
const CLEAR_FROM = 0.95

/** What one did oneself outweighs the quarrel it happened in. */
const OWN_ACTS = new Set(['i-hurt-someone', 'stayed-silent', 'hiding-truth'])

function score(frame: Frame, near: string, whole: string): number {
  const inNear = frame.cues.filter((cue) => cue.test(near)).length
  const inWhole = frame.cues.filter((cue) => cue.test(whole)).length
  if (inWhole === 0) return 0
  const value = inNear * 1.5 + (inWhole - inNear)
  return (
    value * (BROAD_FRAMES.has(frame.id) ? 0.7 : OWN_ACTS.has(frame.id) ? 1.2 : 1) +
    (frame.care ? 1 : 0)
  )
}

export function chooseFrame(equation: ReadEquation, text: SituationText): Frame | null {
  const { category } = equation.verdict
  const near = equation.evidence.map((at) => text.normalised[at]!).join(' . ')
  let best: Frame | null = null
  let top = CLEAR_FROM
  for (const frame of FRAMES) {
    if (!frame.feelings.includes(category) || frame.unless?.test(text.whole)) continue
    const value = score(frame, near, text.whole)
    if (value > top) {
      top = value
      best = frame
    }
  }
  const isGrief = speaksOfDeath(`${text.whole} . ${normalise(equation.item.name)}`)
  if (isPleasant(category) || !isGrief) return best ?? topicFrame(equation, near, text.whole)
  // Grief is left as it is, whatever feeling was read in it: the words decide, not the guess.
  return best ? { ...best, care: best.care ?? 'grief', reframes: [] } : DEATH
}

const speaksOfDeath = (whole: string): boolean =>
  DEATH.cues.some((cue) => cue.test(whole)) && !DEATH.unless?.test(whole)

/** What one holds against oneself, or wants away, is much the same in every part of life. */
const INWARD: ReadonlySet<EmotionCategory> = new Set(['shame', 'regret', 'disgust'])

/** Where somebody has died, steps that speak to them would hurt. */
const LIVING: ReadonlySet<string> = new Set(['partner', 'family', 'children', 'friends'])
const DEATH = FRAMES.find(({ id }) => id === 'death')!

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

function topicFrame(equation: ReadEquation, near: string, whole: string): Frame | null {
  const { category } = equation.verdict
  if (INWARD.has(category)) return null
  const item = normalise(`${equation.item.category} ${equation.item.name}`)
  const topics = speaksOfDeath(whole) ? TOPICS.filter(({ id }) => !LIVING.has(id)) : TOPICS
  const scored = topics.map((topic) => ({ topic, value: topicScore(topic, item, near, whole) }))
  const { topic, value } = scored.reduce((top, next) => (next.value > top.value ? next : top))
  if (value < TOPIC_FROM) return null
  const isAhead = (AHEAD as readonly string[]).includes(category)
  const kind = isPleasant(category) ? 'gained' : isAhead ? 'ahead' : 'lost'
  return {
    id: `${topic.id}-${kind}`,
    cues: [topic.cues],
    feelings: [category],
    theme: FEELINGS[category].theme,
    question: FEELINGS[category].question,
    ...(topic.who ? { who: topic.who } : {}),
    ...topic[kind],
    // Anger asks for a line to be drawn, whatever part of life it is about.
    ...(category === 'anger'
      ? { steps: FEELINGS.anger.steps, reframes: FEELINGS.anger.reframes }
      : {}),
  }
}

/**
 * The Equation of Emotion compares what a person expects for a part of who they are with what they perceive. The first
 * row of the table that fits names the group; attachment power, shift and confidence set the strength.
 */
import type { Variables, Verdict } from '../situation/analysis.ts'
import { type EmotionCategory, LADDERS } from './emotion.ts'
import { equationIntensity, STRENGTH, stepOf } from './strength.ts'

/** Smaller losses still count as "it keeps its worth". */
export const LOSS_FROM = 0.05

type Row = {
  category: EmotionCategory
  direction: 'loss' | 'gain or kept'
  accepted?: boolean
  time?: readonly Variables['time'][]
  source?: readonly Variables['source'][]
  isRepelled?: true
  isAttacked?: true
}

/**
 * The last three loss rows are not in the framework. They name the nearest group for combinations a person can reach by
 * changing one variable at a time.
 */
export const EMOTION_ROWS: readonly Row[] = [
  {
    category: 'disgust',
    direction: 'loss',
    accepted: true,
    source: ['outside', 'own'],
    isRepelled: true,
  },
  { category: 'shame', direction: 'loss', accepted: true, source: ['standing'] },
  {
    category: 'negativeanticipation',
    direction: 'loss',
    accepted: true,
    time: ['future'],
    source: ['outside'],
  },
  { category: 'sadness', direction: 'loss', accepted: true, time: ['now'] },
  { category: 'regret', direction: 'loss', accepted: true, time: ['past'] },
  { category: 'worry', direction: 'loss', accepted: false, time: ['future'] },
  {
    category: 'anger',
    direction: 'loss',
    accepted: false,
    time: ['now'],
    source: ['outside'],
    isAttacked: true,
  },
  { category: 'fear', direction: 'loss', accepted: false, time: ['now'] },
  { category: 'anger', direction: 'loss', accepted: false, time: ['past'], source: ['outside'] },
  { category: 'negativeanticipation', direction: 'loss', accepted: true, time: ['future'] },
  { category: 'shame', direction: 'loss', source: ['standing'] },
  { category: 'anger', direction: 'loss' },
  { category: 'pride', direction: 'gain or kept', source: ['standing'] },
  { category: 'positiveanticipation', direction: 'gain or kept', time: ['future'] },
  { category: 'happiness', direction: 'gain or kept' },
]

export const isLoss = (shift: number): boolean => shift <= -LOSS_FROM

function fits(row: Row, variables: Variables): boolean {
  return (
    (row.direction === 'loss') === isLoss(variables.shift) &&
    (row.accepted === undefined || row.accepted === variables.accepted) &&
    (!row.time || row.time.includes(variables.time)) &&
    (!row.source || row.source.includes(variables.source)) &&
    (!row.isRepelled || variables.isRepelled === true) &&
    (!row.isAttacked || variables.isAttacked === true)
  )
}

/** Rounds to two decimals, so every machine shows and stores the same number. */
export const roundShare = (value: number): number => Math.round(value * 100) / 100

/** Maps an intensity of 0 to 1 to one of the five steps. */
export const levelOf = (intensity: number): number => stepOf(roundShare(intensity) * STRENGTH.max)

export function emotionOf(variables: Variables): Verdict {
  const { category } = EMOTION_ROWS.find((row) => fits(row, variables))!
  const intensity = roundShare(equationIntensity(variables))
  const level = levelOf(intensity)
  return { category, level, name: LADDERS[category][level - 1]!, intensity }
}

/**
 * Says an experiment's result: the difference with its uncertainty, or that it is unclear. Never claims that something
 * works.
 */
import { EMOTION_LABELS } from '../emotion/emotion.ts'
import type { Experiment } from '../steps/own-experiment.ts'
import { counted } from './analytics-words.ts'
import { LOOKS } from './experiment.ts'

const [FIRST, LAST] = LOOKS

/** Rounds to halves, the precision of the data. */
const rounded = (points: number): string => String(Math.round(Math.abs(points) * 2) / 2)

export function formatExperiment(it: Experiment): string {
  const feeling = EMOTION_LABELS[it.category].toLowerCase()
  if (it.state === 'stopped')
    return `Stopped after ${counted(it.tosses, 'toss', 'tosses')}: no result.`
  if (it.state === 'too many unanswered')
    return 'More than a quarter of the questions weren’t answered, so we can’t say.'
  if (it.state === 'goes on')
    return it.tosses < FIRST.tosses
      ? `${it.tosses} of ${FIRST.tosses} tosses. We won’t look before then, because chance could fool us.`
      : `${it.tosses} of ${LAST.tosses} tosses. At ${FIRST.tosses} we couldn’t say.`
  const { apart, from, to } = it.difference ?? { apart: 0, from: 0, to: 0 }
  if (it.state === 'cannot be told') {
    const most = Math.max(Math.abs(from), Math.abs(to))
    return `We can’t see a difference. If there is one, it’s likely below ${rounded(most)} of 10.`
  }
  const [lighter, other] = apart > 0 ? [it.wayA, it.wayB] : [it.wayB, it.wayA]
  const ends = [from, to].map((end) => (apart > 0 ? end : -end)).sort((one, two) => one - two)
  const [least, most] = ends as [number, number]
  return `A day later ${feeling} was lighter when the coin said “${lighter}” than when it said “${other}”: by about ${rounded(apart)} points out of 10, probably between ${rounded(Math.max(0, least))} and ${rounded(most)}.`
}

/** Says the counts it rests on. */
export function formatTosses({ answered, refused, didOtherwise }: Experiment): string {
  const otherwise = didOtherwise > 0 ? `, ${didOtherwise} done differently` : ''
  return `${answered} answered, ${refused} refused${otherwise}. We go by what the coin said, whatever you did.`
}

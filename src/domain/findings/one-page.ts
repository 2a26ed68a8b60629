/** A one-page summary for a trusted person: tested findings and counts. Quotes only what the person selected. */
import { EMOTION_LABELS } from '../emotion/emotion.ts'
import { formatIntensity } from '../emotion/strength.ts'
import { EXERCISE_TITLES } from '../steps/exercise-words.ts'
import type { Forecast } from '../steps/forecast.ts'
import type { Experiment } from '../steps/own-experiment.ts'
import { STEP_LABELS } from '../steps/step.ts'
import type { Analytics } from './analytics.ts'
import { times } from './analytics-words.ts'
import type { Expectation } from './expectation.ts'
import { formatExperiment, formatTosses } from './experiment-words.ts'
import { biasOf, formatBias, formatForecasts } from './forecast-stats.ts'
import { formatHalfLife, formatTie, STAGE_LABELS } from './format-finding.ts'
import { formatHelps, formatLane, formatTries } from './helps-words.ts'
import type { Patterns } from './pattern.ts'
import { NOTHING_SEEN } from './pattern-words.ts'
import { exerciseLanesOf, lanesOf, type WhatHelps } from './what-helps.ts'

export type PageSources = {
  analytics: Pick<Analytics, 'emotions' | 'halfLives'>
  patterns: Pick<Patterns, 'patterns'>
  helps: Pick<WhatHelps, 'tries' | 'exercises'>
  forecasts: readonly Forecast[]
}

type CountedLine = { before: string; count: string | null; after: string }
const whole = ({ before, count, after }: CountedLine): string => `${before}${count ?? ''}${after}`

export function onePage({ analytics, patterns, helps, forecasts }: PageSources) {
  const answered = forecasts.filter(({ state }) => state === 'answered')
  const bias = biasOf(answered)
  const said = formatHelps(helps.tries, null)
  return {
    together:
      patterns.patterns.length === 0
        ? [NOTHING_SEEN]
        : patterns.patterns.map((it) => `${formatTie(it)} ${STAGE_LABELS[it.stage]}.`),
    often: analytics.emotions.map(({ category, count, intensity }) => ({
      category,
      times: times(count),
      strength: formatIntensity(intensity),
    })),
    lasting: analytics.halfLives.map((it) => formatHalfLife(it.category, it)),
    tried: [
      `${whole(said)} ${said.doubt}`,
      ...lanesOf(helps.tries).map(
        (lane) =>
          `${lane.lever ? STEP_LABELS[lane.lever] : 'Without a step'}: ${whole(formatLane(lane))}`,
      ),
      ...exerciseLanesOf(helps.exercises).map(
        ({ kind, ...lane }) => `${EXERCISE_TITLES[kind]}, right after: ${whole(formatTries(lane))}`,
      ),
    ],
    foreseen:
      answered.length === 0
        ? []
        : [whole(formatForecasts(answered)), ...(bias ? [formatBias(bias)] : [])],
  }
}

/** A quote the person can select for the page. */
export type OwnWords = { key: string; about: string; text: string }

export type WordSources = {
  helps: Pick<WhatHelps, 'tries'>
  experiments: readonly Experiment[]
  expectations: readonly Expectation[]
  situations: readonly { id: number; title: string; line: string; day: string }[]
}

/** The quotes on offer: plans with outcomes, experiments, expectations, and the latest situations. */
export function ownWords({
  helps,
  experiments,
  expectations,
  situations,
}: WordSources): OwnWords[] {
  return [
    ...helps.tries.flatMap(({ action, category, before, after, situationId, at }) =>
      action === null
        ? []
        : [
            {
              key: `plan ${situationId} ${at}`,
              about: 'Tried',
              text: `“${action}”. ${EMOTION_LABELS[category]}: ${before} before, ${after} after.`,
            },
          ],
    ),
    ...experiments.map((it) => ({
      key: `experiment ${it.id}`,
      about: 'Your own experiment',
      text: `${EMOTION_LABELS[it.category]}: “${it.wayA}”, or “${it.wayB}”? ${formatExperiment(it)} ${formatTosses(it)}`,
    })),
    ...expectations.map(({ wish, unmet, times: all }) => ({
      key: `wish ${wish}`,
      about: 'Expected',
      text: `“${wish}”. Not met ${unmet} of ${all} times.`,
    })),
    ...situations.map(({ id, title, line, day }) => ({
      key: `situation ${id}`,
      about: day,
      text: `${title}: “${line}”`,
    })),
  ]
}

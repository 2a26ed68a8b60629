import { emotionOf, roundShare } from '#domain/emotion/equation.ts'
import type { Variables } from '#domain/situation/analysis.ts'

/** What befell somebody is nothing they are guilty of: the ladder has its own words for that, one step up and one down. */
const BEFALLS: ReadonlySet<string> = new Set([
  'embarrassed',
  'body-image',
  'impostor',
  'criticised',
])
const ONE_STEP = [1.35, 0.65]

export function withoutGuilt(variables: Variables, event: string | null): Variables {
  if (!event || !BEFALLS.has(event) || emotionOf(variables).name !== 'guilt') return variables
  const steps = ONE_STEP.map((factor) => ({
    ...variables,
    shift: roundShare(Math.max(-1, variables.shift * factor)),
  }))
  return steps.find((step) => emotionOf(step).name !== 'guilt') ?? variables
}

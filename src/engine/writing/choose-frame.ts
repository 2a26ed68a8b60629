/** Which kind of event an equation is about, read from cues in the text; null when none is clear. */
import type { Frame } from '../library/frame.ts'
import { BROAD_FRAMES, FRAMES } from '../library/frames.ts'
import type { ReadEquation } from '../reasoning/understand.ts'
import type { SituationText } from '../situation-text.ts'

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
  let top = 0
  for (const frame of FRAMES) {
    if (!frame.feelings.includes(category) || frame.unless?.test(text.whole)) continue
    const value = score(frame, near, text.whole)
    if (value > top) {
      top = value
      best = frame
    }
  }
  return best
}

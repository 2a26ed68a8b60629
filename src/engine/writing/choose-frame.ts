/** Which kind of event an equation is about, read from cues in the text; null when none is clear. */
import type { Frame } from '../library/frame.ts'
import { JOY_FRAMES } from '../library/frames-joy.ts'
import { LIFE_FRAMES } from '../library/frames-life.ts'
import { PEOPLE_FRAMES } from '../library/frames-people.ts'
import { WORK_FRAMES } from '../library/frames-work.ts'
import type { ReadEquation } from '../reasoning/understand.ts'
import type { SituationText } from '../situation-text.ts'

export const FRAMES: readonly Frame[] = [
  ...WORK_FRAMES,
  ...PEOPLE_FRAMES,
  ...LIFE_FRAMES,
  ...JOY_FRAMES,
]

/** Cues this common say little by themselves. */
const BROAD = new Set([
  'overload',
  'body-image',
  'quiet-joy',
  'together',
  'stuck',
  'plans-ruined',
  'identity',
  'looking-forward',
  'kindness',
  'money-trouble',
  'waiting-result',
  'place-ends',
  'romantic-no',
])

function score(frame: Frame, near: string, whole: string): number {
  const inNear = frame.cues.filter((cue) => cue.test(near)).length
  const inWhole = frame.cues.filter((cue) => cue.test(whole)).length
  if (inWhole === 0) return 0
  const value = inNear * 1.5 + (inWhole - inNear)
  return value * (BROAD.has(frame.id) ? 0.7 : 1) + (frame.care ? 1 : 0)
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

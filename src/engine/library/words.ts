/**
 * Words an analysis is written with, wherever they come from. Slots: `{who|a friend}` is a person from the text, or what
 * stands after the bar; `{item}` is the part of the map it touches.
 */

import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Lever } from '#domain/situation/analysis.ts'
import type { Care } from './kinds.ts'

/** The lever, what to do and when; and the feelings it is meant for, where it does not fit all of them. */
export type Step = readonly [lever: Lever, text: string, feelings?: readonly EmotionCategory[]]

export type Growth = { area: string; text: string; steps: readonly string[] }

export type Words = {
  id: string
  /** Why the feeling makes sense, as a clause. */
  sense: readonly string[]
  steps: readonly Step[]
  questions: readonly string[]
  growth: readonly Growth[]
  /** Who may stand in `{who}`; anyone where it is left out. */
  who?: RegExp
  care?: Care
}

/** Reads the kind of event, and the feelings it usually brings. */
import { EMOTION_CATEGORIES, type EmotionCategory } from '#domain/emotion/emotion.ts'
import { GRIEF_EVENTS } from '#domain/steps/step.ts'
import type { MomentLibrary } from '../library/moments.ts'
import type { Manifest } from '../model/manifest.ts'
import type { Opinion, Opinions } from '../model/opinion.ts'

/** The shares of feelings by kind of event. */
export type EventFeelings = Readonly<Record<string, Readonly<Record<EmotionCategory, number>>>>

/** For kinds of events and moments, by name. */
export function eventFeelingsOf(
  { heads, eventFeelings }: Manifest,
  library: MomentLibrary,
): EventFeelings {
  const events = heads.read.find(({ name }) => name === 'event')?.labels ?? []
  const feelings = heads.item.find(({ name }) => name === 'emotion')?.labels ?? []
  const sharesOf = (row: readonly number[]) =>
    Object.fromEntries(feelings.map((feeling, at) => [feeling, row[at] ?? 0])) as Record<
      EmotionCategory,
      number
    >
  return Object.fromEntries([
    ...events.map((event, at) => [event, sharesOf(eventFeelings[at] ?? [])]),
    ...library.map(({ name, felt }) => [name, sharesOf(felt)]),
  ])
}

/** The weight of moments, which predict feelings better than kinds of events. */
const MOMENT_SHARE = 0.6

/** The feelings the possible kinds of event predict, weighted by their shares. */
export function feelingsFromEvents(
  { event = {}, moment = {} }: Opinions,
  feelings: EventFeelings,
): Record<EmotionCategory, number> {
  const sum = Object.fromEntries(EMOTION_CATEGORIES.map((category) => [category, 0])) as Record<
    EmotionCategory,
    number
  >
  const add = (opinion: Opinion, weight: number) => {
    for (const [kind, share] of Object.entries(opinion))
      for (const category of EMOTION_CATEGORIES)
        sum[category] += weight * share * (feelings[kind]?.[category] ?? 0)
  }
  add(event, 1 - MOMENT_SHARE)
  add(moment, MOMENT_SHARE)
  return sum
}

const CLEAR_FROM = 0.4

export function clearKind(kinds: Opinion): string | null {
  const [kind, share] = Object.entries(kinds).reduce(
    (top, one) => (one[1] > top[1] ? one : top),
    ['', 0],
  )
  return share >= CLEAR_FROM ? kind : null
}

const GRIEF_FROM = 0.35

/** True if a loss is likely, and likelier than any other event. */
export function tellsOfGrief(opinion: Opinion): boolean {
  const loss = GRIEF_EVENTS.reduce((sum, event) => sum + (opinion[event] ?? 0), 0)
  const others = Object.keys(opinion).filter((event) => !GRIEF_EVENTS.includes(event))
  return loss >= Math.max(GRIEF_FROM, ...others.map((event) => opinion[event]!))
}

/** Which kind of event a text tells of, and what that kind says about the feeling it brings. */
import { EMOTION_CATEGORIES, type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import { GRIEF_EVENTS } from '#domain/steps/step.ts'
import type { FineLibrary } from '../library/fine.ts'
import { kindOf } from '../library/kinds.ts'
import type { Manifest } from '../model/manifest.ts'
import type { Opinion, Opinions } from '../model/opinion.ts'
import { JOB_IS_OVER, PARTED } from './clues.ts'
import { speaksOfTheirLoss } from './death-and-harm.ts'

/** Kind of event to the shares of the feelings it mostly brings. */
export type EventFeelings = Readonly<Record<string, Readonly<Record<EmotionCategory, number>>>>

/** Of kinds and of sub-kinds, under their names. */
export function eventFeelingsOf(
  { heads, eventFeelings }: Manifest,
  library: FineLibrary,
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
    ...library.map(({ id, felt }) => [id, sharesOf(felt)]),
  ])
}

/** The finer kinds know better what they bring, where they are known. */
const SUB_KIND_SHARE = 0.6

/** What the kinds of events that may be told speak for, all their shares together. */
export function feelingsFromEvents(
  { event = {}, subKind = {} }: Opinions,
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
  add(event, 1 - SUB_KIND_SHARE)
  add(subKind, SUB_KIND_SHARE)
  return sum
}

/** The text as a whole counts most, then the sentences an equation rests on. */
const WHOLE_SHARE = 0.6

export function mixedOpinion(whole: Opinion, near: readonly Opinion[]): Opinion {
  if (near.length === 0) return whole
  return Object.fromEntries(
    Object.entries(whole).map(([event, share]) => {
      const nearby = near.reduce((sum, opinion) => sum + (opinion[event] ?? 0), 0) / near.length
      return [event, WHOLE_SHARE * share + (1 - WHOLE_SHARE) * nearby]
    }),
  )
}

/** A wrong kind of event is worse than none. */
const FITTING_FROM = 0.3
/** A kind that seldom brings this feeling, but is surely told, and is at least as bright or dark. */
const RARE_FROM = 0.5

/** Words in a text that speak against a kind of event, however much the rest sounds like it. */
const NOT_MEANT: Readonly<Record<string, RegExp>> = {
  'passed-over':
    /\bi(?:'m| am| got| was made| became) (?:\w+ ){0,3}(?:team lead|promot\w+|the (?:job|role|part))\b/,
  'stolen-or-scammed':
    /\b(?:handed|gave|brought|walked|returned|took) (?:it|the \w+) (?:back|in|to the)\b/,
  'team-lost': /\b(?:i (?:put|shot|missed|kicked|played)|my (?:penalty|shot|kick)|mine)\b/,
  'team-won': /\b(?:i(?:'m| am) (?:\w+ ){0,2}coach|i coach|as (?:a|their) coach)\b/,
  'child-conflict': /\bi (?:\w+ ){0,2}(?:shouted|yelled|snapped|screamed|slammed)\b/,
  'waiting-result':
    /\b(?:two lines|positive|benign|all clear|the results? (?:is|are|came)|came back|it'?s a (?:boy|girl|yes|no))\b/,
  'medical-ahead':
    /\b(?:waiting for (?:the )?results?|(?:scan|mri|operation|surgery) (?:was|went|is over))\b/,
  'job-at-risk': JOB_IS_OVER,
  love: PARTED,
  distance: /\b(?:died|funeral)\b/,
}

/** The likeliest kind of event that can bring this feeling; null when none is clear. */
export function eventKind(
  opinion: Opinion,
  category: EmotionCategory,
  text: string,
): string | null {
  let best: string | null = null
  let top = 0
  for (const [event, share] of Object.entries(opinion)) {
    const kind = kindOf(event)
    if (!kind || NOT_MEANT[event]?.test(text)) continue
    const isUsual = kind.feelings.includes(category)
    const isSameSide = isPleasant(kind.feelings[0]!) === isPleasant(category)
    if (share < (isUsual ? FITTING_FROM : isSameSide ? RARE_FROM : 1) || share <= top) continue
    if (event === 'death' && speaksOfTheirLoss(text)) continue
    top = share
    best = event
  }
  return best
}

const GRIEF_FROM = 0.35

export const tellsOfGrief = (opinion: Opinion): boolean =>
  GRIEF_EVENTS.reduce((sum, event) => sum + (opinion[event] ?? 0), 0) >= GRIEF_FROM

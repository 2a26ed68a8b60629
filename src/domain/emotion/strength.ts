/**
 * Computes the strength of a feeling, 1 to 10, from the equation and the person's words, and explains it in one line.
 * Naming a feeling more precisely never changes the number.
 */
import { type PowerWord, powerLabel, powerWord } from '../self-map/attachment-power.ts'
import type { Variables } from '../situation/variables.ts'
import { upperFirst } from '../values/text.ts'

export const STRENGTH = { min: 1, max: 10 } as const

/** The intensity (0 to 1) if it is unknown. */
export const MIDDLING = 0.5

/**
 * The rule's version, stored with each analysis because numbers of different versions are never averaged. Analyses
 * without one used version 1.
 */
export const STRENGTH_RULE = 2

/** The weight of a perception by its confidence. News that a person half believes affects them less. */
const WEIGHT: Record<Variables['confidence'], number> = { low: 0.75, medium: 0.9, high: 1 }

/** The intensity from the equation alone, 0 to 1. The root balances how close the part is and how far it moved. */
export const equationIntensity = ({
  power,
  shift,
  confidence,
}: Pick<Variables, 'power' | 'shift' | 'confidence'>): number =>
  Math.sqrt(power * Math.abs(shift)) * WEIGHT[confidence]

/** The inverse of the rule: the shift of a part with this power for a given intensity. */
export const shiftFor = (intensity: number, power: number): number =>
  Math.min(1, intensity ** 2 / Math.max(power, 0.01))

export type StrengthWord = 'slight' | 'mild' | 'moderate' | 'strong' | 'overwhelming'
const WORDS: readonly StrengthWord[] = ['slight', 'mild', 'moderate', 'strong', 'overwhelming']

/** Maps a strength to one of five steps, two points each, the same for every group. */
export const stepOf = (strength: number): number =>
  Math.min(5, Math.max(1, Math.ceil(strength / 2)))

/** The word for a strength of 1 to 10. */
export const strengthWord = (strength: number): StrengthWord => WORDS[stepOf(strength) - 1]!

/** A feeling has at least the smallest strength. */
export const toStrength = (intensity: number): number =>
  Math.max(STRENGTH.min, Math.round(intensity * STRENGTH.max))

/** The word for an intensity of 0 to 1. */
export const intensityWord = (intensity: number): StrengthWord =>
  strengthWord(toStrength(intensity))

/** Formats an intensity as "strong, 7 of 10", the only scale shown. */
export const formatIntensity = (intensity: number): string =>
  `${intensityWord(intensity)}, ${toStrength(intensity)} of ${STRENGTH.max}`

/** Normalises intensities given as 0 to 1, 0 to 10 or 0 to 100. */
export function readIntensity(value: number): number {
  if (value > 10) return Math.min(1, value / 100)
  return value > 1 ? value / 10 : Math.max(0, value)
}

/** A cue in the text that moves the number. Each kind counts once. */
export type Cue = {
  kind: 'emphasis' | 'body' | 'lasting' | 'act' | 'measure'
  points: number
  /** The words from the text. */
  quote: string
}

/** The minimum strength of a feeling that is rarely weak. */
export type Floor = { least: number; because: string }

export type StatedWord = {
  /** The person's words that state it. */
  quote: string
  /** The word's strength if nothing else is known, and the range it fits. */
  usual: number
  range: readonly [number, number]
  /** The points of a degree word before it. Null without one. */
  degree: number | null
}

export type StrengthInput = {
  /** A number the person gave overrides everything else. */
  said?: number | undefined
  /** Null if no part of the map is known. */
  equation: Pick<Variables, 'power' | 'shift' | 'confidence'> | null
  stated?: StatedWord | undefined
  cues: readonly Cue[]
  /** The floor of a life event the feeling is about, scaled by how close the part is. */
  event?: Floor | undefined
  /** The floor of a phrase that states the strength: "Best evening in years". */
  measure?: Floor | undefined
  /** A trifle without a stated feeling. */
  isTrifle?: boolean
  /** The person's words for the part, used in `because`. */
  partName?: string | undefined
  /** The text names it, but it isn't on the map, so its power is a guess. */
  isOffMap?: boolean | undefined
}

/** `isSaid` if the person gave the number. */
export type Strength = { strength: number; because: string; isSaid: boolean }

/**
 * A floor counts fully if the part is close or off the map, `LESS_CLOSE` points less if it matters, otherwise not at
 * all.
 */
const WHOLE_FLOOR_FROM = 0.6
const FLOOR_FROM = 0.3
const LESS_CLOSE = 2
/** The limits of all raising and all lowering cues together. */
const MAX_UP = 3
const MAX_DOWN = -4
/** The cap for trifles and for feelings the person plays down. */
const SMALL = 4
/** The strength if neither a part nor a word gives one. */
const UNKNOWN = 5

const clamp = (value: number, [low, high]: readonly [number, number]) =>
  Math.min(high, Math.max(low, value))

function strongestOfKinds(cues: readonly Cue[]): Cue[] {
  const kinds = Map.groupBy(cues, ({ kind }) => kind)
  return [...kinds.values()].map((same) =>
    same.reduce((top, it) => (Math.abs(it.points) > Math.abs(top.points) ? it : top)),
  )
}

function eventFloor({ event, equation }: StrengthInput): number {
  if (!event) return 0
  const power = equation?.power ?? 1
  if (power < FLOOR_FROM) return 0
  return power < WHOLE_FLOOR_FROM ? event.least - LESS_CLOSE : event.least
}

const CLOSENESS: Record<PowerWord, [one: string, several: string]> = {
  'at the edge': ['is at the edge of your map', 'are at the edge of your map'],
  matters: ['matters', 'matter'],
  close: ['is close', 'are close'],
  core: ['is at the core of your map', 'are at the core of your map'],
}
/** Matches "your parents", but not "Lucas" or "your success". */
const SEVERAL = /^your .*(?:[^s]s|children|people)$/i

function formatPart({ equation, partName, isOffMap }: StrengthInput): string | null {
  if (!equation) return null
  const { power, shift, confidence } = equation
  const weight = WEIGHT[confidence]
  const doubt = weight < 1 ? `, times ${weight} because it isn’t certain` : ''
  const moved = `changed by ${powerLabel(Math.abs(shift))}${doubt}`
  const isSeveral = SEVERAL.test(partName ?? '')
  // Past tense, so the line stays true after the part is added to the map.
  if (isOffMap)
    return `${partName ?? 'this'} ${isSeveral ? 'were' : 'was'} not on your map, so we guessed ${powerLabel(power)} for how much it matters, ${moved}`
  const [one, several] = CLOSENESS[powerWord(power)]
  const isClose = isSeveral ? several : one
  return `${partName ?? 'this'} ${isClose} (${powerLabel(power)}), ${moved}`
}

const moves = (points: number) => (points > 0 ? `adds ${points}` : `takes ${-points} off`)

export function strengthOf(input: StrengthInput): Strength {
  const { said, equation, stated } = input
  if (said !== undefined) return { strength: said, because: `You said ${said}.`, isSaid: true }
  const computed = equation && 10 * equationIntensity(equation)
  const start = stated
    ? stated.degree === null
      ? clamp(computed ?? stated.usual, stated.range)
      : stated.usual + stated.degree
    : (computed ?? UNKNOWN)
  const cues = strongestOfKinds(input.cues)
  const isMadeSmall = cues.some(({ kind, points }) => kind === 'measure' && points < 0)
  const isSoftened = isMadeSmall || (stated?.degree ?? 0) < 0
  const floors = isSoftened ? 0 : Math.max(eventFloor(input), input.measure?.least ?? 0)
  // A floor never raises a feeling above the range of its word.
  const floor = stated ? Math.min(floors, Math.max(start, stated.range[1])) : floors
  const up = cues.reduce((sum, { points }) => sum + Math.max(0, points), 0)
  const down = cues.reduce((sum, { points }) => sum + Math.min(0, points), 0)
  const moved = Math.max(start, floor) + Math.min(MAX_UP, up) + Math.max(MAX_DOWN, down)
  const isSmall = isMadeSmall || (input.isTrifle && !stated)
  const strength = clamp(Math.round(isSmall ? Math.min(SMALL, moved) : moved), [1, 10])
  const isLifted = floor > start
  const because = `${strength} of 10: ${reasons(input, cues, isLifted, floor)}.`
  return { strength, because, isSaid: false }
}

function reasons(
  input: StrengthInput,
  cues: readonly Cue[],
  isLifted: boolean,
  floor: number,
): string {
  const { stated, event, measure } = input
  const isByEvent = isLifted && eventFloor(input) >= (measure?.least ?? 0)
  const lifted = isByEvent ? event : measure
  const told = [
    ...(isLifted && lifted ? [`${lifted.because}, and that’s rarely less than ${floor}`] : []),
    ...(stated && cues.every(({ quote }) => quote !== stated.quote)
      ? [`your word, “${stated.quote}”`]
      : []),
    ...cues.map(({ quote, points }) => `“${quote}” ${moves(points)}`),
    ...(input.isTrifle && !stated ? ['a small thing'] : []),
  ]
  const part = isLifted || (stated && stated.degree !== null) ? null : formatPart(input)
  if (!part) return told.join(', ') || 'your words don’t say how strong it is'
  return told.length > 0 ? `${told.join(', ')}, and ${part}` : upperFirst(part)
}

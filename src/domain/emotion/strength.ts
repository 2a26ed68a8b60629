/**
 * How strong a feeling is, from 1 to 10. It rests on the equation and on what the person wrote, and it can be told in
 * one line. Naming a feeling more exactly never changes the number.
 */
import { type PowerWord, powerLabel, powerWord } from '../self-map/attachment-power.ts'
import type { Variables } from '../situation/correction.ts'

export const STRENGTH = { min: 1, max: 10 } as const

/** Of 0 to 1: nobody has said how strong it is, and nothing tells it. */
export const MIDDLING = 0.5

/** Stored with each analysis: numbers of different rules are never averaged. Analyses without one are of the first. */
export const STRENGTH_RULE = 2

/** How much a perception weighs: half-believed news moves a person less. */
const WEIGHT: Record<Variables['confidence'], number> = { low: 0.75, medium: 0.9, high: 1 }

/** The equation's own number, 0 to 1. The root lies between how close the part is and how far it moved. */
export const equationIntensity = ({
  power,
  shift,
  confidence,
}: Pick<Variables, 'power' | 'shift' | 'confidence'>): number =>
  Math.sqrt(power * Math.abs(shift)) * WEIGHT[confidence]

/** How far a part of this closeness has moved where a feeling is so strong: the rule, read backwards. */
export const shiftFor = (intensity: number, power: number): number =>
  Math.min(1, intensity ** 2 / Math.max(power, 0.01))

export type StrengthWord = 'slight' | 'mild' | 'moderate' | 'strong' | 'overwhelming'
const WORDS: readonly StrengthWord[] = ['slight', 'mild', 'moderate', 'strong', 'overwhelming']

/** The same steps for every group: two of ten each. */
export const stepOf = (strength: number): number =>
  Math.min(5, Math.max(1, Math.ceil(strength / 2)))

/** How a strength of 1 to 10 is said. */
export const strengthWord = (strength: number): StrengthWord => WORDS[stepOf(strength) - 1]!

/** What is felt at all is at least the smallest strength. */
const toStrength = (intensity: number): number =>
  Math.max(STRENGTH.min, Math.round(intensity * STRENGTH.max))

/** How an intensity of 0 to 1 is said: by the word of its strength, 1 to 10. */
export const intensityWord = (intensity: number): StrengthWord =>
  strengthWord(toStrength(intensity))

/** "strong, 7 of 10": the one scale a strength is told on, wherever it is told. */
export const sayIntensity = (intensity: number): string =>
  `${intensityWord(intensity)}, ${toStrength(intensity)} of ${STRENGTH.max}`

/** Intensities arrive as 0 to 1, 0 to 10 or 0 to 100; all mean the same. */
export function readIntensity(value: number): number {
  if (value > 10) return Math.min(1, value / 100)
  return value > 1 ? value / 10 : Math.max(0, value)
}

/** Something in the text that moves the number; each kind counts once. */
export type Cue = {
  kind: 'emphasis' | 'body' | 'lasting' | 'act' | 'measure'
  points: number
  /** The words themselves. */
  quote: string
}

/** What hardly anybody feels weakly is not computed down. */
export type Floor = { least: number; because: string }

export type StatedWord = {
  /** The words it was said in. */
  quote: string
  /** How strong the word is where nothing else is known, and the range in which it is at home. */
  usual: number
  range: readonly [number, number]
  /** Points of a degree word before it, and the word; null where it is stated bare. */
  degree: number | null
}

export type StrengthInput = {
  /** A number the person gave replaces everything. */
  said?: number
  /** Null where no part of the map is known. */
  equation: Pick<Variables, 'power' | 'shift' | 'confidence'> | null
  stated?: StatedWord
  cues: readonly Cue[]
  /** A life event the feeling is about; it counts by how close the part is. */
  event?: Floor
  /** "Best evening in years": it says itself how strong it is. */
  measure?: Floor
  /** A trifle that nothing is stated about. */
  isTrifle?: boolean
  /** Their own words for what it is about, for the line that tells the number. */
  partName?: string
  /** Only named by the text: nobody has said yet how close it is. */
  isOffMap?: boolean
}

/** `isSaid`: the number is the person's own. */
export type Strength = { strength: number; because: string; isSaid: boolean }

/** A floor counts whole for what is close or not on the map, less for what matters, not at all for the rest. */
const WHOLE_FLOOR_FROM = 0.6
const FLOOR_FROM = 0.3
const LESS_CLOSE = 2
/** All ups together, all downs together. */
const MOST_UP = 3
const MOST_DOWN = -4
/** A trifle, and what the person makes small. */
const SMALL = 4
/** Where neither a part nor a word says anything. */
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
/** "Your parents", but not "Lucas" and not "your success". */
const SEVERAL = /^your .*(?:[^s]s|children|people)$/i

function sayPart({ equation, partName, isOffMap }: StrengthInput): string | null {
  if (!equation) return null
  const { power, shift, confidence } = equation
  const weight = WEIGHT[confidence]
  const doubt = weight < 1 ? `, times ${weight} because it isn’t certain` : ''
  const moved = `moved by ${powerLabel(Math.abs(shift))}${doubt}`
  const isSeveral = SEVERAL.test(partName ?? '')
  // It stays true when it is put on the map afterwards.
  if (isOffMap)
    return `${partName ?? 'this'} ${isSeveral ? 'were' : 'was'} not on your map, so we guessed ${powerLabel(power)} for how much it matters, ${moved}`
  const [one, several] = CLOSENESS[powerWord(power)]
  const isClose = isSeveral ? several : one
  return `${partName ?? 'this'} ${isClose} (${powerLabel(power)}), ${moved}`
}

const moves = (points: number) => (points > 0 ? `adds ${points}` : `takes ${-points} off`)
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

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
  // A floor never lifts a feeling above what its word can mean.
  const floor = stated ? Math.min(floors, Math.max(start, stated.range[1])) : floors
  const up = cues.reduce((sum, { points }) => sum + Math.max(0, points), 0)
  const down = cues.reduce((sum, { points }) => sum + Math.min(0, points), 0)
  const moved = Math.max(start, floor) + Math.min(MOST_UP, up) + Math.max(MOST_DOWN, down)
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
  const part = isLifted || (stated && stated.degree !== null) ? null : sayPart(input)
  if (!part) return told.join(', ') || 'your words don’t say how strong it is'
  return told.length > 0 ? `${told.join(', ')}, and ${part}` : sentence(part)
}

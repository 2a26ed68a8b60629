/** A check-in in four taps: a feeling, a word for it, the item it touches, and its strength. */
import * as z from 'zod/mini'
import { EmotionCategory, isPleasant, LADDERS } from '../emotion/emotion.ts'
import { roundShare } from '../emotion/equation.ts'
import { STRENGTH, STRENGTH_RULE, shiftFor, stepOf } from '../emotion/strength.ts'
import { Word } from '../emotion/word.ts'
import { lengthOf, lines, upperFirst } from '../values/text.ts'
import type { Equation, Findings, Variables } from './analysis.ts'
import { type Correction, isNothing } from './correction.ts'
import { DraftId, type ItemSnapshot, NO_ITEMS, WrittenAt } from './situation.ts'
import { DESCRIPTION, TITLE } from './situation-limits.ts'
import { answersOf, variablesIn } from './walk.ts'

/** Maximum characters of the optional line. */
export const LINE_LENGTH = 500
export const KEPT_ALREADY =
  'This check-in is already saved, and you’ve added to it since. Start a new one.'

/** A word that isn't in the vocabulary must be added to the dictionary first, which checks it for danger. */
export const NOT_YOUR_WORD = 'Choose one of the words offered, or one of your own.'

export const NewCheckIn = z.object({
  category: EmotionCategory,
  /** A word of the vocabulary or of the person's dictionary. If absent, a step of the group's ladder is used. */
  word: z.optional(Word),
  /** The step of the group's ladder, if one was tapped. */
  level: z.optional(z.int().check(z.gte(1), z.lte(5))),
  /** Absent if it is about nothing in particular. */
  itemId: z.optional(z.int({ error: NO_ITEMS })),
  strength: z.int().check(z.gte(STRENGTH.min), z.lte(STRENGTH.max)),
  draftId: DraftId,
  writtenAt: WrittenAt,
})
export type NewCheckIn = z.infer<typeof NewCheckIn>

export const CheckInLine = lines({
  min: 1,
  max: LINE_LENGTH,
  tooShort: 'Write a line, or skip this',
  tooLong: `A line can be up to ${LINE_LENGTH} characters`,
})

type TappedFeeling = Pick<NewCheckIn, 'category' | 'level' | 'strength' | 'word'>

/** The person's word, else the tapped step, else the step for the strength. */
export const wordOf = ({ category, word, level, strength }: TappedFeeling): string =>
  word ?? LADDERS[category][(level ?? stepOf(strength)) - 1]!

/** "frustration about Tom", or "missing Tom" if the word has a place for the name. The word alone without an item. */
export function wordAbout(word: string, itemName: string | null): string {
  if (itemName === null) return word
  const name = itemName.replace(/^(?:My|Our|The|An?)(?= )/, (first) => first.toLowerCase())
  return word.endsWith(SOMEONE)
    ? `${word.slice(0, -SOMEONE.length)} ${name}`
    : `${word} about ${name}`
}
const SOMEONE = ' someone'

/** "Frustration about Tom" */
export const formatCheckIn = (felt: TappedFeeling, itemName: string | null): string =>
  upperFirst(wordAbout(wordOf(felt), itemName))

export const checkInTitle = (felt: TappedFeeling, itemName: string | null): string =>
  [...formatCheckIn(felt, itemName)].slice(0, TITLE.max).join('')

/** The stored description: the person's line first, if there is one. */
export function checkInDescription(
  felt: TappedFeeling,
  itemName: string | null,
  line = '',
): string {
  const facts = `Check-in: ${wordAbout(wordOf(felt), itemName)}, ${felt.strength} of ${STRENGTH.max}.`
  const room = DESCRIPTION.max - lengthOf(facts) - 2
  return line ? `${[...line].slice(0, room).join('')}\n\n${facts}` : facts
}

/** Smaller shifts no longer count as a loss. */
const SMALLEST_SHIFT = 0.1

export function checkInVariables({ category, strength }: TappedFeeling, power: number): Variables {
  const size = Math.max(SMALLEST_SHIFT, shiftFor(strength / STRENGTH.max, power))
  const { seen, how } = answersOf(category)
  return {
    ...variablesIn(seen, how, power),
    // A regret named without a story is about something of their own.
    ...(category === 'regret' && { source: 'own' as const }),
    shift: roundShare(isPleasant(category) ? size : -size),
  }
}

/**
 * Builds findings from the four taps without inventing an expectation or a perception, and without an equation if
 * `about` is null. `phrase` is the item's name inside a sentence.
 */
export function checkInFindings(
  felt: TappedFeeling,
  about: { item: ItemSnapshot; phrase: string } | null,
): Findings {
  const { category } = felt
  const level = stepOf(felt.strength)
  const intensity = roundShare(felt.strength / STRENGTH.max)
  const name = wordOf(felt)
  const equationOf = (item: ItemSnapshot): Equation => ({
    itemId: item.itemId,
    itemName: item.name,
    expectation: '',
    perception: '',
    ...checkInVariables(felt, item.attachmentPower),
    category,
    level,
    name,
    intensity,
    evidence: [],
  })
  return {
    engine: 'embedded',
    strengthRule: STRENGTH_RULE,
    reading: `You checked in: ${wordAbout(name, about?.phrase ?? null)}, ${felt.strength} of ${STRENGTH.max}.`,
    emotions: [
      {
        name,
        category,
        intensity,
        description: 'You named it yourself.',
        level,
        itemIds: about ? [about.item.itemId] : [],
        whose: 'chosen',
        strengthFrom: 'said',
      },
    ],
    perceptions: [],
    expectations: [],
    recommendations: [],
    questions: [],
    equations: about ? [equationOf(about.item)] : [],
  }
}

/** The strength tapped in a check-in, from its first findings. */
export const tappedStrength = ({ emotions: [main] }: Findings): number =>
  Math.round((main?.intensity ?? 0) * STRENGTH.max)

/** The feeling tapped in a check-in stays until the person names another one. */
export function withTapped(first: Findings, said: Correction): Correction {
  const [main] = first.emotions
  if (!main || isNothing(said) || said.feelings || said.equations) return said
  const { category, name, itemIds: [itemId] = [] } = main
  const strength = tappedStrength(first)
  const tapped = { category, word: name, strength, ...(itemId !== undefined && { itemId }) }
  return { ...said, feelings: [tapped] }
}

/** Corrects a check-in without an item. It has no equation, so the corrections are used as given. */
export function bareCheckIn(said: Correction, before: number): Findings {
  const [first, ...others] = (said.feelings ?? []).map(({ category, word, level, strength }) =>
    checkInFindings(
      { category, word, level, strength: strength ?? (level ? 2 * level : before) },
      null,
    ),
  )
  const line = (text: string | undefined) => (text ? [{ description: text }] : [])
  return {
    ...first!,
    emotions: [first!, ...others].flatMap(({ emotions }) => emotions),
    expectations: line(said.expected),
    perceptions: line(said.saw),
    said,
  }
}

/**
 * The headline retells it in at most 25 words: what was wanted, what was seen, and why that is this feeling. What does not
 * fit into them is left out, the reason last of all.
 */
import { FEELINGS } from '#domain/content/feelings/words.ts'
import { EMOTION_LABELS, isPleasant } from '#domain/emotion/emotion.ts'
import { isFormOf } from '#domain/emotion/known-word.ts'
import { wordKey } from '#domain/emotion/word.ts'
import { shorten, upperStart, withoutStop } from '../input/clause.ts'
import { normalise } from '../input/normalise.ts'
import { AT_ONCE, BARE, REASONED, TOLD_BOTH, TWO } from '../library/headlines.ts'
import { namedFeelings } from '../rules/clues.ts'
import { asSentence } from './fill.ts'
import type { Story } from './page.ts'
import type { Pick } from './pick.ts'
import { put } from './put.ts'
import { fittingReason } from './write-story.ts'

export const HEADLINE_WORDS = 25
/** With the shortest way to name the feeling behind it. */
const LONG = HEADLINE_WORDS - 4
const SHORT = 16
const HALF = 10

const count = (text: string) => text.split(/\s+/).filter(Boolean).length

/** What is quoted is shortened inside its marks; speech that would stay open is not cut. */
const QUOTED = /^([^“]*“)(.+)(”)$/su
const isOpen = (text: string) => (text.match(/"/g)?.length ?? 0) % 2 === 1

function within(text: string, words: number): string | null {
  if (count(text) <= words) return text
  const [, lead = '', inner = text, end = ''] = QUOTED.exec(text) ?? []
  const head = shorten(inner, words - count(lead))?.replace(/[,;:]$/, '')
  return head && !isOpen(head) ? `${lead}${head}${end}` : null
}

/** Told twice it would stand in one sentence with itself. */
const isSame = (one: string, other: string) =>
  one.toLowerCase().includes(other.toLowerCase()) || other.toLowerCase().includes(one.toLowerCase())

type Ways = readonly [list: readonly string[], words: Record<string, string>]

export function writeHeadline(story: Story, other: Story | undefined, pick: Pick): string {
  const { category } = story.equation.verdict
  const side = isPleasant(category) ? 'gain' : 'loss'
  const emotion = nounOf(story)
  const seen = story.seen?.clause ?? null
  const wish = story.expected.sentence ? withoutStop(story.expected.sentence) : null
  const reason = fittingReason(story, pick)
  const bare = (told: string | null): Ways[] =>
    told ? [[BARE[side], { seen: told, emotion }]] : []
  const tellings = (told: string | null): Ways[] => [
    ...(told && wish && !isSame(wish, told)
      ? [[TOLD_BOTH[side], { wish, seen: told, emotion }] as Ways]
      : []),
    ...(told && reason ? [[REASONED, { seen: told, emotion, reason }] as Ways] : []),
    ...bare(told),
  ]
  const ways = [
    ...twoReasons(story, other),
    ...tellings(seen),
    // What carries it may stand at the end: only what is too long is cut.
    ...bare(seen && within(seen, LONG)),
    ...tellings(seen && within(seen, SHORT)),
    ...tellings(wish),
    ...tellings(
      story.quote && !isOpen(story.quote.text) ? `you write “${story.quote.text}”` : null,
    ),
    // A copy for others tells none of the person's words.
    ...bare(reason),
  ]
  for (const [list, words] of ways) {
    const fitting = list.filter((way) => count(put(way, words)) <= HEADLINE_WORDS)
    // There are few ways to close: who has read them all reads one again, before something that tells less.
    const way = pick.from(fitting, 'headline') ?? pick.from(fitting, 'closed again')
    if (way) return smoothed(put(way, words))
  }
  return asSentence(upperStart(emotion))
}

/** Words that say how somebody is: they do not stand after "hence". */
const NO_NOUN =
  /^(?:good|great|bad|awful|emotional|mixed|moved|understood|flattered|appreciated|left out|bittersweet|taken for granted|overwhelmed|torn|unsafe|vulnerable|trapped|insulted|used|creeped out|appalled|foolish|missing someone|missed chance)$/

/** A stated feeling goes by its own word. */
const nounOf = ({ equation: { stated, verdict } }: Story): string =>
  stated && !NO_NOUN.test(stated.word) ? stated.word : nameOf(verdict)

/** "Angry" is what somebody feels; between the two lies anger. Where the word has no noun, its group has. */
const nameOf = ({ name, category }: Story['equation']['verdict']): string => {
  const noun = FEELINGS.find((one) => isFormOf(one, wordKey(name)))?.word ?? name
  return NO_NOUN.test(noun) ? EMOTION_LABELS[category].toLowerCase() : noun
}

/** Two feelings get two reasons; said in one breath with one reason, they stand beside it; else only the first is told. */
function twoReasons(story: Story, other: Story | undefined): Ways[] {
  if (!other) return []
  const names = { emotion: nounOf(story), other: nounOf(other) }
  const [first, second] = [tellHalf(story), tellHalf(other)]
  const own = [first, second].filter((half) => half !== null && !namesFeeling(half))
  if (first && second && own.length === 2 && !isSame(first, second))
    return [[TWO, { ...names, seen: first, also: second }]]
  const [one, two] = [story.equation.stated, other.equation.stated]
  if (!one || one.sentence !== two?.sentence) return []
  const told = [other, story].map(({ seen }) => seen?.clause).find((it) => it && !namesFeeling(it))
  const short = told ? within(told, HALF + HALF / 2) : null
  return short ? [[AT_ONCE, { ...names, seen: short }]] : []
}

const namesFeeling = (clause: string) => namedFeelings(normalise(clause)).length > 0

function tellHalf({ seen, felt, expected }: Story): string | null {
  const told = seen?.clause ?? (expected.sentence && withoutStop(expected.sentence))
  const half = told && within(told, HALF)
  return half || (felt ? `you write “${felt.text}”` : null)
}

/** Speech at the end brings its own stop. */
const smoothed = (text: string): string => text.replace(/([.!?…]["”'’])\.$/u, '$1')

/**
 * A wish of the library in the voice of whoever has it, as it follows "I expected": "your name being said" becomes "my name
 * to be said", "being asked" becomes "to be asked".
 */
import { toFirstPerson } from '#domain/steps/step-words.ts'
import { infinitiveOf } from '../lexicon/infinitives.ts'

/** After these "-ing" is no verb of the wish: "without explaining", "a good beginning". */
const BEFORE_NOUN =
  /^(?:without|of|for|before|after|while|by|in|from|about|instead|than|to|with|at|on|a|an|the|my|no|good|and|or|somebody's|like|also|been|is|are|was|were|am|be)$/

/** "My no", "a plain no": something that is said, and can be heard. */
const isAnswer = (words: readonly string[], at: number): boolean =>
  words[at] === 'no' && /^(?:my|clear|plain)$/.test(words[at - 1] ?? '')

function withInfinitives(wish: string): string {
  const words = wish.split(' ')
  const [first = '', second = ''] = words
  const verb = infinitiveOf(first, true)
  if (verb) return alsoAfterAnd(['to', verb, ...words.slice(1)]).join(' ')
  const negated = first === 'not' ? infinitiveOf(second) : null
  if (negated) return alsoAfterAnd(['not', 'to', negated, ...words.slice(2)]).join(' ')
  // Who does it stands before: "others seeing", "the truth being told". What follows a comma is another thing.
  const at = words.findIndex(
    (word, n) =>
      n > 0 &&
      infinitiveOf(word, true) !== null &&
      (!BEFORE_NOUN.test(words[n - 1]!.toLowerCase()) || isAnswer(words, n - 1)) &&
      !words.slice(0, n).some((before) => /[,;]$|^(?:that|who|which|where|what|to)$/.test(before)),
  )
  if (at < 0) return wish
  const before = words[at - 1] === 'not' ? at - 1 : at
  const not = before < at ? ['not'] : []
  return alsoAfterAnd([
    ...words.slice(0, before),
    ...not,
    'to',
    infinitiveOf(words[at]!, true)!,
    ...words.slice(at + 1),
  ]).join(' ')
}

/** "coming home and finding them": both are wished. */
function alsoAfterAnd(words: readonly string[]): string[] {
  return words.map((word, n) => {
    const verb = /^(?:and|or|but)$/.test(words[n - 1] ?? '') ? infinitiveOf(word, true) : null
    return verb ? (words[n - 1] === 'but' ? `to ${verb}` : verb) : word
  })
}

/** Nobody calls it so, or hardly anybody could mean it where it would be offered. */
const SELDOM_MEANT =
  /\b(?:your animal|used to look past|without a second and a third time|the (?:best time, work or audition|gate, the window, the door))\b/
export const isOftenMeant = (wanted: string): boolean => !SELDOM_MEANT.test(wanted)

export const ownWish = (wanted: string): string => withInfinitives(toFirstPerson(wanted))

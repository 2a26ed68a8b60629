/** The words for an equation: those the fine library has for it, and after them those that hold for its family. */
import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import { didWrong } from '../library/candour.ts'
import type { Family } from '../library/family.ts'
import type { FineWords } from '../library/fine.ts'
import { isSpokenOf } from '../library/kind-words.ts'
import { kindOf } from '../library/kinds.ts'
import type { Step, Words } from '../library/words.ts'
import { type Circumstances, mayBeSaid } from '../rules/circumstances.ts'

/** What the fine library has for it, the likeliest first, and what holds for the whole family of such events. */
export type Fine = {
  words: readonly FineWords[]
  family: Family
  circumstances: Circumstances
}

/** To be told of a wrong where none was done is a verdict: shame has many other reasons. */
const OF_A_WRONG = /^(?:did-wrong|i-hurt-someone|forgot-someone|wrong-done)\b/

const DECIDED =
  /\b(?:decided|it is final|final|it'?s over|it is over|signed|has been sold|is booked|was sold|voted|confirmed|official|no way back|for good|closes? (?:in|on|at)|will close|last day)\b/
const SAYS_OPEN =
  /\b(?:still open|is open|not (?:yet )?decided|undecided|has not been decided|could still|may still|not yet that|no answer yet|whether it will)\b/i

/** Nothing is to be mended with somebody who has died. */
const MENDS = /\b(?:put|set) right\b|\bmakes? up for\b|\bapology\b/i

/** What a reason takes for granted of the writer, and what of it the text has to say first. */
const TAKEN_FOR_GRANTED: readonly (readonly [says: RegExp, needs: RegExp])[] = [
  [
    /\b(?:what you did|your (?:own )?fault|you blame|blaming yourself)\b/i,
    /\b(?:fault|blam\w+|guilt\w*|should(?:n't| not)? have|if i had|if only i|what i did|because of me)\b/,
  ],
  [
    /\byour body\b/i,
    /\b(?:my (?:body|heart|hands?|knees|stomach|belly|chest)|i (?:bled|shook|shake|was pregnant))\b/,
  ],
]
const isGranted = (sense: string, whole: string): boolean =>
  TAKEN_FOR_GRANTED.every(([says, needs]) => !says.test(sense) || needs.test(whole))

export function chooseWords(
  { event, verdict }: { event: string | null; verdict: { category: EmotionCategory } },
  isGrief: boolean,
  fine: Fine,
  whole: string,
): Words {
  const words = fineWords(event, fine, whole, verdict.category)
  if (!isGrief || isPleasant(verdict.category)) return words
  // Grief is left as it is, whatever feeling was read in it.
  const id = event || fine.words.length > 0 ? words.id : 'death'
  return { ...words, id, care: words.care ?? 'grief' }
}

function fineWords(
  event: string | null,
  fine: Fine,
  whole: string,
  category: EmotionCategory,
): Words {
  const { family, circumstances } = fine
  const isWrong = didWrong(whole)
  const mayBe = (id: string) => isWrong || !OF_A_WRONG.test(id)
  const words = fine.words.filter(({ id }) => isSpokenOf(id, whole) && mayBe(id))
  const [first] = words
  const id = event ?? first?.id.slice(0, first.id.indexOf('/')) ?? family.id
  const { who, care } = kindOf(id) ?? {}
  // Nobody is sent to who may have done them harm, even if the text does not call it that.
  const known = care === 'harm' ? { ...circumstances, safe: false } : circumstances
  const isDecided = DECIDED.test(whole)
  const isLate = known.alive === false
  const said = (texts: readonly string[]) =>
    texts.filter((text) => !(isDecided && SAYS_OPEN.test(text)) && !(isLate && MENDS.test(text)))
  const stepsOf = (steps: FineWords['steps']): Step[] =>
    steps
      .filter(([, step, needs]) => mayBeSaid(needs, known) && !(isLate && MENDS.test(step)))
      .map(([lever, step]): Step => [lever, step])
  // Those of the family come last: they are said where nothing closer fits.
  const both = mayBe(family.id) ? [...words, family] : words
  // What is true of every event with this feeling is no step, but for the body.
  const isAny = family.id.startsWith('any-')
  const general = stepsOf(family.steps).filter(([lever]) => !isAny || lever === 'body')
  const reasons = both.filter(({ feelings }) => feelings.includes(category))
  return {
    id,
    sense: reasons.flatMap(({ sense }) => said(sense)).filter((text) => isGranted(text, whole)),
    steps: [...words.flatMap(({ steps }) => stepsOf(steps)), ...(mayBe(family.id) ? general : [])],
    questions: both.flatMap(({ questions }) => said(questions)),
    growth: words.flatMap(({ growth }) => growth ?? []),
    ...(who && { who }),
    ...(care && { care }),
  }
}

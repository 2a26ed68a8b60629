/** What was seen: the clause of the text that carries the feeling, whole, in the second person. */

import { clauseOf, lowerStart, withoutStop } from '../input/clause.ts'
import { toldToWriter } from '../input/second-person.ts'
import { isSelfJudgement } from '../input/self-judgement.ts'
import type { SituationText } from '../input/situation-text.ts'
import { hasVerb } from '../input/whole-clause.ts'
import { namedFeelings } from '../rules/clues.ts'
import type { ReadEquation } from '../rules/equations.ts'
import { AHEAD } from '../rules/feeling-kinds.ts'
import type { Role } from '../rules/sentence-role.ts'
import { asSentence } from './fill.ts'
import type { Page, Seen } from './page.ts'
import { ownSentence, saidAbout } from './wish.ts'

/** A sentence is told once; later stories look for another one. */
function take(
  page: Page,
  roles: readonly Role[],
  candidates: readonly number[],
): { at: number; clause: string } | null {
  for (const at of candidates) {
    const role = page.understanding.roles[at]!
    if (page.used.has(at) || !roles.includes(role)) continue
    const isReading = role === 'reading'
    const clause = clauseOf(page.rests.get(at) ?? page.text.sentences[at]!.text, {
      isReading,
      limit: TOLD_WORDS,
    })
    if (!clause) continue
    page.used.add(at)
    return { at, clause: `${clause.turned}${isReading ? '' : fragmentAfter(page, at)}` }
  }
  return null
}

const FRAGMENT_WORDS = 3
/** They colour what was said, and say nothing. */
const EXCLAIMED =
  /^(?:oh|ah|wow|ugh|god|jesus|lol|haha\w*|sigh|anyway|well|yes|yeah|ok|okay|right|whatever|typical|great|lovely|wonderful)\b|[!?]/i

/** "The biopsy came back. Benign.": a word or two that stand alone are often the whole of it. */
function fragmentAfter({ text, used }: Page, at: number): string {
  const next = text.sentences[at + 1]
  if (!next || used.has(at + 1)) return ''
  const words = next.text.trim().split(/\s+/)
  const isName = namedFeelings(text.normalised[at + 1]!).length > 0
  if (words.length > FRAGMENT_WORDS || isName || EXCLAIMED.test(next.text)) return ''
  if (hasVerb(withoutStop(next.text))) return ''
  used.add(at + 1)
  return `. ${withoutStop(next.text.trim())}`
}

const FULL_SENTENCE = 4
/** The turn of a story often stands at the end of a long sentence. */
const TOLD_WORDS = 26

/** A fear is no event, and neither is a threat nobody means or what people say to comfort. */
const GUESSED =
  /\b(?:i|we)(?:'m| am|'re| are) (?:going to|gonna)\b|\b(?:i|we|it|they|he|she)(?:'ll| will| won'?t)\b|\b(?:could|would|might|should)(?:n'?t)? have\b|\bi could (?:just )?(?:strangle|kill|scream|cry|hit|hug|kiss)\b|\b(?:keeps?|kept) (?:telling|saying)\b|\bpeople say\b/

/** What others have decided or said is no guess. */
const REPORTED = /\b(?:told (?:me|us)|announced|decided|informed|voted)\b/

export const isTellable = (text: SituationText, at: number): boolean =>
  !GUESSED.test(text.normalised[at]!) || REPORTED.test(text.normalised[at]!)

/** A verdict on oneself is told as what it is; so is how somebody reads a thing. */
function seenIn(page: Page, { at, clause }: { at: number; clause: string }): Seen {
  const lead = isSelfJudgement(page.text.sentences[at]!.text)
    ? 'you tell yourself that '
    : page.understanding.roles[at] === 'reading'
      ? 'as you see it, '
      : ''
  return { at, clause: `${lead}${clause}`, sentence: asSentence(`${lead}${clause}`) }
}

/** Word for word and whole, where it cannot be turned. */
function quotedWhole(page: Page, at: number): Seen {
  const words = withoutStop(page.text.sentences[at]!.text)
  page.used.add(at)
  return { at, clause: `you write “${words}”`, sentence: `“${words}”.` }
}

export const isFull = (text: SituationText, at: number) =>
  text.sentences[at]!.text.split(/\s+/).length >= FULL_SENTENCE

/** "It was our anniversary", "twenty years of my hands are in there": where it stands, not what came of it. */
const BACKGROUND =
  /^(?:it|today|yesterday|this|(?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:was|is) (?:my|our|the|a|his|her)\b|\b(?:is|are) (?:still )?(?:in|on|at) (?:there|it)\b|^i turned \w+|^(?:and )?i(?:'m| am| was| feel| felt) (?:so |very |really |just |too |totally ){0,2}\w+\.?$/
function backgroundLast({ text, rests }: Page, told: readonly number[]): number[] {
  // What is left of a sentence that told the wish comes last as well.
  const isBackground = (at: number) => rests.has(at) || BACKGROUND.test(text.normalised[at]!)
  return told.toSorted((one, other) => Number(isBackground(one)) - Number(isBackground(other)))
}

/** Whoever states another feeling there tells what that one is about. */
function isOfAnother(at: number, { verdict }: ReadEquation, page: Page): boolean {
  const { start, end } = page.text.sentences[at]!
  const here = page.understanding.reading.stated.feelings.filter(
    (feeling) => feeling.start >= start && feeling.start < end,
  )
  return (
    here.length > 0 &&
    !here.some(({ group, second }) => group === verdict.category || second === verdict.category)
  )
}

/** Up to where the next thing begins. */
const BECAUSE =
  /^,?\s+(that|because|since)\s+([^.;!?…,]+?)(?=\s+(?:and|but)\s+(?:i|we|also|so|a|at|that|because)\b|[.;!?…,]|$)/iu

/** "I regret that she went" says why, "I regret that hug every time" does not. */
const SUBJECT =
  /^(?:i|we|you|he|she|it|they|there|this|these|those|nobody|no one|everyone|everybody|somebody|someone|nothing|my|our|his|her|their|your|the|an?|some|all|most|one|two|\p{Lu}\p{L}+)\b/u

/** "Sad that she is going": who says why is taken at their word. */
function saidWhy({ stated, verdict }: ReadEquation, page: Page): Seen | null {
  const [, joint = '', why = ''] =
    (stated && BECAUSE.exec(page.text.description.slice(stated.end))) ?? []
  // "Afraid that it is cancer" tells what may come, not what was seen.
  const isFeared = joint === 'that' && AHEAD.has(verdict.category)
  const isClause = !isFeared && hasVerb(why) && (joint !== 'that' || SUBJECT.test(why))
  const turned = isClause ? toldToWriter(why.trim()) : null
  if (!turned) return null
  return { at: null, clause: lowerStart(turned), sentence: asSentence(turned) }
}

/** "Bram sat in my lap and I was so happy": what stands before the feeling in one sentence brought it. */
const LAST_JOINT = /^(.+)(?:,| and (?=(?:i|we)\b)| so (?=(?:i|we)\b))/is
function toldBeside({ stated }: ReadEquation, page: Page): Seen | null {
  const at = page.text.sentences.findIndex(
    ({ start, end }) => stated !== undefined && stated.start >= start && stated.start < end,
  )
  if (!stated || at < 0 || page.used.has(at)) return null
  const lead = page.text.description.slice(page.text.sentences[at]!.start, stated.start)
  const before = LAST_JOINT.exec(lead)?.[1] ?? ''
  const isTelling = before.split(/\s+/).length >= FULL_SENTENCE && hasVerb(before)
  const clause = isTelling ? clauseOf(before, { limit: TOLD_WORDS }) : null
  if (!clause || namedFeelings(before.toLowerCase()).length > 0) return null
  page.used.add(at)
  return seenIn(page, { at, clause: clause.turned })
}

/** The clause that carries the feeling: the one that decides first, in the person's own words. */
export function seenOf(equation: ReadEquation, page: Page, isMain: boolean): Seen | null {
  const { text, understanding } = page
  const { saw } = saidAbout(equation, page.said, isMain)
  if (saw) {
    const told = ownSentence(saw, 'saw')
    return { at: null, clause: lowerStart(withoutStop(told)), sentence: told }
  }
  const why = saidWhy(equation, page) ?? toldBeside(equation, page)
  if (why) return why
  const isOwn = (at: number) => !isOfAnother(at, equation, page)
  if (!isMain) {
    const isNamed = (at: number) =>
      namedFeelings(text.normalised[at]!).some(
        ({ category }) => category === equation.verdict.category,
      )
    const [named] = equation.evidence.filter(isNamed)
    const events = equation.evidence.filter((at) => isOwn(at) && !isNamed(at))
    const own =
      take(page, ['event'], events) ||
      (named !== undefined && take(page, ['event', 'reading', 'feeling', 'other'], [named])) ||
      take(page, ['event', 'reading', 'other'], equation.evidence.filter(isOwn))
    return own ? seenIn(page, own) : null
  }
  const tellable = backgroundLast(
    page,
    equation.toldIn.filter((at) => isTellable(text, at) && isOwn(at)),
  )
  const [decisive] = tellable.filter((at) => isFull(text, at))
  // What decides and cannot be turned is quoted: told instead of it, the night before would pass for the good news.
  if (
    decisive !== undefined &&
    understanding.roles[decisive] === 'event' &&
    !page.rests.has(decisive) &&
    !clauseOf(text.sentences[decisive]!.text, { limit: TOLD_WORDS })
  )
    return quotedWhole(page, decisive)
  const full = tellable.filter((at) => isFull(text, at))
  const found =
    take(page, ['event'], [...full, ...tellable]) ??
    take(page, ['reading', 'other'], equation.evidence) ??
    take(page, ['feeling'], equation.evidence)
  if (found) return seenIn(page, found)
  const [any] = [...full, ...equation.evidence]
  return any === undefined || page.used.has(any) ? null : quotedWhole(page, any)
}

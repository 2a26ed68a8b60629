/**
 * Makes a piece of somebody's writing fit into our own sentences: shortened at a natural joint, turned to
 * the second person. What cannot be turned safely is quoted word for word instead.
 */

import type { Sentence } from '#domain/values/sentences.ts'
import { withApostrophes } from './apostrophes.ts'
import { withSubject } from './diary-style.ts'
import { outsideSpeech, toldToWriter } from './second-person.ts'
import { hasVerb, isStatement, isWholeClause } from './whole-clause.ts'

const OPENERS =
  /^(?:(?:dear diary,|oh my (?:god|gosh|goodness)[,!]?|omg[,!]?|ugh[,!.]*|(?:god|gosh|wow|damn|man|jesus|christ|hey|hmm|argh)[,!]) |(?:and|but|so(?! (?:far|much|many|long|called))|then|well|anyway|ok|okay|also|yes|yeah|honestly|basically|plus|or|still(?=,| (?:i|i'm|my|he|she|they|we|it)\b)|like|tbh|oh|look|i mean|me(?=,? i\b)|to be honest|long story short|the thing is|you know|at the end of the day)[, ]+)+/i
/** What people put behind a sentence for its tone. */
const TRAILING =
  /(?<!\s)(?:\s*(?:\p{Extended_Pictographic}|\uFE0F|\u200D|[:;]-?[()DP/]+(?!\w)|\b(?:lol|lmao|haha\w*|smh|tbh|ugh)\b[.!]*)){1,9}\s*$/iu
const THINKING =
  /^(?:i (?:just |really |honestly |still |also |always |do |can'?t help (?:but )?)?(?:guess|think|suppose|feel like|feel as if|feel that|bet|believe|know|swear|fear|worry|told myself|keep thinking)|i'?m (?:sure|afraid|convinced|certain|pretty sure|worried)|maybe|perhaps|probably|to me,?|it feels like|it feels as if|it seems like|it seems|seems like|obviously|clearly|apparently|deep down i know)(?: that)?,? (?=\S)(?!(?:how|what|why|who|where|when|if|whether)\b)/i
const JOINTS = [
  /; /,
  /: /,
  / [-–—] /,
  /, (?:and|but|so|because|which|while|although|even though|as|since|who|where|when|after|before|then|with) /,
  / (?:because|so that|but|although|even though|and then|which|while) /,
  /, /,
  / (?:and|so|when|after|before|since|until) /,
]

const WORDS_IN_CLAUSE = 18

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

/** "… and even | so I cried": the joint is inside an expression. */
const HANGS =
  /\b(?:then|even|ever|just|only|not|so|as|and|or|but|long|right|soon|am|is|are|was|were|been|be|felt|feel)$/i

/** "Njeru, who had laughed at me | had to read it out": what was begun is still waited for. */
const WAITS =
  /^[^,]+, (?:who|whose|which|where) [^,]*$|(?:,|;| and| but) (?:and |but |then )?(?:when|while|if|although|whenever|as soon as) [^,]*$/i

/** The longest head that ends at a joint and stays within the limit. */
export function shorten(
  text: string,
  limit = WORDS_IN_CLAUSE,
  isWhole: (head: string) => boolean = hasVerb,
): string | null {
  if (countWords(text) <= limit) return text
  let best = ''
  for (const joint of JOINTS)
    for (const match of text.matchAll(new RegExp(joint.source, 'gi'))) {
      const head = text.slice(0, match.index)
      const words = countWords(head)
      if (
        words >= 4 &&
        words <= limit &&
        !HANGS.test(head) &&
        !WAITS.test(head) &&
        isWhole(head) &&
        head.length > best.length
      )
        best = head
    }
  return best || null
}

/** The stop of "5 a.m." belongs to the word. */
export const withoutStop = (text: string) =>
  text.trim().replace(/(?<!\b[ap]\.m|[\s.!…,;:])[\s.!…,;:]+$|(?<=\b[ap]\.m\.)[\s.!…,;:]+$/u, '')

/** A cut may leave words at the end that lead nowhere. */
const NOWHERE =
  "and|but|or|so|without|with|to|of|the|a|an|in|on|at|for|that|because|as|than|from|by|it'll be|be|is|are|was|were|my|our|his|her|their|which|who|while|when"
const DANGLING = new RegExp(`(?<!,|\\s(?:${NOWHERE}))(?:,|(?<!\\s)\\s+(?:${NOWHERE}))+$`, 'i')

/** Word for word, shortened where it is long; the reader finds these very words in the text. */
export function quoteOf(
  sentence: Sentence,
  limit = WORDS_IN_CLAUSE,
): { text: string; start: number; end: number } {
  const core = withoutStop(sentence.text)
  const text =
    shorten(core, limit) ??
    shorten(core, limit, () => true) ??
    cutAfterWords(core, limit).replace(DANGLING, '')
  const quote = text.replace(/(?<![\s,;:])[\s,;:]+$/u, '')
  return { text: quote, start: sentence.start, end: sentence.start + quote.length }
}

function cutAfterWords(text: string, limit: number): string {
  const match = new RegExp(`^(?:\\S+\\s+){${limit - 1}}\\S+`).exec(text)
  return match ? match[0] : text
}

const LOWER_START =
  /^(?:Later|Meanwhile|Afterwards|Eventually|Somehow|Sometimes|Usually|Often|Never|None|Part|Yours|Although|Though|Being|Having|Neither|Either|Which|The|A|An|This|That|These|Those|My|Your|Our|You|He|She|They|It|We|His|Her|Their|Its|There|Nobody|Everyone|Everybody|Someone|Somebody|People|Everything|Nothing|Something|Some|All|Every|Each|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Fifteen|Twenty|Thirty|Forty|Fifty|In|On|At|After|Before|When|While|Yesterday|Today|Tonight|Tomorrow|Last|Next|For|Since|During|Because|If|Only|Even|Now|Just|Both|No|Not|Most|Many|Few|Half|Another|Once|Still|From|With|Without|By|As|Every|Then|Work|School|Dinner|Money|Things|Life|Half|Earlier|Recently|Lately|Years|Months|Weeks|Until|Despite|Instead|Apparently|Turns|What|How|Whenever|Where|Ever|Almost|Nearly|Finally|Suddenly|Here|First|Second|Third|Fourth|Fifth|Little|Whole|Somebody's|Someone's|Letter|Letters|Lunch|Breakfast|[A-Z][a-z]{3,}ing)\b/

/** For the middle of a sentence: only words that are surely no names lose their capital. */
export const lowerStart = (text: string): string =>
  LOWER_START.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

export const upperStart = (text: string): string =>
  text.replace(/^“?./su, (start) => start.toUpperCase())

export type Clause = {
  /** Turned, without a stop, fit for the middle of a sentence. */
  turned: string
}

/** Null when the sentence is no plain statement, is too long to cut or cannot be turned safely. */
export function clauseOf(
  text: string,
  options: { isReading?: boolean; limit?: number } = {},
): Clause | null {
  let core = outsideSpeech(withoutStop(text.replace(TRAILING, '')), withApostrophes).replace(
    OPENERS,
    '',
  )
  if (options.isReading) core = core.replace(THINKING, '').replace(THINKING, '')
  if (!isStatement(core)) return null
  const short = withoutStop(shorten(withSubject(core), options.limit) ?? '')
  if (countWords(short) < 3 || !isWholeClause(short)) return null
  const isShouting = short === short.toUpperCase() && /[A-Z]{5}/.test(short)
  const turned = toldToWriter(lowerStart(isShouting ? short.toLowerCase() : short))
  return turned === null ? null : { turned: lowerStart(turned) }
}

/**
 * Makes a piece of somebody's writing fit into our own sentences: shortened at a natural joint, turned to
 * the second person. What cannot be turned safely is quoted word for word instead.
 */
import { SPEECH, toSecondPerson } from './second-person.ts'
import type { Sentence } from './sentences.ts'

const OPENERS =
  /^(?:(?:and|but|so(?! (?:far|much|many|long|called))|then|well|anyway|ok|okay|also|yes|yeah|honestly|basically|plus|or|still(?! (?:no|in|the))|like|tbh|oh|look|i mean|to be honest|long story short|the thing is|you know|at the end of the day)[, ]+)+/i
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
const VERB =
  /\b(?:am|is|are|was|were|be|been|being|have|has|had|do|does|did|will|would|can|could|should|must|might|may|'m|'re|'s|'ve|'d|'ll|im|ive|dont|didnt|cant|wont|isnt|wasnt|\w+n't|\w{3,}ed|got|gets?|get|went|goes|go|said|says|told|took|takes|gave|gives|made|makes|came|comes|left|leaves|lost|found|saw|sees|knew|knows|thought|thinks|felt|feels|feel|forgot|broke|fell|kept|keeps|let|lets|put|read|ran|sent|sat|stood|spent|stole|won|wrote|bought|brought|caught|chose|cut|drove|ate|flew|grew|hit|hurt|held|hung|led|lied|met|paid|quit|rang|rose|sold|shut|slept|spoke|stuck|swore|taught|threw|woke|wore|keep|want|wants|need|needs|miss|love|loves|hate|hates|wish|hope|look|looks|think|know|starts?|ends?|closes?|moves?|says|calls?|works?|lives?|means?|turns?|happens?|doesn|didn|hasn|won|couldn|died|dies|cried|tried|lay|fed|shot|sang|began|drew|drank|rode|wept)\b/i
const ADDRESSES_READER = /\b(?:you|your|yours|yourself|u|ur)\b/i

const WORDS_IN_CLAUSE = 18

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

/** The longest head that ends at a joint and stays within the limit. */
export function shorten(
  text: string,
  limit = WORDS_IN_CLAUSE,
  isWhole: (head: string) => boolean = (head) => VERB.test(head),
): string | null {
  if (countWords(text) <= limit) return text
  let best = ''
  for (const joint of JOINTS)
    for (const match of text.matchAll(new RegExp(joint.source, 'gi'))) {
      const head = text.slice(0, match.index)
      const words = countWords(head)
      if (words >= 4 && words <= limit && isWhole(head) && head.length > best.length) best = head
    }
  return best || null
}

export const withoutStop = (text: string) => text.trim().replace(/[\s.!…,;:]+$/u, '')

/** A cut may leave words at the end that lead nowhere. */
const DANGLING =
  /(?:,|\s+(?:and|but|or|so|without|with|to|of|the|a|an|in|on|at|for|that|because|as|than|from|by|it'll be|be|is|are|was|were|my|our|his|her|their|which|who|while|when))+$/i

/** Diary style leaves out the "I": "Got the letter today", "Haven't slept". */
const WITHOUT_SUBJECT =
  /^(?:haven'?t|hadn'?t|didn'?t|don'?t|can'?t|couldn'?t|won'?t|wasn'?t|am|was|got|went|had|spent|lost|woke|felt|feel|feeling|found|forgot|finally got|just got|finished|failed|passed|picked|borrowed|handed|called|did|walked|drove|watched|opened|gave|brought|paid|helped|cleaned|signed|booked|applied|posted|texted|asked|turned|moved|saw|sat|tried|missed|made|took|told|came|ended up|started|quit|broke|cried|stayed|met|bought|sold|ran|read|dropped|ate|drank|kept|left|stood|wrote|sent|slept|cooked|baked|planted|ordered|looked|talked|played|finally (?:opened|did|told|wrote|asked|finished)|won|heard|decided|cannot|keep|still haven'?t|really want|love|hate|miss|need|want|wish|hope)\b/i
const QUESTION =
  /^(?:how|why|what|who|where|when) (?:is|are|was|were|do|does|did|can|could|am|should|would)\b/i
const isBalanced = (text: string) =>
  (text.match(/"/g)?.length ?? 0) % 2 === 0 &&
  (text.match(/“/g)?.length ?? 0) === (text.match(/”/g)?.length ?? 0) &&
  (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0)

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
  const quote = text.replace(/[\s,;:]+$/u, '')
  return { text: quote, start: sentence.start, end: sentence.start + quote.length }
}

function cutAfterWords(text: string, limit: number): string {
  const match = new RegExp(`^(?:\\S+\\s+){${limit - 1}}\\S+`).exec(text)
  return match ? match[0] : text
}

const LOWER_START =
  /^(?:The|A|An|This|That|These|Those|My|Your|Our|You|He|She|They|It|We|His|Her|Their|Its|There|Nobody|Everyone|Everybody|Someone|Somebody|People|Everything|Nothing|Something|Some|All|Every|Each|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Fifteen|Twenty|Thirty|Forty|Fifty|In|On|At|After|Before|When|While|Yesterday|Today|Tonight|Tomorrow|Last|Next|For|Since|During|Because|If|Only|Even|Now|Just|Both|No|Not|Most|Many|Few|Half|Another|Once|Still|From|With|Without|By|As|Every|Then|Work|School|Dinner|Money|Things|Life|Half|Earlier|Recently|Lately|Years|Months|Weeks|Until|Despite|Instead|Apparently|Turns|What|How|Whenever|Where|Ever|Almost|Nearly|Finally|Suddenly|Here|First|Second|Third|Fourth|Fifth|Little|Whole|Somebody's|Someone's|Letter|Letters|Lunch|Breakfast|[A-Z][a-z]{3,}ing)\b/

/** For the middle of a sentence: only words that are surely no names lose their capital. */
export const lowerStart = (text: string): string =>
  LOWER_START.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

export const upperStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export type Clause = {
  /** Turned, without a stop, fit for the middle of a sentence. */
  turned: string
}

/** Null when the sentence is a fragment, a question, addresses someone or is too long to cut. */
export function clauseOf(
  text: string,
  options: { isReading?: boolean; limit?: number } = {},
): Clause | null {
  let core = withoutStop(text).replace(OPENERS, '')
  if (options.isReading) core = core.replace(THINKING, '').replace(THINKING, '')
  if (/[?¿]|https?:|[<>{}[\]|=\\]/.test(core) || ADDRESSES_READER.test(core.replace(SPEECH, '')))
    return null
  // "I lost us the account" has two parties that would both become "you".
  if (QUESTION.test(core) || (/\bI\b/i.test(core) && /\bus\b/.test(core))) return null
  if (WITHOUT_SUBJECT.test(core)) core = `I ${core.charAt(0).toLowerCase()}${core.slice(1)}`
  const short = withoutStop(shorten(core, options.limit) ?? '')
  if (countWords(short) < 3 || !VERB.test(short) || !isBalanced(short)) return null
  if (
    /^(?:to|because|which|that|who|if|when|while|although|unless|than) /i.test(short) &&
    !/, /.test(short)
  )
    return null
  if (!/[a-z]/i.test(short) || /[\p{Extended_Pictographic}]/u.test(short)) return null
  const isShouting = short === short.toUpperCase() && /[A-Z]{5}/.test(short)
  return { turned: lowerStart(toSecondPerson(isShouting ? short.toLowerCase() : short)) }
}

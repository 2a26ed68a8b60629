/** What the ways to say a wish have in common: where it ends, whose it is, what is no wish at all. */
import { infinitiveOf } from '../lexicon/infinitives.ts'
import { lowerStart, shorten, withoutStop } from './clause.ts'

export type WishKind =
  | 'wanted'
  | 'thought'
  | 'promised'
  | 'agreed'
  | 'asked'
  | 'awaited'
  | 'feared'
  | 'dreaded'
  | 'shouldHave'
  | 'prepared'
  | 'usedTo'

/** `own` follows "I expected" and is null where the words cannot; `sentence` stands alone. Both in the writer's voice. */
export type OwnWish = { own: string | null; sentence: string }
export type WishCue = {
  kind: WishKind
  cue: RegExp
  read: (groups: readonly (string | undefined)[]) => OwnWish | '' | null
}

/** Where what is wished ends and something else begins. */
const JOINT =
  /[.;!?…:]| [-–—] |,? (?:but|because|although|though|yet|except|so i|so we|and (?:now|then|i|i'm|i'd|we|he|she|they|it|nobody|everybody|the|my|so|there|his|her|their|forgot|\w+ed))\b|, (?:and|so|which|who|when|while|now|then|i|he|she|they|it|we|you|as|not|(?:my|our|the|his|her|their|that|everybody|everyone|nobody)(?: \w+)?(?:'s| is| was| has| had| were| are| says?))\b/i
const MOST_WORDS = 22
const count = (text: string) => text.split(/\s+/).filter(Boolean).length

/** What is only an urge of the moment, or says nothing: nobody expected to sink into the floor. */
const URGE =
  /^(?:not )?(?:to )?(?:just )?(?:the (?:floor|ground|earth)\b|scream|cry|weep|die|disappear|vanish|sink|hide|throw up|be sick|puke|hug|kiss|punch|slap|strangle|kill|run away|shout|curl|crawl|laugh|explode|hit|go home|sleep|jump|be honest|say|know|apologi[sz]e|share|add|vent|write)\b/i
const EMPTY =
  /^(?:to|that|it|this|so|more|out|nothing|something|anything|everything|(?:it|this|that) to|to be|to do|to it)$|^(?:this|that|it) since\b|^(?:this|that|it) (?:so much|no end|a lot|for \w+|all \w+)$|\bus\b|\b(?:would|could|should|might|will)$|\b(?:heart|chest|head) (?:would|might|was going to)\b/i
/** "The bit I thought was the good one": the subject stands before it. */
const HEADLESS = /^(?:was|is|were|are|had|has|would|could|might)\b/i

export function wishIn(rest: string | undefined): string | null {
  const wish = withoutStop((rest ?? '').split(JOINT)[0] ?? '')
  const whole = count(wish) <= MOST_WORDS ? wish : shorten(wish, MOST_WORDS, () => true)
  return !whole ||
    whole.length < 3 ||
    [EMPTY, URGE, HEADLESS].some((none) => none.test(whole)) ||
    whole.includes('“”')
    ? null
    : whole
}

const OBJECT_FORMS: Readonly<Record<string, string>> = {
  i: 'me',
  he: 'him',
  she: 'her',
  they: 'them',
  we: 'us',
}
export const asObject = (subject: string): string =>
  OBJECT_FORMS[subject.toLowerCase()] ?? lowerStart(subject)
export const isWriter = (subject: string) => /^(?:i|we|.+ and i)$/i.test(subject)
export const LINKS = /^(?:(?:and|but|so|then|because|that|when|first|now|although|since) ){1,3}/i
/** "Nobody", "which" and the like wish for nothing. */
export const NO_SUBJECT =
  /^(?:which|that|who|what|there|nobody|this|and|but|so|it all|everything|where|everyone|you)$|^(?:what|how|when|why) |\b(?:that|who|where|which|if|been|always|never) ?|'d\b|(?<!and) i$/i

/** "Losing him" as it follows "I expected not": "to lose him". */
export function asInfinitive(gerund: string): string | null {
  const [word = '', ...rest] = gerund.split(' ')
  const verb = infinitiveOf(word)
  return verb ? ['to', verb, ...rest].join(' ') : null
}

const ADVERBS =
  '(?:(?:just|only|really|always|so|had|have|was|were|am|been|still|secretly|actually|at least|all|both|even|simply|already|kind of|honestly|naively|ever|quietly|badly) ){0,3}'
/** Not "the part that I wanted to cover". */
const NOT_ABOUT =
  '(?<!\\b(?:that|if|whether|which|what|all|nothing|how|time|who|do|did|things?|ones?|bit|part|stuff) )'
export const WRITER_ACTS = `${NOT_ABOUT}\\b(?:i|we)(?:'d|'ve|'m)? ${ADVERBS}`
export const SUBJECT =
  "(?:^|[,;:] |\\b(?:and|but|because|that|when|so|although) )((?:[\\p{L}'-]+ ){0,3}?[\\p{L}'-]+)"
/** "That" as a joint, and not in "that call" or "that at all". */
export const THAT =
  '(?: that(?= (?!(?:at|in|on|for|from|of|to|so|much|again|either|any|anymore|one|way|today|now|here)\\b)(?:i|we|he|she|it|they|my|our|the|this|there|everybody|nobody|\\p{Lu}\\p{Ll}+)\\b))?'
export const cue = (source: string) => new RegExp(source, 'iu')

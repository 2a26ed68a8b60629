/** What one sentence claims, asks or tells to do, held against all it may rest on. */
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { plainText } from '../danger/crisis-text.ts'
import { COMMON_WORDS, GIVEN_NAMES } from '../lexicon/common-words.ts'
import {
  CHARACTER_WORD,
  CONTACT_STEP,
  DIAGNOSIS,
  HEAVY_STEPS,
  HISTORY,
  ILLNESS_WORD,
  INSULT,
  MIND_OF_OTHERS,
  ON_PURPOSE,
  PERCEIVED,
  SUPPOSED,
} from '../lexicon/foreign-claims.ts'
import { RELATIONS } from '../lexicon/people.ts'
import { folded, type Grounds, groupsOf, numbersIn, stemOf, stemsIn, wordsIn } from './grounds.ts'

/** What a sentence rests on, as its writer marks it. */
export type Basis = 'said' | 'guess' | 'general'

/**
 * Where it stands: a claim about the person, what they wanted, something to do, a question, a wish in their own voice that
 * they may take.
 */
export type Place = 'claim' | 'wish' | 'step' | 'question' | 'offer'
const isTold = (place: Place): boolean => place === 'claim' || place === 'wish'

export type Sentence = { text: string; place: Place; basis: Basis; isQuoted?: boolean }

export type Check = (sentence: Sentence, grounds: Grounds) => boolean

const QUOTED = /[“"]([^“”"]{1,400})[”"]/g
const withoutQuotes = (text: string): string => text.replace(QUOTED, ' ')
const isSupposed = (text: string): boolean => SUPPOSED.test(text) || text.trim().endsWith('?')
export const isHedged = (text: string): boolean => isSupposed(text) || PERCEIVED.test(text)
/** Whether the person used this word themselves. */
const isTheirs = (found: string | undefined, { stems }: Grounds): boolean =>
  found !== undefined && stemsIn(found).some((stem) => stem.length > 3 && stems.has(stem))

/** Every word of it: whoever writes of their health has no "health anxiety" for that. */
const isWhollyTheirs = (found: string, { stems }: Grounds): boolean =>
  stemsIn(found).every((stem) => stems.has(stem))

const wordOf = (pattern: RegExp, text: string) => pattern.exec(text)?.[0]

export const leadsElsewhere: Check = ({ text }, { told }) => {
  const run = /\d(?:[\s().-]?\d){6,20}/.exec(text)?.[0]
  const isForeignNumber = run !== undefined && !told.includes(folded(run))
  // Also one that the text told it to name.
  const isAddress = /\b[a-z0-9-]{2,63}\.[a-z]{2,24}\b/.test(text)
  return (
    isForeignNumber ||
    isAddress ||
    /@|\bwww\b|https?/i.test(text) ||
    /\b(?:hotline|helpline)\b/i.test(text)
  )
}

/** Where hardly a word is English or theirs, we do not know what it says. */
const LEAST_KNOWN = 0.3
export const isOtherLanguage: Check = ({ text }, { stems }) => {
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) return true
  const words = wordsIn(withoutQuotes(text))
  if (words.length === 0) return true
  const known = words.filter((word) => COMMON_WORDS.has(word) || stems.has(stemOf(word)))
  return known.length / words.length < LEAST_KNOWN
}

/** An illness nobody named is not named at all; theirs is never given to somebody as a verdict on who they are. */
export const diagnoses: Check = ({ text }, grounds) =>
  [text, plainText(text)].some((it) => {
    const found = wordOf(DIAGNOSIS, it)
    const illness = wordOf(ILLNESS_WORD, found ?? it)
    if (illness === undefined) return found !== undefined
    return (found && CHARACTER_WORD.test(illness)) || !isWhollyTheirs(illness, grounds)
  })

/** "You may feel worthless" tells what somebody feels; "You are worthless" makes it so. */
export const insults: Check = ({ text }, grounds) => {
  const found = wordOf(INSULT, withoutQuotes(text))
  if (found === undefined) return false
  const isPerceived =
    /\b(?:as if|as though|felt|feel|may|might|seemed|thought|told yourself)\b/i.test(text)
  return !(isPerceived && isTheirs(found.split(' ').at(-1), grounds))
}

/** "Before you leave, …" tells when, not what. */
const WHEN = /\b(?:before|when|after|until|while|on) (?:you (?:\w+ )?)?$/i

/** Something to do is told as a command, or as what should be done. */
const isUrged = (text: string, place: Place, pattern: RegExp): boolean =>
  [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].some(({ index }) => {
    const before = text.slice(0, index)
    if (place === 'step') return !WHEN.test(before)
    return (
      /(?:^|[.;,:—–-] ?)(?:then |now |just |please |so |and ){0,3}$/i.test(before) ||
      /\b(?:should|must|have to|need to|ought to|better|try to|time to|could|can|might want to|go and)\s+(?:\w+\s+)?$/i.test(
        before,
      )
    )
  })

/** "Consider leaving", "think of quitting": the same step in another form. */
const withoutIng = (text: string): string[] => [
  text,
  text.replace(/(?<=\p{L}{3})ing\b/gu, 'e'),
  text.replace(/(?<=\p{L}{3})ing\b/gu, '').replace(/(\p{L})\1(?= |$|\p{P})/gu, '$1'),
]

export const isHeavyStep: Check = ({ text, place }, grounds) => {
  if (place === 'question' || place === 'offer') return false
  const isTender = grounds.isGrief || grounds.hasHarm
  const forms = place === 'step' ? withoutIng(text) : [text]
  const isHeavy = forms.some((said) =>
    HEAVY_STEPS.some((pattern) => {
      if (!isUrged(said, place, pattern)) return false
      return isTender || !isTheirs(wordOf(pattern, said)?.split(' ')[0], grounds)
    }),
  )
  return isHeavy || (grounds.hasHarm && isUrged(text, place, CONTACT_STEP))
}

/** Days and months name no stranger. */
const CALENDAR =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|english|i|ok|tv)$/
/** A capital letter that no sentence begins with. */
const NAME = /(?<=[\p{L}\p{N},;:'’)-] )\p{Lu}[\p{L}]*/gu

/** At the head of a sentence every word has one; who says or sees something there is somebody. */
const SPEAKER =
  /^\s*(?!(?:You|He|She|It|They|We|That|This|Who|What|Which|Nobody|Somebody|Someone|Everybody|Everyone|People|Others|Friends|Anyone|One|Some|Many|Most|Those|Then|Words|Nothing|Something|None|Tonight|Today|Tomorrow|Please|Just)\b)\p{Lu}\p{Ll}+ (?:(?:would|will|may|might|could|also|once|already) ){0,2}(?:tells?|told|says?|said|agrees?|agreed|thinks?|thought|saw|knows|knew|asked|wrote|called)\b/u

export const namesStranger: Check = ({ text, place }, grounds) => {
  const spoken = withoutQuotes(text)
  const isKnown = (name: string) =>
    grounds.names.has(name) ||
    grounds.stems.has(stemOf(name)) ||
    (CALENDAR.test(name) && (place === 'step' || grounds.told.includes(name)))
  const [first = ''] = wordsIn(spoken)
  const names = (spoken.match(NAME) ?? []).flatMap((name) => wordsIn(name))
  if (GIVEN_NAMES.has(first) || SPEAKER.test(spoken)) names.push(first)
  if (names.some((name) => !isKnown(name))) return true
  const said = new Set(wordsIn(spoken))
  return RELATIONS.some(
    ([relation = '', ...likes]) =>
      said.has(relation) && ![relation, ...likes].some((it) => grounds.stems.has(stemOf(it))),
  )
}

/** A number in a step is a measure ("ten minutes"); elsewhere it is a fact. */
const MOST_IN_A_STEP = 60
const PLAIN_COUNTS = new Set(['0', '1', '2'])
export const tellsNumber: Check = ({ text, place }, { numbers }) =>
  numbersIn(withoutQuotes(text)).some(
    (number) =>
      !numbers.has(number) &&
      (isTold(place)
        ? !PLAIN_COUNTS.has(number)
        : Number(number) > MOST_IN_A_STEP || number.length > 2),
  )

export const quotesOthers: Check = ({ text }, { told }) =>
  [...text.matchAll(QUOTED)].some(
    ([, inner = '']) => inner.trim().length > 2 && !told.includes(barely(inner)),
  )
/** Without the stop or comma that belongs to the sentence around it. */
const barely = (quote: string): string =>
  folded(quote).replace(/^[\s,.;:!?]+|(?<![\s,.;:!?])[\s,.;:!?]+$/g, '')

/** Words that are not in the text are no evidence. */
export const isQuoted = (quote: string | undefined, { told }: Pick<Grounds, 'told'>): boolean => {
  const words = barely(quote ?? '')
  return words.length > 2 && told.includes(words)
}

export const readsMinds: Check = ({ text, place }, grounds) => {
  if (place === 'step' || place === 'offer' || isSupposed(text)) return false
  // "You feel hurt because she hates you": what is felt excuses no reason given for it.
  const told = text.split(/\bbecause\b/i).filter((part) => !PERCEIVED.test(part))
  return told.some(
    (part) =>
      everyMatch(ON_PURPOSE, part).some((found) => !isWritten(found, grounds)) ||
      everyMatch(MIND_OF_OTHERS, part).some(
        (found) =>
          !isWritten(found, grounds) &&
          !OF_THE_PERSON.test(wordsIn(found)[0] ?? '') &&
          !OF_NOBODY.test(found),
      ),
  )
}
/** "The one you trusted", "what the team felt like": only a verb nobody wrote is a motive made up. */
const isWritten = (found: string, { stems }: Grounds): boolean =>
  stems.has(stemOf(wordsIn(found).findLast((word) => word.length > 3) ?? ''))
const everyMatch = (pattern: RegExp, text: string): string[] =>
  text.match(new RegExp(pattern, `${pattern.flags}g`)) ?? []
/** The person, or a part of a verb that has its subject further ahead. */
const OF_THE_PERSON = /^(?:you|have|had|has|did|do|not|to|be|been|would|will)$/
/** "Nobody knows your name", "people who know": that is no one's mind. */
const OF_NOBODY = /^(?:nobody|no one|who) (?:knows?|knew)$/i

export const tellsHistory: Check = ({ text, place }, grounds) => {
  if (!isTold(place) || isSupposed(text)) return false
  const found = wordOf(HISTORY, text)
  return found !== undefined && !grounds.told.includes(folded(found))
}

/** Nobody is told something else by a neighbouring word. */
const NEAR: readonly (readonly EmotionCategory[])[] = [
  ['fear', 'worry', 'negativeanticipation'],
  ['shame', 'regret'],
]
const nearTo = (felt: EmotionCategory): readonly EmotionCategory[] =>
  NEAR.find((groups) => groups.includes(felt)) ?? [felt]

/** What the person is said to feel. */
const FELT =
  /\b(?:you(?:'re| are| were| feel| felt| have| may be| might be| may feel| might feel)|your|leaves you|left you|makes you|made you|you with|this is|that is|it is)\b(?<rest>[^.;!?]{0,48})/gi
export const feelsOtherwise: Check = ({ text, place }, grounds) => {
  if (!isTold(place)) return false
  const spoken = folded(withoutQuotes(text)).replaceAll("'re", ' are')
  if (/\b(?:not|no longer|instead of|rather than|without)\b/.test(spoken)) return false
  const felt = new Set(grounds.felt.flatMap(nearTo))
  return [...spoken.matchAll(FELT)].some(({ groups }) =>
    stemsIn(groups?.rest ?? '').some((stem) => {
      const groups = groupsOf(stem)
      return groups?.isDisjointFrom(felt) && !grounds.stems.has(stem)
    }),
  )
}

/** Nobody but the person is here; "we" may be everybody. */
export const speaksOfItself: Check = ({ text, place }) =>
  place !== 'offer' && /\b(?:i|me|my|mine|myself)\b/i.test(withoutQuotes(text))

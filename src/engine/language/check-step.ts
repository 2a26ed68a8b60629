/**
 * Checks a model's step against a list of acts. Their objects must come from the text or be everyday things. Rejects
 * secret acts, acts on another person's things, and waiting for or following a person.
 */

import { isNumberWord } from '../lexicon/numbers.ts'
import {
  DOINGS,
  folded,
  GRAMMAR,
  isPast,
  NEUTRAL,
  stemOf,
  TIMES,
  wordsIn,
} from '../lexicon/stems.ts'
import step from '../lexicon/step-words.json' with { type: 'json' }
import { listsOf } from '../lexicon/words.ts'
import { QUOTED } from './quote-place.ts'
import { isPerson, type SupportedFacts } from './supported-facts.ts'

const LISTS = listsOf(step)
const stemsOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(stemOf))

const [THINGS, TAKEN] = [stemsOf(step.things), stemsOf(step.taken)]
const SHARED = stemsOf(step.shared)
export const ACTS: ReadonlySet<string> = new Set([...step.self, ...step.speech, ...step.hands])
export const OF_STEPS: ReadonlySet<string> = stemsOf(Object.values(step).flat())

type Deed = { verb: string; rest: readonly string[] }
const FILLER =
  /^(?:and|then|or|just|only|also|please|perhaps|maybe|i|i'll|i'd|will|can|could|may|might|would|not|\p{L}+ly)$/u
/** Removes the message after "write to him:", which contains no acts. */
const withoutMessage = (text: string): string => {
  const [head = '', message] = text.split(/: (.*)/s)
  const isSaid = message !== undefined && head.split(' ').some((word) => LISTS.speech.has(word))
  return isSaid ? head : text
}
/** Splits into clauses. An act is the first word of one. */
const deedsIn = (text: string): Deed[] =>
  withoutMessage(folded(text.replace(QUOTED, ' ')))
    .split(/[,;:.!?] |\s(?=(?:and|then|or) )/)
    .map((clause) => {
      const words = clause.match(/[\p{L}\d'-]+/gu) ?? []
      const at = words.findIndex((word) => !FILLER.test(word))
      return { verb: words[at] ?? '', rest: at < 0 ? [] : words.slice(at + 1) }
    })
    .filter(({ verb }) => verb !== '')

/** True if it has an act of the kinds our steps use. */
export const hasDeed = (text: string): boolean => deedsIn(text).some(({ verb }) => ACTS.has(verb))

/** Matches secret acts. */
const SECRET =
  /\b(?:secret\w*|sneak\w*|spy|pretend\w*|unnoticed|unseen|(?:tell|show|ask|say)\w* (?:\w+ )?(?:nobody|no one)|so (?:that )?(?:nobody|no one) (?:see|notice|know)s|without (?:\w+ ){1,3}(?:knowing|noticing|seeing)|without (?:telling|asking|saying)|(?:not|don't|never) (?:tell|say|ask|show|let)|behind (?:his|her|their) back|(?:while|when|before|until|after) (?:he|she|they|everybody|everyone) (?:sleeps?|wakes?|(?:is|are) (?:out|away|asleep|not|gone|alone)|come|comes) ?(?:home|back|in)?)\b/
/** Matches words that end something, undo something, expose a person or teach them a lesson. */
const ENDING =
  /(?:, ever\b|^(?:do not|don't|never)\b)|\b(?:never (?:again|want|see|speak|talk|come|go)|too late|however (?:long|much)|no matter|turn \w+ ?\w* down|take (?:the |my )?(?!step)\w+ back|(?:it is|it's|we are|we're|is|are) (?:over|through|finished)|(?:am|i'm|be) (?:done|through) with|for good|what (?:he|she|they) really|(?:every|no)(?:one|body) what|from now on|what kind of|so (?:that )?(?:he|she|they|there|nobody|no one) )\b/
/** Matches steps that make the person smaller, hide them or put off help, and reasons, which a step doesn't need. */
const SMALLER =
  /(?:^|, |\b(?:and|then) )let (?!me\b|myself\b|it\b)|\b(?:stay (?:at|in|away|out|home)|step back|less|fewer|softer|quieter|smaller|more and more|out of reach|do without|keep \w+(?: \w+)? from|take (?:something|another|a few|one)|(?:since|because) (?!i\b)\w+|without a word|who (?:would|will) only)\b|(?:^|\b(?:and|then|,) )(?:not|never|don't) /
/** An apology, for those who feel that they did something. */
const APOLOGY = /\bapologi[sz]e\b|\b(?:i am|i'm) (?:so |very )?sorry\b/

export const isUnfitStep = (text: string, grounds: SupportedFacts): boolean => {
  const plain = folded(text.replace(QUOTED, ' '))
  if (SECRET.test(plain) || ENDING.test(plain) || SMALLER.test(plain)) return true
  if (APOLOGY.test(plain) && !grounds.felt.has('regret') && !grounds.own.has('sorry')) return true
  if (wordsIn(plain).some((word) => LISTS.costly.has(word) && !grounds.own.has(stemOf(word))))
    return true
  const deeds = deedsIn(text)
  const first = deeds.findIndex(({ verb }) => ACTS.has(verb))
  return deeds.some((deed, at) =>
    ACTS.has(deed.verb)
      ? harmsOthers(deed, grounds) || isForeignObject(deed, grounds)
      : at < first || first < 0
        ? !opensPlan(deed.verb, grounds)
        : isOtherAct(deed),
  )
}

/** True for "Tonight", "Ten minutes before bed" and "When I next see Karen". */
const opensPlan = (word: string, { own }: SupportedFacts): boolean => {
  const stem = stemOf(word.replace(/'s$/, ''))
  return (
    [GRAMMAR, LISTS.known, TIMES, THINGS, own].some((known) => known.has(stem)) ||
    isNumberWord(word) ||
    /^\d|ly$/.test(word)
  )
}

/** An act that isn't on the list. "How she cried and hugged me" tells, it isn't something to do. */
const isOtherAct = ({ verb, rest: [next = ''] }: Deed): boolean =>
  !isPast(verb) &&
  !GRAMMAR.has(stemOf(verb)) &&
  (LISTS.objects.has(next) || (DOINGS.has(verb) && next !== '' && !THINGS.has(stemOf(verb))))

const isOwner = (word: string): boolean => {
  const [, owner] = /^(\p{L}+)'s$/u.exec(word) ?? []
  return LISTS.owners.has(word) || (owner !== undefined && !NEUTRAL.has(stemOf(owner)))
}

/** True for an act on another person's things, and for waiting for or following a person. */
const harmsOthers = ({ verb, rest }: Deed, { people }: SupportedFacts): boolean => {
  if (LISTS.speech.has(verb)) return false
  const stems = rest.map((word) => stemOf(word.replace(/'s$/, '')))
  return rest.some((word, at) => {
    const next = stems[at + 1] ?? ''
    const isOwned =
      isOwner(word) ||
      (word === 'her' &&
        !LISTS.giving.has(verb) &&
        next !== '' &&
        !GRAMMAR.has(next) &&
        !TIMES.has(next))
    if (isOwned && !stems.slice(at + 1, at + 4).some((stem) => SHARED.has(stem))) return true
    if (!LISTS.watching.has(verb) || !LISTS.towards.has(word)) return false
    const [near = '', far = ''] = rest.slice(at + 1)
    const who = LISTS.objects.has(near) && !LISTS.others.has(near) ? far : near
    const isShared = stems.slice(at + 1, at + 5).some((stem) => SHARED.has(stem))
    return !isShared && (LISTS.others.has(who) || isPerson(who) || people.has(stemOf(who)))
  })
}

/** "Take" and "look for" go with everyday things, people to take along, and things of the text. */
const isForeignObject = ({ verb, rest }: Deed, { own, people }: SupportedFacts): boolean => {
  const [first = ''] = rest
  if (
    !LISTS.handling.has(verb) ||
    LISTS.known.has(first) ||
    (verb === 'look' && !LISTS.seeking.has(first))
  )
    return false
  const near = rest.slice(0, 5).map(stemOf)
  const isNear = (stem: string) =>
    TAKEN.has(stem) ||
    (verb !== 'leave' && !GRAMMAR.has(stem) && (own.has(stem) || people.has(stem)))
  return !near.some(isNear) && !(verb === 'take' && rest.includes('down'))
}

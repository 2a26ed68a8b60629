/**
 * Whether a sentence that a model made of ours may stand in its place. It may say ours in other words and nothing else:
 * whatever is not in the person's text, on their map or in what our engine wrote counts as invented. Being too strict
 * costs a turn of phrase; being too lax costs trust.
 */
import { FEELING_WORDS } from '#engine/lexicon/feeling-words.ts'
import type { Question } from '#engine/question.ts'
import { cleanText, UnfitAnswerError } from '#server/outside/engine/external/clean-answer.ts'
import { INNER_ACTS, PLAIN_WORDS } from './plain-words.ts'
import {
  actsOf,
  ownersIn,
  quotesIn,
  stemOf,
  stemsOf,
  withoutQuotes,
  wordsOf,
} from './sentence-words.ts'

/** All that is known: what the person wrote, what they named, what our engine says. */
export type Grounds = ReturnType<typeof groundsOf>

export function groundsOf(question: Question, ours: readonly string[]) {
  const names = question.chosen.map(({ name }) => name)
  const written = [question.title, question.description, ...names].join('\n')
  const told = ours.join('\n')
  const all = `${written}\n${told}`
  return {
    quotable: all,
    stems: new Set(stemsOf(all)),
    names: new Set((all.match(/\p{Lu}[\p{L}'’-]*/gu) ?? []).flatMap(wordsOf)),
    numbers: new Set(all.match(/\d+/g)),
    feelings: new Set(stemsOf(told)),
    ownActs: new Set(actsOf(told, isYou)),
    othersActs: new Set(othersActsIn(all)),
    owners: new Map(Object.entries(Object.groupBy(ownersIn(all), ([thing]) => thing))),
  }
}

export type Fault =
  | 'form'
  | 'length'
  | 'question'
  | 'person'
  | 'quote'
  | 'subject'
  | 'number'
  | 'name'
  | 'fact'
  | 'feeling'
  | 'denial'
  | 'certainty'
  | 'advice'
  | 'role'

/** Null where it may be said. */
export const faultOf = (said: string, ours: string, grounds: Grounds): Fault | null =>
  CHECKS.find(([, isWrong]) => isWrong(said, ours, grounds))?.[0] ?? null

type Check = (said: string, ours: string, grounds: Grounds) => boolean

const isYou = (word: string) => word === 'you'
const isOther = (word: string) => /^(?:he|she|they|who|somebody|someone)$/.test(word)
const othersActsIn = (text: string) =>
  actsOf(text, (word, before) => isOther(word) || /^(?:my|your|his|her|their)$/.test(before))

function isMarkedUp(said: string): boolean {
  try {
    return cleanText(said) !== said || /[{}[\]|\\*_#]|[^.!?”"]$/.test(said)
  } catch (error) {
    if (error instanceof UnfitAnswerError) return true
    throw error
  }
}

const sentences = (text: string) => text.match(/[^.!?]+[.!?]*/g)?.length ?? 0

const isOfOtherLength: Check = (said, ours) =>
  said.length > Math.max(ours.length * 1.5, ours.length + 60) ||
  said.length < ours.length * 0.4 ||
  sentences(said) > sentences(ours) + 1

/** Half of what ours is about is in it still: small models put one sentence in another's place. */
const isAboutSomethingElse: Check = (said, ours) => {
  const about = new Set(stemsOf(ours).filter((stem) => !plainStems.has(stem)))
  const kept = new Set(stemsOf(said)).intersection(about)
  return kept.size < about.size / 2
}

const asksOtherwise: Check = (said, ours) =>
  (said.match(/\?/g)?.length ?? 0) !== (ours.match(/\?/g)?.length ?? 0) ||
  said.endsWith('?') !== ours.endsWith('?')

const FIRST = /\b(?:i|me|my|mine|myself|we|us|our|ours)\b/i
/** Their own words stay as they are; others come from nowhere but their text. */
const quotesOtherwise: Check = (said, ours, { quotable }) =>
  quotesIn(said).some((it) => !quotable.includes(it)) ||
  quotesIn(ours).some((it) => !said.includes(it))

const SECOND = /\b(?:you|your|yours|yourself)\b/i
const speaksAsAnother: Check = (said, ours) =>
  FIRST.test(withoutQuotes(said)) || (SECOND.test(ours) && !SECOND.test(withoutQuotes(said)))

/** A capital letter that no sentence begins with. */
const NAME = /(?<=[\p{L}\p{N},;:'’)-] )\p{Lu}[\p{L}]*/gu
const namesStranger: Check = (said, _ours, { names }) =>
  (withoutQuotes(said).match(NAME) ?? []).some((name) => !names.has(name.toLowerCase()))

const plainStems = new Set([...PLAIN_WORDS].map(stemOf))
const tellsNews: Check = (said, _ours, { stems }) =>
  stemsOf(said).some((stem) => !plainStems.has(stem) && !stems.has(stem)) ||
  /[^\p{Script=Latin}\p{N}\p{P}\p{Zs}]/u.test(said)

/** Only what our engine says is felt; words of feeling in the text may be somebody else's. */
const feelingStems = new Set(
  Object.values(FEELING_WORDS)
    .flat()
    .flatMap(([words]) =>
      words
        .replace(/\([^()]*\)/g, '')
        .split('|')
        .filter((word) => /^[a-z]+$/.test(word)),
    )
    .map(stemOf),
)
const feelsOtherwise: Check = (said, _ours, { feelings }) =>
  stemsOf(said).some((stem) => feelingStems.has(stem) && !feelings.has(stem))

const DENIAL = /^(?:not|no|never|nobody|nothing|none|neither|nor|without|hardly)$/
const denials = (text: string) =>
  wordsOf(text.replace(/\bno wonder\b/gi, '')).filter((word) => DENIAL.test(word)).length
const deniesOtherwise: Check = (said, ours) => denials(said) !== denials(ours)

const HEDGE = /\b(?:may|maybe|might|perhaps|could|seems?|seemed|probably|possibl[ey])\b/i
const isSurer: Check = (said, ours) => HEDGE.test(ours) && !HEDGE.test(said)

/** Who did it, and whose it is, stays as it was. */
const changesRoles: Check = (said, ours, { ownActs, othersActs, owners }) => {
  const isNew = actsOf(said, isYou).some((act) => !ownActs.has(act) && !INNER_ACTS.has(act))
  const isHanded = othersActsIn(said).some((act) => !othersActs.has(act))
  const isTaken = ownersIn(said).some(([thing, owner]) => {
    const known = owners.get(thing)
    return known !== undefined && !known.some(([, knownOwner]) => knownOwner === owner)
  })
  const isBlamed = /\bby you\b/i.test(said) && !/\bby you\b/i.test(ours)
  return isNew || isHanded || isTaken || isBlamed
}

/** Kinds of steps that may do harm. Ours were weighed against danger, harm and grief; a new one was not. */
const STEPS = [
  /\b(?:talk|speak|call|phone|text|message|write|mail|email|contact|meet|visit|reach out|tell|ask|invite|see) (?:to |with )?(?:him|her|them|your|the|somebody|someone)\b|\breach out\b|\bconfront|\bface (?:him|her|them|your)\b/i,
  /\bforgiv|\bapologi|\bsay sorry\b|\bmake (?:up|peace)\b|\bgive (?:him|her|them) (?:another|a second)\b/i,
  /\b(?:leave|quit|resign|divorce|break up|cut (?:off|ties)|move out|sue|report|fire)\b/i,
  /\b(?:get over|move on|let (?:it |him |her |them )?go|forget|stop (?:feeling|being|crying|thinking)|look on|bright side|at least|be strong|cheer up|get used)\b/i,
  /\b(?:should|must|have to|ought|need to|deserved? (?:it|this|that)|your (?:own )?fault|to blame)\b/i,
  /\b(?:drink|drunk|alcohol|pills?|dose|drugs?|fast|revenge|hit|hurt (?:him|her|them|yourself)|punish|get (?:even|back at))\b/i,
]
const advisesOtherwise: Check = (said, ours) =>
  STEPS.some((step) => step.test(said) && !step.test(ours))

const CHECKS: readonly [Fault, Check][] = [
  ['form', isMarkedUp],
  ['length', isOfOtherLength],
  ['question', asksOtherwise],
  ['person', speaksAsAnother],
  ['quote', quotesOtherwise],
  ['subject', isAboutSomethingElse],
  ['number', (said, _ours, { numbers }) => (said.match(/\d+/g) ?? []).some((n) => !numbers.has(n))],
  ['name', namesStranger],
  ['fact', tellsNews],
  ['feeling', feelsOtherwise],
  ['denial', deniesOtherwise],
  ['certainty', isSurer],
  ['advice', advisesOtherwise],
  ['role', changesRoles],
]

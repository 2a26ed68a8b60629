/**
 * Checks whether the person's words support a model's sentence: its content must occur in the text, the map, the page
 * or a list of neutral words. "May" excuses a link between two known things, never a new thing.
 */
import { readStated } from '../feelings/stated.ts'
import claims from '../lexicon/claim-words.json' with { type: 'json' }
import { isNumberWord, numbersIn } from '../lexicon/numbers.ts'
import {
  folded,
  GRAMMAR,
  isPast,
  NEUTRAL,
  QUALITIES,
  stemOf,
  stemsIn,
  stemsOfWords,
  wordsIn,
} from '../lexicon/stems.ts'
import { listsOf } from '../lexicon/words.ts'
import { asOwnWords, speaksOfDanger, withoutHedges } from './as-own-words.ts'
import { ACTS, isUnfitStep, OF_STEPS } from './check-step.ts'
import { LIMITS } from './limits.ts'
import { QUOTED } from './quote-place.ts'
import { groupsOf, isPerson, type SupportedFacts } from './supported-facts.ts'

const CLAIMS = listsOf(claims)
const stemsOfList = (name: keyof typeof claims) => stemsOfWords(claims[name].join(' '))
const [ANYBODY, MINDS, WANTING] = [
  stemsOfList('anybody'),
  stemsOfList('minds'),
  stemsOfList('wanting'),
]
const [PRONOUNS, QUOTING] = [stemsOfList('pronouns'), stemsOfList('quoting')]

/**
 * The role of a sentence: a claim about the person, their wish, a step, a question, or a wish in the first person they
 * can choose.
 */
export type Place = 'claim' | 'wish' | 'step' | 'question' | 'offer'

export type Fault = 'word' | 'person' | 'verdict' | (typeof CHECKS)[number][0]
/** The reason a sentence isn't shown: a fault in its words, or one found by the trained model, its form or length. */
export type Rejection = Fault | 'carried' | 'general' | 'machine' | 'length'

type Sentence = { text: string; place: Place }
type Check = (sentence: Sentence, grounds: SupportedFacts) => boolean

export type Judged = ReturnType<typeof judgeSentence>

export function judgeSentence(given: Sentence, grounds: SupportedFacts) {
  const { text } = given
  const place = given.place === 'wish' && !IS_WISH.test(text) ? 'claim' : given.place
  // Exact quotes need no proof.
  const spoken = text.replace(QUOTED, (quote, inner) => (isQuoted(inner, grounds) ? '…' : quote))
  const sentence = { text: spoken, place }
  const fault = CHECKS.find(([, isWrong]) => isWrong(sentence, grounds))?.[0] ?? null
  // Words that are neither the person's nor neutral.
  const foreign = foreignWords(sentence, grounds)
  const isBare = place === 'claim' && !isAnchored(text, grounds)
  const isMaxim = place === 'claim' && !isParticular(spoken, grounds)
  // Foreign words, suppositions, judgements and missing anchors. Each requires more certainty.
  const doubts =
    foreign.length +
    Number(isBare) +
    LIMITS.judgement * Number(isMaxim) +
    judgesIn(sentence, grounds)
  // A fault in the words can't be overruled by the trained model.
  const hard: Fault | null = foreign.some(isPerson)
    ? 'person'
    : isVerdict(spoken, foreign)
      ? 'verdict'
      : null
  // "You write “…”."
  const isQuote = spoken !== text && stemsIn(spoken).every((stem) => QUOTING.has(stem))
  return { fault: fault ?? hard, foreign, doubts, isQuote }
}
/** "Better late than never" is true of many, so it says nothing of this text. */
const isParticular = (text: string, { people }: SupportedFacts): boolean =>
  /\d|…/.test(text) ||
  wordsIn(text).some(
    (word) =>
      CLAIMS.particular.has(word) ||
      isPast(word) ||
      (word !== 'one' && isNumberWord(word)) ||
      people.has(stemOf(word)) ||
      groupsOf(stemOf(word)) !== null,
  )
/** "You need applause" is a claim, wherever it is put. */
const IS_WISH =
  /^You(?:['’]d| had|['’]ve| have)? (?:(?:only|simply|just|really) )?(?:want|hope|count|expect|wish|trust|reli|look|long|dare|thought|believe|assume|would have|were (?:sure|ready))/

/** Idioms such as "left with", in which "left" doesn't mean leaving. */
const IDIOMS =
  /\b(?:left (?:(?:you|your|the|my|him|her|them) (?:\w+ )?)?(?:alone|out|with|over|alone|behind|standing|to)|(?:feel|feels|felt|feeling) (?:so |very |really )?bad|bad (?:day|example|moment|news|night|week)|(?:is|are|was|were|be|been|what['’]s) left|at least|at last|of course|in the end|for good reason|no longer)\b/gi

function foreignWords({ text, place }: Sentence, { stems }: SupportedFacts): string[] {
  const isSpoken = place === 'step' || place === 'offer'
  return wordsIn(text.replace(IDIOMS, ' ')).filter((word) => {
    const stem = stemOf(word)
    return !(
      NEUTRAL.has(stem) ||
      NEUTRAL.has(stemOf(word.replace(/(?<=...)(?:er|est)$/, ''))) ||
      stems.has(stem) ||
      isNumberWord(word) ||
      (isSpoken && CLAIMS.ownVoice.has(word)) ||
      (place === 'step' && OF_STEPS.has(stem))
    )
  })
}

/**
 * Statements about what a person is or has, or what it is a sign of, must be in their words. An illness or a trait
 * isn't a paraphrase.
 */
const VERDICT =
  /\b(?:(?:you|he|she|they|who|this|it|that)(?: (?:may|might|could|would|will|must|probably|really|just|simply|only|also|still|always|not|never|clearly))* (?:are|is|were|was|be|been|have|has|had|seem|seems|sound|sounds|suffer|suffers)|you['’]re|(?:he|she|it|that)['’]s|(?:signs?|forms?|cases?|kind|sort|type) of|called|people with)\b(?<rest>(?: [\p{L}'’-]+){1,5})/giu
const isVerdict = (text: string, foreign: readonly string[]): boolean =>
  foreign.length > 0 &&
  [...text.matchAll(VERDICT)].some(({ 0: [first = ''], groups }) => {
    // "It was never about the money" doesn't judge a person.
    const excused = /[it]/i.test(first) ? /(?:ed|ing|en|always|never)$/ : /(?:ed|ing|en)$/
    return wordsIn(groups?.rest ?? '').some((word) => foreign.includes(word) && !excused.test(word))
  })

/** True if it mentions something of theirs or their feeling. Neutral words don't count. */
export const isAnchored = (text: string, { own, felt, numbers }: SupportedFacts): boolean =>
  numbersIn(text).some((number) => Number(number) > 2 && numbers.has(number)) ||
  wordsIn(text).some((word) => {
    const stem = stemOf(word)
    const isFelt = () => groupsOf(stem)?.isDisjointFrom(felt) === false
    return word.length > 2 && isTelling(stem) && (own.has(stem) || isFelt())
  })
const isTelling = (stem: string): boolean => !GRAMMAR.has(stem) && !PRONOUNS.has(stem)

/** Strips the punctuation of the surrounding sentence. */
const barely = (quote: string): string =>
  folded(quote).replace(/^[\s,.;:!?]+|(?<![\s,.;:!?])[\s,.;:!?]+$/g, '')

/** Words that aren't in the text are no evidence. */
export const isQuoted = (quote: string, { told }: Pick<SupportedFacts, 'told'>): boolean => {
  const words = barely(quote)
  return words.length > 2 && told.includes(words)
}
/** "Said show me then" repeats their words, with or without quotation marks. */
const speaksOfItself: Check = ({ text, place }, { told }) =>
  place !== 'offer' &&
  place !== 'step' &&
  [...text.matchAll(/\b\w+ (?:i|me|my|mine|myself)\b(?: \w+)?|^(?:i|my|mine)\b/gi)].some(
    ([words]) => !words.includes(' ') || !told.includes(folded(words)),
  )
/** In a step, a quote is something to say. Elsewhere it must be in the text. */
const quotesOthers: Check = ({ text, place }, grounds) =>
  place !== 'step' &&
  [...text.matchAll(QUOTED)].some(
    ([, inner = '']) => barely(inner) !== '' && !isQuoted(inner, grounds),
  )

/** In a step, a number is a measure ("ten minutes"). Elsewhere it is a fact. */
const MAX_IN_A_STEP = 60
const tellsNumber: Check = ({ text, place }, { numbers }) =>
  numbersIn(text.replace(/\b\w+ (?:out )?of (?:ten|10)\b/g, ' ')).some(
    (number) =>
      !numbers.has(number) &&
      (place === 'step' ? Number(number) > MAX_IN_A_STEP : Number(number) > 2),
  )

const isSomebody = (stem: string): boolean =>
  PRONOUNS.has(stem) || stem === 'they' || (!NEUTRAL.has(stem) && groupsOf(stem) === null)

/** The verbs of wanting and thinking the text uses of others. The person's own "I want" doesn't count. */
const mindsIn = (written: string): ReadonlySet<string> => {
  const stems = stemsIn(written)
  const told = stems.filter(
    (stem, at) =>
      MINDS.has(stem) && !stems.slice(Math.max(0, at - 3), at).some((it) => CLAIMS.first.has(it)),
  )
  return new Set(told.some((stem) => WANTING.has(stem)) ? [...told, ...WANTING] : told)
}
const isOther = (stem: string, people: ReadonlySet<string>): boolean =>
  CLAIMS.subjects.has(stem) || (people.has(stem) && !PRONOUNS.has(stem))

/** Another person's motive: "She left because she …". */
const REASON_OF_OTHERS =
  /^(?:(?:and|but|perhaps|maybe) )?(?!you\b|it\b)\p{L}+(?: \p{L}+)? [^,;:.]*\b(?:because|so(?: that)?) (?:he|she|they|nobody|no one|it(?:['’]s| is| was) (?:his|her|their))\b/iu

const CLOSE_TO_YOU = /\b(some(?:one|body)) (?:so )?(?:close|near|dear)(?: to you)?\b/gi
/** Matches a hidden motive of the person: "because deep down you …". */
const OWN_REASON = /\bdeep down\b|\bbecause you\b(?<reason>[^,;:.]*)/i
/** Rejects claims about what goes on in a person's mind, unless the text says so. */
const readsMinds: Check = ({ text, place }, { own, people, text: written }) => {
  if (place === 'step' || place === 'offer') return false
  const hidden = OWN_REASON.exec(text)
  const isKnown = (stem: string) => GRAMMAR.has(stem) || PRONOUNS.has(stem) || own.has(stem)
  if (hidden && !(hidden.groups?.reason && stemsIn(hidden.groups.reason).every(isKnown)))
    return true
  const words = wordsIn(text.replace(CLOSE_TO_YOU, '$1'))
  if (place === 'claim' && REASON_OF_OTHERS.test(text)) return true
  const [, aim = ''] = /\b(?:he|she|they)\b.{0,80} to (\p{L}+) you\b/iu.exec(text) ?? []
  if (aim && place === 'claim' && !own.has(stemOf(aim.toLowerCase()))) return true
  const told = mindsIn(written)
  return words.some((word, at) => {
    const who = stemOf(word)
    const then = words.findIndex((next, index) => index > at && !CLAIMS.helpers.has(next))
    const verb = stemOf(words[then] ?? '')
    if (then < 0) return false
    // "May" excuses a link between things of the text, never an act, trait or feeling of another person.
    const around = [...words.slice(Math.max(0, at - 2), at), ...words.slice(at + 1, then)]
    const isGuess = place === 'claim' && around.some((near) => CLAIMS.hedges.has(near))
    const isAsked = verb === 'know' && /^(?:whose|what|which)$/.test(words[then + 1] ?? '')
    if (isGuess && isOther(who, people) && !own.has(verb) && !isAsked) return true
    if (MINDS.has(verb) ? told.has(verb) : own.has(verb)) return false
    // "Like your grandmother’s" compares.
    if (verb === 'like' && CLAIMS.determiners.has(words[then + 1] ?? '')) return false
    const isQuality =
      isOther(who, people) &&
      QUALITIES.has(words[then] ?? '') &&
      words.slice(at + 1, then).some((it) => CLAIMS.being.has(it))
    const isMind = isQuality || MINDS.has(verb) || groupsOf(verb) !== null
    if (ANYBODY.has(who))
      return (
        (place === 'claim' || (place === 'question' && isMind)) &&
        words.slice(then + 1, then + 3).includes('you')
      )
    if (place === 'question') return false
    // An institution has no wishes either, unless the text says so.
    return (isMind && isSomebody(who)) || (WANTING.has(verb) && own.has(who) && !GRAMMAR.has(who))
  })
}

/**
 * Forms of a judgement: a supposition that links nothing, a rule about people, a cause, a forecast, something made
 * small. Unless they say it in the person's words, they weigh more than a new word.
 */
const JUDGING: readonly RegExp[] = [
  /\b(?:may|might|perhaps|maybe|possibly|probably)\b(?! (?:(?:well|also|just|only|not) )?(?:have (?:been )?)?(?:(?:feel|felt|hurt|sting|stung|ache|miss|wish|want|hope|long|matter|weigh|seem|sound|still|know (?:whose|what|which|that)|belong|come from|go together|be (?:about|less about|part of|why))\b|be that …))/i,
  /\b(?:people|whoever|those who|one (?:could|should|must|might|has to))\b/i,
  /\bbecause\b[^,;:.]{0,160}/i,
  /\b(?:will|won['’]t)\b|\b(?:for long|next time|ever)\b|['’]ll\b/i,
  /\b(?:(?<!if |and |no longer )only|(?:is|was|are|were|it['’]s|that['’]s) just|merely|at least|for once|too (?!\W|and\b|$)\w+|how little|a little|\w+ enough (?:for|to)|(?:it|that|this)(?: is|['’]s) enough)\b/i,
  /\b(?:often|usually|should(?! have been)|ought|(?<!\b(?:feel|feels|felt|look|looks|looked) )like (?:that|this|you|him|her|them))\b/i,
  /\b(?:next|last|for|in) (?:few |many |several )?(?:weeks?|months?|years?|nights?|summer|winter|decades)\b|\b(?:tomorrow|yesterday|ago)\b/i,
]
/** Weaker forms, which weigh like a new word. */
const WEAKER: readonly RegExp[] = [
  /(?<!as if )\b(?:nobody|no one|(?:any|some|every)(?:one|body)|(?:small|thin|fair|long) (?:thing|time|word)|all (?:that )?you|is (?:all|most|what (?:you|people|there))|the (?:best|only|one|smallest)|(?:more|less|\w+er) than(?! one| once| two| \d))\b|, so (?:it|there|you)(?=['’])/i,
]
/** "Anger makes sense when someone …" speaks of the feeling. */
const SENSE =
  /\bmakes? sense[^,;:.]{0,12},? (?:when|where|because|for|if|with)(?: some(?:one|body))?\b/gi
/** "You don't know what it will be" forecasts nothing. */
const INDIRECT = /\b(?:what|whether|how|who|when|where|which|if)\b[^,;:.]{0,40} will\b/gi
/** "May be grieving" and "are angry because" speak of the feeling. Another check compares it with the settled ones. */
const MAY_FEEL = /(?:\b(?:(?:may|might) be|are|feel)|['’]re) (\p{L}+)(?: because)?/giu
const withoutFeeling = (all: string, word: string) =>
  groupsOf(stemOf(word.toLowerCase())) ? ' ' : all
const judgesIn = ({ text, place }: Sentence, { own }: SupportedFacts): number => {
  if (place !== 'claim') return 0
  const plain = text.replace(SENSE, ' ').replace(INDIRECT, ' ').replace(MAY_FEEL, withoutFeeling)
  const isNew = (form: RegExp): boolean => {
    const found = form.exec(plain)?.[0]
    const stems = stemsIn(found ?? '')
    const theirs = stems.filter((stem) => own.has(stem))
    return (
      found !== undefined &&
      (stems.length === 0 || theirs.length < stems.length) &&
      theirs.every((stem) => NEUTRAL.has(stem))
    )
  }
  return LIMITS.judgement * JUDGING.filter(isNew).length + WEAKER.filter(isNew).length
}

/** Rejects feelings that are neither settled nor stated. A question presupposes each one it names. */
const feelsOtherwise: Check = ({ text, place }, { felt, own: words, text: written }) => {
  const told = readStated(written)
  const groups = new Set([...felt, ...[...told.feelings, ...told.before].map(({ group }) => group)])
  const isNew = (stem: string) =>
    !words.has(stem) && groupsOf(stem)?.isDisjointFrom(groups) === true
  if (place === 'question' && /\bare you\b/i.test(text) && stemsIn(text).some(isNew)) return true
  const own = readStated(asOwnWords(withoutHedges(text)))
  return own.feelings.some(
    ({ group, second }) => !groups.has(group) && !(second && groups.has(second)),
  )
}

const ORDER =
  /\b(?:you|it is|it['’]s) (?:(?:may|might|could|just|really|now|would|not) ){0,2}(?:should|must|need to|ought to|want to|had better|better|time to)|\bbe time to\b|(?:^|[,;:] (?:and |or |perhaps |maybe )?)you (?:could|can) (?!not\b|be\b|hardly\b|only\b|have\b|still\b|see\b|feel\b|hear\b|prove\b)|\b(?:try|remember|make sure) to\b/i
/** Rejects advice outside of steps. "You want to" is allowed, and so are the person's words. */
const givesOrder: Check = ({ text, place }, { told }) => {
  if (place !== 'claim' && place !== 'wish') return false
  const [first = '', second = ''] = wordsIn(text)
  const isCommand = place === 'claim' && ACTS.has(first) && !CLAIMS.afterNoun.has(second)
  const found = ORDER.exec(text)?.[0]
  if (found === undefined || /^you want to$/i.test(found)) return isCommand
  const theirs = [found, found.replace(/^\W*you can /i, 'i can ')]
  return isCommand || !theirs.some((words) => told.includes(barely(words)))
}

const isStrangeStep: Check = ({ text, place }, grounds) =>
  place === 'step' && isUnfitStep(text, grounds)

/** Matches questions that presuppose their answer, such as "Why …" and "What did you do to deserve …". */
const PRESUPPOSING =
  /^(?:(?:and|but|so),? )?why\b|\bwhat (?:is it about you|makes (?:it|you) (?:so )?hard)|\byou (?:did|do|have done) (?:wrong|to (?:lose|make|cause|deserve))\b|\b(?:did|do|would) you not\b/i
/** Matches open questions about what the person wants, said, noticed or could ask for. Others can insinuate anything. */
const ABOUT_YOU =
  /\b(?:would you (?:\w+ )?(?:like|liked|want|wanted|need|needed|wish|wished|say|said|tell|told|ask|hope|keep|choose)|(?:do|did) you (?:\w+ ){0,4}?(?:want|like|need|wish|hope|look|remember|miss|love|expect|count|hear|notice|learn|say|enjoy)|do you know|another (?:reason|way|explanation)|would have (?:helped|meant)|(?:came|come|comes) first|(?:is|was|felt|feels) (?:the )?(?:strong|hard|worst|bigg)\w*|(?:hurts?|stings?|matters?) (?:the )?mo(?:re|st)|who (?:\w+ ){0,5}?(?:could|would) you|who (?:could|else|knows)|(?:give|gave|tell|told|mean|meant|matters?|helps?|helped)(?: to)? you)\b/i
const YES_OR_NO = /^(?:(?:and|but|so),? )?(?:do|does|did|is|are|was|were|have|has|had|will|can)\b/i
const leads: Check = ({ text, place }, grounds) =>
  place === 'question' &&
  (PRESUPPOSING.test(text) ||
    (!/\bor\b/i.test(text) &&
      (YES_OR_NO.test(text) ? !isAnchored(text, grounds) : !ABOUT_YOU.test(text))))

const CHECKS = [
  ['danger', ({ text }) => speaksOfDanger(text)],
  ['voice', speaksOfItself],
  ['quote', quotesOthers],
  ['number', tellsNumber],
  ['motive', readsMinds],
  ['feeling', feelsOtherwise],
  ['order', givesOrder],
  ['step', isStrangeStep],
  ['leading', leads],
] as const satisfies readonly (readonly [string, Check])[]

/**
 * What the words themselves say: feelings named outright, and time and tense, which decide between fear
 * and worry, sadness and regret, better than any learned guess.
 */
import { EMOTION_CATEGORIES, type EmotionCategory } from '#domain/emotion/emotion.ts'
import { FEELING_WORDS } from '../lexicon/feeling-words.ts'
import { BAD_WORDS, GOOD_WORDS } from '../lexicon/valence-words.ts'

const NEGATED =
  /(?:\b(?:not|never|no longer|isn'?t|wasn'?t|don'?t|didn'?t|doesn'?t|aren'?t|without|no|stop|nothing to be|less|hardly|barely|isnt|wasnt)(?: \w+){0,2} |\blike (?:an?|the) )$/
const OTHERS =
  /\b(?:he|she|they|her|him|mom|mum|dad|mother|father|boss|everyone|everybody|who|friend|sister|brother|husband|wife|son|daughter|teacher)(?:'s|'re)?(?: (?:is|was|are|were|got|looked|seemed|sounded|gets|felt|feels|so|very|really|all|still|just|always|being))* $/

export type NamedFeeling = { category: EmotionCategory; level: number; at: number }

const compiled = EMOTION_CATEGORIES.flatMap((category) =>
  FEELING_WORDS[category].map(([words, level]) => ({
    category,
    level,
    pattern: new RegExp(`\\b(?:${words})\\b`, 'g'),
  })),
)

/** Feelings the writer names as their own, in a normalised sentence. */
export function namedFeelings(normalised: string): NamedFeeling[] {
  return compiled
    .flatMap(({ category, level, pattern }) =>
      [...normalised.matchAll(pattern)].map((match) => ({ category, level, at: match.index })),
    )
    .filter(({ at }) => {
      const before = normalised.slice(Math.max(0, at - 40), at)
      return !NEGATED.test(before) && !OTHERS.test(before)
    })
}

/** From -1, all words lean to the bad, to 1, all to the good; 0 where there are hardly any. */
export function leaning(normalised: string): number {
  const bad = normalised.match(BAD_WORDS)?.length ?? 0
  const good = normalised.match(GOOD_WORDS)?.length ?? 0
  return (good - bad) / (good + bad + 2)
}

const FUTURE =
  /\b(?:tomorrow|next (?:week|month|year|time|summer|spring|autumn|fall|winter|term|semester|mon|tues|wednes|thurs|fri|satur|sun)\w*|in (?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|\d+|a few|some) (?:days?|weeks?|months?|years?|fortnight)|coming (?:week|month|up|weekend)|upcoming|soon|will|won'?t|'ll|going to|gonna|about to|by the (?:end|time)|until (?:the|next|then)|later this|this coming|ahead|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|waiting (?:for|to)|can'?t wait|looking forward|due (?:on|in)|at (?:easter|christmas|the end of)|starts? (?:on|in|next)|leaves? (?:on|in|next|for))\b/
const NOW =
  /\b(?:right now|just now|at this moment|as i (?:write|type)|currently|any (?:minute|second|moment)|in (?:a|\d+|five|ten|six|two|three|twenty) (?:minutes?|mins?|seconds?|hours?)|tonight|this (?:morning|evening|afternoon)|an hour ago|minutes ago|today|i'?m (?:sitting|standing|waiting|lying|hiding|shaking|in the|at the|outside|on the)|is (?:knocking|calling|coming|standing)|keeps? (?:ringing|knocking))\b/
const LONG_AGO =
  /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|many|some|several|a few|few|couple of) (?:years?|yrs|decades|winters|summers) (?:ago|back|later|now|since)|years ago|long ago|back then|back in|in (?:19|20)\d\d|when i was (?:a |young|little|\d+|younger|still|in|at)|as a (?:child|kid|teenager|student|young)|last (?:year|summer|winter|spring|autumn|fall)|months ago|(?:\d+|two|three|four|five|six|eight) months ago|in (?:my|the) (?:twenties|thirties|youth|past|nineties|eighties)|decades|since (?:19|20)\d\d|used to|never (?:got to|told|said|learned|learnt|went|asked|visited|finished))\b/
const RECENT =
  /\b(?:yesterday|today|this (?:morning|week|afternoon|evening|weekend)|last (?:night|week|weekend|mon|tues|wednes|thurs|fri|satur|sun)\w*|just|recently|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|an? (?:hour|day|week|few days) ago|\d+ (?:hours|days) ago|tonight|the other day)\b/
const OPEN =
  /\b(?:might|may|maybe|perhaps|could|what if|if (?:it|he|she|they|i|this|we)|don'?t know (?:yet|if|whether|what|how)|not sure|unsure|waiting|hope(?:fully)?|hoping|possibly|wonder(?:ing)?|still no|undecided|nobody knows|find out|fingers crossed|risk)\b/
const SETTLED =
  /\b(?:that is that|that'?s that|it'?s over|it is over|decided|nothing (?:left )?to (?:decide|do|discuss)|can'?t (?:change|undo)|cannot be undone|signed|final|for good|no way back|accepted|gone|it'?s done|there is nothing|have to accept|already knows?|set the (?:date|hour)|it is what it is|nothing i can do|official)\b/

export type TimeClues = {
  isFuture: boolean
  isNow: boolean
  isLongAgo: boolean
  isRecent: boolean
  isOpen: boolean
  isSettled: boolean
}

export const timeClues = (normalised: string): TimeClues => ({
  isFuture: FUTURE.test(normalised),
  isNow: NOW.test(normalised),
  isLongAgo: LONG_AGO.test(normalised),
  isRecent: RECENT.test(normalised),
  isOpen: OPEN.test(normalised),
  isSettled: SETTLED.test(normalised),
})

const DEATH =
  /\b(?:died|(?:she|he|mother|father|mum|mom|mama|dad|papa|wife|husband|brother|sister|nan|gran\w*)(?:'s| has| is) (?:been )?(?:gone|dead) (?:since|now|for|(?:\w+ )?(?:years|months|weeks))|(?:years|months|weeks|\d+ days) since (?:the (?:accident|crash|motorbike|funeral)|we lost)|(?:months|years|weeks) after (?:mum|mom|dad|nan|gran|my (?:mother|father|wife|husband))\b|(?:only one who|still) remembers? (?:her|him)|(?:we|i) lost one|baby (?:we|i) lost|would have been (?:thirty|twenty|forty|\d+)|asleep for the last time|last breath|slipped away|passed away|passed on|death of|funeral|obituary|eulogy|gravestone|headstone|(?:his|her|their|the) ashes|buried|burial|cremat\w*|lost (?:my|our) (?:\w+ )?(?:mother|mom|mum|father|dad|wife|husband|son|daughter|baby|brother|sister|grand\w+|nan|gran|friend|uncle|aunt|partner|child|twin)(?!'s)|widow|miscarr\w*|stillb\w*|grief|grieving|late (?:husband|wife|mother|father)|since (?:she|he) (?:died|passed|left us)|at (?:her|his|their) grave|would have been (?:his|her|their|our) (?:birthday|anniversary)|killed in)\b/
const NO_DEATH =
  /\b(?:phone|battery|laptop|computer|car|plant|cactus|engine|wifi|show|diet|nearly|almost) (?:just )?died\b|\b(?:dog|cat|puppy|kitten|hamster|rabbit|horse|parrot|budgie|fish)\b.{0,40}\b(?:died|put (?:down|to sleep))\b|died of (?:embarrassment|laughing|shame)/

/** The job is gone, not only at risk; the couple has parted. What is over has no tomorrow to plan for. */
export const JOB_IS_OVER =
  /\b(?:(?:was|were|been|got|is|am) (?:\w+ )?(?:laid off|fired|let go|made redundant)|(?:they|he|she) (?:fired|laid off|let) me|my badge|severance|(?:my|the) last day|i (?:\w+ )?(?:retired|resigned|quit))\b/
export const PARTED = /\b(?:divorc\w+|decree|separated|broke up|split up|left me|my ex)\b/

/** Words that leave no doubt that somebody died. */
export const speaksOfDeath = (normalised: string): boolean =>
  DEATH.test(normalised) && !NO_DEATH.test(normalised)

const DAYS_SINCE = /\b(?:days|weeks|months|years) since (\p{L}+)[\s.!…]*$/u

/** "Eleven weeks since Harold": so one counts the days after a death, and says nothing else of it. */
export const countsDaysSince = (sentences: readonly string[], names: readonly string[]): boolean =>
  sentences.some((sentence) => names.includes(DAYS_SINCE.exec(sentence)?.[1] ?? ''))

/** What stands before a feeling that the writer claims: "I am so", "I feel a bit", "it makes me". */
export const OWNED =
  /\b(?:i(?:'m| am| was| feel| felt| got| regret| miss)|im|feel|feeling|felt|makes me|made me|full of)(?: \w+){0,5} $|(?:^|[.!?] )(?:also |and |so |but )?$/

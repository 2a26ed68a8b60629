/** Events that hardly anybody feels weakly: the least strength they leave, for feelings of their side. */
import type { Side } from '#domain/situation/said.ts'
import { anyOf } from './alternatives.ts'
import { ANIMALS } from './animals.ts'
import { FAMILY, FATHERS, FRIENDS, GRANDPARENTS, MOTHERS, PARTNERS, SIBLINGS } from './people.ts'

export type LifeEvent = { least: number; side: Side; because: string; pattern: RegExp }

const CLOSEST = anyOf('son,daughter,baby,child,little boy,little girl'.split(','), PARTNERS)
const CLOSE = anyOf(MOTHERS, FATHERS, GRANDPARENTS, SIBLINGS, ['best friend'])
const RELATED = anyOf(FAMILY, PARTNERS, FRIENDS, ['little boy', 'little girl'])
const PETS = anyOf(ANIMALS, ['pet'])
const DIED =
  '(?:died|has died|passed away|has passed away|passed on|was killed|is dead|is gone forever)'

const event = (least: number, side: Side, because: string, source: string): LifeEvent => ({
  least,
  side,
  because,
  pattern: new RegExp(`\\b(?:${source})`, 'i'),
})

export const LIFE_EVENTS: readonly LifeEvent[] = [
  event(
    10,
    'unpleasant',
    'someone dearest to you died',
    `(?:my|our) (?:\\w+ )?(?:${CLOSEST}) (?:\\w+ )?${DIED}\\b|lost (?:our|my) (?:baby|son|daughter|child|husband|wife)\\b|stillborn\\b`,
  ),
  event(
    9,
    'unpleasant',
    'someone close to you died',
    `(?:my|our) (?:\\w+ )?(?:${CLOSE}) (?:\\w+ )?${DIED}\\b|lost my (?:${CLOSE})\\b(?!'s)`,
  ),
  event(
    8,
    'unpleasant',
    'you said goodbye to someone close',
    `buried (?:my|our) (?:\\w+ )?(?:${RELATED})\\b|my (?:\\w+ )?(?:${RELATED})'?s? funeral\\b`,
  ),
  event(9, 'unpleasant', 'you lost a pregnancy', 'miscarr(?:y|ied|iage)\\b'),
  event(
    7,
    'unpleasant',
    'an animal you lived with died',
    `(?:my|our) (?:\\w+ )?${PETS} (?:${DIED}|had to be put (?:down|to sleep)|was put (?:down|to sleep)|was run over)|put (?:my|our) (?:\\w+ )?${PETS} (?:down|to sleep)\\b`,
  ),
  event(
    9,
    'pleasant',
    'your child was born',
    '(?:our|my) (?:\\w+ )?(?:baby|son|daughter|girl|boy|twins) (?:was|were|is|are)(?: finally)? (?:born|here)\\b|i gave birth\\b|(?:my|our) (?:wife|partner|girlfriend) gave birth\\b',
  ),
  event(
    8,
    'pleasant',
    'a grandchild was born',
    "(?:became|i'?m|am) a (?:grand(?:ma|pa|mother|father)|nan)\\b|my grand(?:son|daughter|child) was born\\b",
  ),
  event(
    8,
    'pleasant',
    'you got engaged',
    "(?:he|she|they|i) (?:finally )?proposed(?= (?:to (?:me|him|her)\\b|on |at |in |last|yesterday|today|this |with a ring|and )|[.!,]|$)|we(?:'?re| are| got) engaged\\b|asked me to marry\\b|said yes to marrying\\b",
  ),
  event(
    8,
    'pleasant',
    'there was a wedding',
    "we got married\\b|my wedding day\\b|our wedding day\\b|(?:my|our) (?:daughter|son|sister|brother)(?:'s)? (?:got married|wedding)\\b",
  ),
  event(
    8,
    'pleasant',
    'a child is on its way',
    "(?:i'?m|i am|we'?re|we are|my wife is) (?:finally )?pregnant\\b|positive pregnancy test\\b|expecting our first\\b",
  ),
  event(
    8,
    'unpleasant',
    'there is a grave diagnosis',
    "(?:i was|i(?:'ve| have) been|was|been) diagnosed with\\b|it'?s (?:cancer|malignant)\\b|it is (?:cancer|malignant)\\b|(?:has|have) (?:cancer|dementia|leuka?emia|als|ms|parkinson'?s|alzheimer'?s)\\b|biopsy (?:is|was|came back) positive\\b|stage (?:three|four|3|4) cancer\\b",
  ),
  event(
    8,
    'pleasant',
    'the all-clear came',
    "it'?s benign\\b|it is benign\\b|(?:the|an) all[- ]clear\\b|cancer[- ]free\\b|in remission\\b|out of danger\\b",
  ),
  event(
    7,
    'unpleasant',
    'you lost your job',
    "i(?:'ve been| was| got| have been) (?:fired|sacked|laid off|let go|made redundant|dismissed)\\b|lost my job\\b",
  ),
  event(
    8,
    'unpleasant',
    'a partner leaves',
    'wants a divorce\\b|filed for divorce\\b|is leaving me\\b|left me after (?:\\w+ )?years\\b',
  ),
  event(7, 'unpleasant', 'a love ended', 'broke up with me\\b|we broke up\\b|dumped me\\b'),
  event(
    8,
    'unpleasant',
    'you were deceived in love',
    '(?:has|had) been cheating\\b|cheated on me\\b|having an affair\\b|slept with (?:someone|somebody) else\\b',
  ),
  event(
    8,
    'unpleasant',
    'you met with violence',
    `(?:was|got|were) mugged\\b|attacked me\\b|assaulted me\\b|was assaulted\\b|(?:he|she|they|someone|somebody|my (?:${RELATED}|boss)) (?:hit|beat|punched) me\\b|broke into (?:our|my)\\b`,
  ),
  event(
    8,
    'unpleasant',
    'there was a grave accident',
    'car (?:crash|accident)\\b|hit by a car\\b|accident on the (?:motorway|highway|road)\\b',
  ),
  event(
    8,
    'unpleasant',
    'you lost your home',
    'evicted\\b|(?:our|my) house burn(?:ed|t)\\b|lost (?:the|our) (?:house|home)\\b',
  ),
  event(
    7,
    'pleasant',
    'you got what you had hoped for',
    '(?:i|she|he) got the job\\b|i got into (?:medical school|university|college)\\b|i passed the bar\\b',
  ),
  event(
    6,
    'pleasant',
    'you passed',
    'i passed\\b|passed my\\b|i graduated\\b|(?:i got|i was|been) promoted\\b',
  ),
  event(
    6,
    'unpleasant',
    'you were turned down',
    "(?:i )?failed (?:my|the) (?:\\w+ )?(?:exam|exams|finals|driving test|test)\\b|did(?:n'?t| not) get the job\\b|turned me down for\\b",
  ),
  event(
    7,
    'pleasant',
    'you have stayed sober',
    '(?:year|years|months|days) sober\\b|sober for (?:a|one|two|three|\\d+)\\b',
  ),
  event(
    6,
    'unpleasant',
    'a child moved out',
    '(?:my|our) (?:\\w+ )?(?:son|daughter|youngest|eldest|oldest|child|kid|kids|twins) (?:has |have |just )?moved out\\b|dropped (?:him|her|my \\w+) (?:off )?at (?:college|university)\\b',
  ),
]

/** Feared, hoped for, denied, dreamt or seen in a film: it did not happen here. */
export const NOT_HAPPENED =
  /\b(?:if|might|may|could|would|will|hope|hoping|hopes|afraid|scared|worried|fear|dream|dreamt|dreamed|dreaming|film|movie|book|series|novel|episode|imagine|imagined|nearly|almost|not|n't|never|nobody|pretend|joke|joked|thought)\b/i
/** Told after it: "died in the film". */
export const IN_A_STORY =
  /^[^.!?]{0,40}\b(?:in (?:the|a|that|this|my) (?:film|movie|book|series|novel|game|show|dream)|on tv)\b/i
/** What more than a year takes from it, where nothing says that it is still felt. */
export const LONG_AGO_LESS = 3

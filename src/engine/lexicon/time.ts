/** When it happened, as people say it. */
import { anyOf } from './alternatives.ts'

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)(?:day)?s?'
const SEASONS = 'summer spring autumn fall winter term semester'.split(' ')
export const MONTHS =
  'january february march april may june july august september october november december'.split(' ')
export const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety'.split(
    ' ',
  )
const MANY = anyOf(NUMBERS, ['\\d+', 'many', 'some', 'several', 'a few', 'few', 'couple of'])

const pattern = (words: readonly string[]) => new RegExp(`\\b${anyOf(words)}\\b`)

export const LONG_AGO = pattern([
  `${MANY} (?:years?|yrs|decades|winters|summers) (?:ago|back|later|now|since)`,
  'years ago',
  'long ago',
  'back then',
  'back in',
  'in (?:19|20)\\d\\d',
  'when i was (?:a |young|little|\\d+|younger|still|in|at)',
  'as a (?:child|kid|teenager|student|young)',
  `last (?:year|${anyOf(SEASONS)})`,
  'months ago',
  'in (?:my|the) (?:twenties|thirties|youth|past|nineties|eighties)',
  'decades',
  'since (?:19|20)\\d\\d',
  'used to',
  'never (?:got to|told|said|learned|learnt|went|asked|visited|finished)',
])
/** More than a year ago. */
export const YEARS_AGO =
  /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|several|some|a few) years (?:ago|back)|years ago|long ago|as a (?:child|kid)|when i was (?:a (?:child|kid|boy|girl)|little|young|\w+teen|\d+)|decades ago|back in (?:19|20)\d\d)\b/i
/** It lies back, whatever one did or left undone then. */
export const LONG_PAST = pattern([
  '(?:years?|months?) (?:ago|now|since|later|today)',
  '(?:years?|months) (?:\\w+ ){0,3}since',
  'anniversary',
  'back then',
  'long ago',
])
export const RECENT = pattern([
  'yesterday',
  'today',
  'tonight',
  'this (?:morning|week|afternoon|evening|weekend)',
  `last (?:night|week|weekend|${WEEKDAY})`,
  'just',
  'recently',
  `on ${WEEKDAY}`,
  'an? (?:hour|day|week|few days) ago',
  `${MANY} (?:hours|days) ago`,
  'the other day',
])
export const REPEATED = pattern([
  'again',
  'always',
  'every (?:day|night|time|week|morning|month|sunday|evening)',
  'keeps?',
  'for (?:weeks|months|years)',
  'the (?:second|third|fourth|fifth) time',
  'as usual',
  'once more',
  'never once',
  'each time',
])

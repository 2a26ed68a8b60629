/** How people say that somebody hurt, threatened or forced somebody, and what only sounds like it. */
import { anyOf } from './alternatives.ts'
import { CLOSE } from './people.ts'

const SOMEBODY = `(?:me|us|him|her|them|my (?:\\w+ )?${anyOf(CLOSE)})`
const WEAPON = '(?:knife|gun|blade|bat|bottle|weapon)'

/** Nothing else is meant by them. */
const ALWAYS = [
  'rap(?:ed|ist|es|ing)',
  'molest(?:s|ed|er|ing)?',
  'grop(?:ed|es|ing)',
  'assault(?:s|ed|ing)?',
  'sexual(?:ly)? (?:abus|harass)\\w+',
  'abus(?:ed|es|er|ive|ing)',
  '(?:domestic|physical|emotional|child|verbal|his|her|their) abuse',
  'harass(?:ed|es|ing|ment)',
  'stalk(?:er|(?:s|ed|ing) (?:me|us))',
  'mugged',
  'trafficked',
  'strangl(?:ed|es|ing)',
  'domestic violence',
  'restraining order',
  `(?:pulled|drew|held|put) an? ${WEAPON} (?:on|to|at|against)`,
  `(?:at|after) (?:me|us|him|her) with an? ${WEAPON}`,
  'against (?:my|her|his) will',
  'forced (?:himself|herself|themselves)',
  'said no (?:and|but) (?:he|she|they) (?:kept|did|carried|would|went|didn)',
  'threaten(?:s|ed|ing)? (?:to (?:kill|hurt|hit|beat)|with)',
  'followed me (?:home|to my|into|through|down|along|all)',
  'attacked by',
  'hands? (?:up|under|down|inside|into) my (?:skirt|dress|shirt|blouse|top|apron(?: string)?|trousers|jeans|jumper|bra|clothes|knickers|pants|thigh|leg)',
  'hands? on my (?:bottom|bum|breasts?|thigh|crotch)',
  '(?:pressed|rubbed) (?:himself|herself|his body|up) against me',
  'breath(?:ed|ing) (?:on|down) my neck',
]
/** Done to somebody. */
const DONE_TO = [
  '(?:afraid|scared|terrified|frightened) of',
  'threaten(?:s|ed|ing)?',
  'attack(?:s|ed|ing)',
  '(?:chok|burn)(?:ed|t|es|ing)',
  '(?:slap|punch|shov|grab)(?:s|es|ped|ed|bed|ping|ing)?',
]
export const HARM = new RegExp(`\\b(?:${anyOf(ALWAYS)}|${anyOf(DONE_TO)} ${SOMEBODY})\\b`)

/** Blows, if they hit somebody; what follows tells a race, a thought or an eviction from one. */
export const BLOW = new RegExp(
  `\\b(?:hit|hits|hitting|beat|beats|beaten|beating|kick(?:s|ed|ing)?|push(?:es|ed|ing)?) (?:up )?${SOMEBODY}\\b`,
  'g',
)
export const NO_BLOW =
  /^ (?:that|how|like|hard (?:that|how)|at\b|in (?:the )?(?:race|game|final|chess|match)|by \w+ (?:points|seconds)|to (?:it|the|\w+)\b|up\b|out\b|off\b|too far|record|time|target|goal|stride|best|score|again (?:at|in)\b)/
/** A touch that was not wanted says so. */
export const TOUCHED =
  /\b(?:touch(?:ed|es|ing)) (?:me|her|him)\b[^.!?]{0,60}\b(?:without|against|there|said no|told (?:him|her) (?:no|to stop)|did not want|didn'?t want)\b/

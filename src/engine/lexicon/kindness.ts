/** How people tell that somebody was kind to them. */
import { anyOf } from './alternatives.ts'

const US = '(?:me|us)'
const GIFT =
  '(?:an?|some|my|our|the|his|her|two|three|soup|tea|coffee|dinner|breakfast|lunch|cake|bread|flowers|food)'

export const KIND_ACT = new RegExp(
  `\\b${anyOf([
    "do(?:n'?t| not) deserve (?:him|her|them|you|this kindness|my (?:friends|family|wife|husband))",
    `(?:brought|bought|baked|cooked|knitted|sewed|painted|saved) ${US} ${GIFT}`,
    `to (?:bring|fetch|help|see|hug|surprise) ${US}`,
    `(?:hugged|kissed|thanked|congratulated|surprised|cheered for|stood up for|waited up for|stayed with|looked after) ${US}`,
    'held my hand',
    'said (?:thank you|i love you|well done|she was proud|he was proud|yes before)',
    `proud of ${US}`,
    'after me(?=[.!]|$)(?<=named [^.!?]{1,30}after me)',
    'made my (?:day|week|month|year)',
    'so (?:kind|sweet|thoughtful|generous) of (?:him|her|them|you)',
    'what (?:a|an) (?:kind|sweet|lovely|thoughtful) (?:thing|man|woman|person|boy|girl|gesture)',
    'said i was doing (?:a )?(?:good|great|well)',
  ])}`,
)

/** How people say that somebody died, and what only sounds like it. */
import { anyOf } from './alternatives.ts'
import { ANIMALS, OTHER_ANIMALS } from './animals.ts'
import { CLOSE, FAMILY, FORMER_PARTNERS, PARTNERS } from './people.ts'
import { MONTHS, NUMBERS } from './time.ts'

const SOMEBODY = anyOf(CLOSE, FORMER_PARTNERS, ['neighbou?r', 'colleague', 'teacher'])
const PLAYED = '(?:game|match|film|movie|show|series|book|novel|episode|scene|level|raid|dream)'
const WHEN = '(?:today|tomorrow|yesterday|this|next|last|on|in)\\b'

/** Nothing else is meant by them. */
export const DEATH = new RegExp(
  `\\b${anyOf([
    'passed away',
    'passed (?:peacefully|in (?:his|her|their) sleep)',
    `(?:he|she|${SOMEBODY}) passed (?:in (?:${MONTHS.join('|')}|spring|summer|autumn|winter|\\d{4})|last (?:year|spring|summer|autumn|winter|month|week))(?=[.,;!]|$| (?:and|before|after|just))`,
    `passed on(?=[.,;!]|$| (?:peacefully|${WHEN}))`,
    'slipped away(?=[.,;!]|$| (?:peacefully|in (?:his|her|their) sleep|with (?:us|me|the family)))',
    '(?:her|his|their) last breath',
    'took (?:his|her|their) own life',
    'killed (?:himself|herself|themselves)',
    `(?:was|were|been|got) killed(?! in (?:\\w+ )?${PLAYED})`,
    'the death of',
    'funeral',
    'obituary',
    'eulogy',
    'gravestone',
    'headstone',
    '(?:his|her|their) (?:ashes|grave)',
    'burial',
    'cremat(?:ed|ion|orium)',
    `buried (?:him|her|them|(?:my |our )?${SOMEBODY})(?!'s)`,
    '(?:was|were|been) buried(?! (?:in|under|beneath|deep|alive))',
    `lost (?:my|our) (?:\\w+ )?${SOMEBODY}(?!'s| (?:in|at) (?:the|a) (?:crowd|shop|store|mall|park|airport|market|supermarket|station))`,
    'lost (?:him|her|them) to (?:cancer|covid|suicide|an? |the )',
    `since (?:we|i) lost (?:him|her|them|(?:my |our )?${SOMEBODY})`,
    'baby (?:we|i) lost',
    'widow(?:ed|er)?',
    'miscarr(?:iage|ied)',
    'stillb(?:orn|irth)',
    'griev(?:e|ed|ing)',
    '(?<!good |me |us |him |her |them )grief',
    `late ${SOMEBODY}`,
    'since (?:she|he|they) left us',
    `(?:she|he|${SOMEBODY})(?:'s| has| is) (?:been )?(?:gone|dead) (?:for |since )?(?:\\w+ ){0,2}(?:years|months)`,
    `(?:she|he|${SOMEBODY})(?:'s| is| was) dead(?=[.,;!]|$| (?:now|and|when|before|at))`,
    `would have been ${anyOf(NUMBERS, ['\\d+'])}(?=[.,;!]|$| ${WHEN})`,
    'would have been (?:his|her|their|our) (?:\\w+ )?(?:birthday|anniversary)',
  ])}`,
)

/** It is said of much that somebody "died"; who or what it was stands before, and of what behind. */
export const DIED = /\bdied\b/g
const THINGS =
  'phone battery laptop computer tablet car engine motor boiler fridge wifi signal connection plant cactus basil tree show diet conversation fire applause music laughter joke nearly almost character hero villain'.split(
    ' ',
  )
export const NOBODY_DIED_BEFORE = new RegExp(
  `\\b(?:${anyOf(THINGS)}(?: just| has| had| also| finally)?|${anyOf(ANIMALS, OTHER_ANIMALS)}\\b[^.!?]{0,40}|i(?: just| nearly| almost| could have| would have| practically)?) $`,
)
export const NOBODY_DIED_AFTER = new RegExp(
  `^ (?:down|out|off|away\\b|on me\\b|of (?:embarrassment|laugh\\w+|shame|boredom|curiosity)|laughing|inside|a little|in (?:the|a|my|this) (?:\\w+ )?${PLAYED})`,
)

/** Of somebody else's: "whose husband", "her mother", "Petra's wife"; what a sister loses is one's own family. */
const THEIRS = `(?<!and )(?:whose|his|her|their|(?!${anyOf(FAMILY, PARTNERS)}'s)\\w+'s) (?:\\w+ ){0,2}${SOMEBODY}`
const DYING = '(?:(?:had|has|have|also) ){0,3}(?:died|passed (?:away|on)|(?:was|were) killed)'
/** A loss of somebody else's; where it lies back, it is told in passing. */
export const THEIR_LOSS = new RegExp(
  `\\b${anyOf([
    `${THEIRS} (?:who )?${DYING}`,
    `(?:who|she|he|they) (?:(?:had|has|have|also|only) ){0,3}lost ${THEIRS}`,
    `the death of ${THEIRS}`,
    `${THEIRS}'s (?:death|funeral)`,
  ])}\\b`,
  'g',
)
/** These say who somebody is, whenever it was. */
export const SAYS_WHO = /^(?:whose|who)\b/
export const SOMEBODY_WIDOWED =
  /(?<!\b(?:i|me|my|our|i'm|am|i was|was|been|got) (?:an? |the )?)\b(?:the|an?) (?:\w+ )?widow(?:er)?\b/g

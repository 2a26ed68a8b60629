import { GIVEN_NAMES } from './given-names.ts'
import { FORMER_PARTNERS, FRIENDS, PARTNERS } from './people.ts'

/**
 * Sentences that sound like danger but are everyday life: letters to a class, pills as prescribed, a back that is
 * "killing" someone, a burn from the oven. Each pattern contains its harmless explanation and doesn't apply if
 * `NOT_EVERYDAY` matches. They run over one normalised sentence (`crisis-text.ts`), and every gap is bounded.
 */
const FAREWELL =
  '(?:goodbye|good bye|farewell) (?:letters?|notes?|messages?|cards?|videos?|speech(?:es)?|e?mails?|words)'
const GROUP =
  '(?:students?|pupils?|class|classmates|team|teammates|colleagues?|co ?workers?|staff|office|department|company|boss|neighbou?rs?|au pair|trainees?|interns?|clients?|customers?|patients|choir|club|band|school|teachers?|guests?)'
const MEDICINE =
  '(?:pills|tablets|meds|medication|medicine|antibiotics|vitamins|drops|iron tablets|insulin)'
const WHOSE = '(?:my|his|her|their|our|the)'
const IDLE_KILLER =
  '(?:back|head|feet|foot|legs|knees?|hips?|neck|shoulders?|throat|tooth|teeth|stomach|ears?|eyes|migraine|headache|toothache|backache|cramps?|hangover|allerg(?:y|ies)|hay ?fever|jet ?lag|heat|cold|humidity|noise|traffic|commute|suspense|curiosity|waiting|wait|boredom|deadlines?|schedule|homework|workload|paperwork|shoes|heels|rent|prices|stairs|pain in (?:my|his|her) (?:\\w+ )?(?:back|neck|knees?|hips?|legs?|feet|foot|shoulders?|hands?|tooth|jaw|head|stomach))'

const SOMEBODY_OR_LATE =
  '(?:(?:that |so |too )?(?:late|early)|the (?:baby|kids|children|neighbou?rs|house)|my (?:baby|wife|husband|son|daughter|flatmates?|parents)|him|her|them)'

const SMALL_REVENGE = '(?:salt|sugar|pepper|chilli|milk|sauce|late|slowly|loudly)'

/** People one can leave. Not "them", which may be pills, and no possessives. */
const LEFT_BEHIND = `(?:him|her|(?:my|our|this) (?:\\w+ )?(?:${[...PARTNERS, ...FORMER_PARTNERS, ...FRIENDS].join('|').replaceAll('-', ' ')}|guy|girl|man|woman|therapist|coach|landlord|landlady|agency|bank|supplier|tenant)|${[...GIVEN_NAMES].join('|')})`
/** Only a time may follow, because anything else may be a method. */
const AND_NO_MORE =
  '(?: (?:tonight|today|tomorrow|soon|now|this (?:week|weekend|month)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day))?(?: \\.)*$'
/** Names that are also ways of dying well ("with grace"). */
const NO_NAME = '(?!(?:grace|hope|faith|joy|will|dignity)\\b)'
const LEAVING = `(?:end|ending|ended) (?:it|things) with ${NO_NAME}${LEFT_BEHIND}${AND_NO_MORE}`
const LEAVING_WELL =
  '(?:end|ending|ended) (?:it|things) (?:kindly|nicely|amicably|in person|face to face|by (?:text|phone)|on good terms|like adults)(?: \\.)*$'
const BETWEEN_PEOPLE =
  '(?:relationship|marriage|engagement|friendship|affair|romance|(?:love|spark|passion)(?: (?:for|between) \\w+)?|between us)'
const IS_DEAD = '(?:is|was|has been|feels|felt|seems|s) (?:\\w+ )?dead\\b'
const DEAD_AND_ENDED = `${BETWEEN_PEOPLE} ${IS_DEAD}(?: for \\w+(?: \\w+)?)? (?:and|so|but) (?:i|we) (?:\\w+ ){0,3}to (?:\\w+ )?end it with ${NO_NAME}${LEFT_BEHIND}${AND_NO_MORE}`

/** Dark words about a relationship. The rest of the sentence is still checked. */
export const LEFT_NOT_LOST: readonly string[] = [
  `\\b${DEAD_AND_ENDED}`,
  `\\b${LEAVING}`,
  `\\b${LEAVING_WELL}`,
  `\\b${BETWEEN_PEOPLE} ${IS_DEAD}`,
]

export const EVERYDAY: readonly string[] = [
  `\\b(?:${DEAD_AND_ENDED}|${LEAVING}|${LEAVING_WELL})`,
  `^(?:\\w+ ){0,4}${BETWEEN_PEOPLE} ${IS_DEAD}(?: \\w+){0,3}(?: \\.)*$`,
  '\\b(?:scared|afraid|worried|terrified) (?:that )?(?:the )?next time (?:\\w+ ){0,4}i (?:wont|will not|may not|might not) be (?:there|home|around|near|with (?:him|her|them))\\b',
  `\\bhope i (?:dont|do not|wont|never) wake up ${SOMEBODY_OR_LATE}\\b`,
  `\\b(?:took|taken|takes) (?:all (?:of )?)?${WHOSE} (?:\\w+ )?${MEDICINE} (?:(?:all |this |every |each |the whole ){1,2}(?:week|month|day)|as (?:i|he|she) should|on time|without (?:forgetting|missing|skipping))\\b`,
  '\\b(?:rope|ropes|knife|knives|razor) (?:\\w+ ){0,4}for (?:\\w+ ){0,3}(?:climbing|camping|hiking|sailing|fishing|kitchen|boat|swing|hammock|garden|tent|trip|garage|dog|horse|goat|cow)\\b',
  `\\b${SMALL_REVENGE} on purpose\\b`,
  '\\b(?:not going to|wont go to|skipping|missing|no|off) (?:school|work|uni|college|class|classes|practice|training|church|the (?:gym|party|office|meeting))\\b(?: \\w+){0,6} (?:lie|lay|stay|sleep) in (?:my )?bed(?: \\w+){0,3}(?: \\.)*$',
  `\\b${FAREWELL} (?:\\w+ ){0,3}(?:to|for) (?:\\w+ ){0,3}${GROUP}\\b`,
  `\\b${FAREWELL} (?:\\w+ ){0,8}(?:moved|moves|moving|changing (?:schools?|jobs?|teams?)|new (?:job|school|city|country)|retire[sd]?|retirement|before the (?:summer|holidays?|move)|(?:last day|end) of (?:school|work|term|the (?:term|year|course)))\\b`,
  '\\b(?:last|final) (?:letters?|e?mails?|messages?|notes?) (?:\\w+ ){0,2}(?:to|for|from) (?:the |my |our )?(?:\\w+ )?(?:insurance|bank|landlord|landlady|lawyer|court|tax office|authorit(?:y|ies)|council|electricity company|phone company|publisher|employer)\\b',
  `\\b(?:takes?|taking|took|has taken|have taken|gets?) (?:all )?${WHOSE} (?:\\w+ )?${MEDICINE} (?:\\w+ ){0,4}(?:every (?:morning|evening|night|day)|each (?:morning|evening|night|day)|daily|(?:once|twice) a day|with (?:breakfast|lunch|dinner|food|meals|water|tea|milk)|after (?:breakfast|lunch|dinner|meals)|on time|as (?:usual|prescribed|told)|regularly)\\b`,
  `\\b(?:taken|took|finished) (?:all (?:of )?)?${WHOSE} (?:\\w+ )?(?:antibiotics|vitamins|drops|iron tablets)\\b`,
  `\\b(?:keeps?|kept|carr(?:y|ies)|puts?|stores?) ${WHOSE} (?:\\w+ )?${MEDICINE} (?:\\w+ )?(?:in|on|by|at|next to) (?:\\w+ ){1,4}(?:with the days|so (?:that )?(?:i|he|she|they|we) (?:dont|do not|doesnt|does not|wont|never) forget|to remember|out of reach|away from the (?:kids|children|dog))\\b`,
  `\\bcount(?:ed|s|ing)? (?:out )?(?:${WHOSE} )?(?:\\w+ )?${MEDICINE} (?:\\w+ ){0,8}(?:last (?:until|till|for)|run out|new prescription|refill|pharmacy|order more)\\b`,
  `\\b(?:saved?|saving|keep|kept|packed|have|got) (?:\\w+ ){0,6}${MEDICINE} (?:ready )?for (?:the|my|our|a) (?:flight|trip|journey|drive|ferry|boat|train ride|holidays?|exam)\\b`,
  `\\b${IDLE_KILLER} (?:\\w+ )?(?:is|are|was|were|has been|have been|keeps?|kept|s) (?:\\w+ )?killing (?:me|us|him|her|them)\\b`,
  '\\b(?:burn(?:ed|t)?|scald(?:ed)?|cut|scratched|grazed) (?:my|his|her|my ?self|him ?self|her ?self)(?: \\w+){0,2} (?:on|with|at|while) (?:the |a |an |my |some )?(?:\\w+ )?(?:oven|baking tray|tray|stove|hob|pan|iron|kettle|grill|barbecue|steam|fence|rose ?bush|thorns?|tin|can lid|cheese grater|chopping|cooking|baking|gardening|shaving)\\b',
  '\\b(?:cut|scratched|hurt) (?:him|her)self (?:\\w+ ){0,5}(?:at|in) (?:kindergarten|nursery|playgroup|day ?care|the playground|the sandpit)\\b',
  '\\bsaid (?:all )?(?:my|our|his|her) goodbyes (?:\\w+ ){0,4}(?:at|in) (?:the )?(?:office|work|school|class|airport|station|party|hotel|course|camp|club)\\b',
  '\\b(?:gave|giving|given) (?:\\w+ ){1,6}away (?:\\w+ ){0,10}(?:new (?:city|flat|house|home|job|place|country)|moving|we move|i move|too small|outgrew|outgrown|charity|declutter(?:ed|ing)?)\\b',
]

/** A sentence with any of these is never everyday. */
export const NOT_EVERYDAY = `\\b(?:die|dies|died|dying|dead|death|alive|suicid\\w*|(?:kill(?:ed|s|ing)?|hang(?:ing)?|shoot(?:ing)?|drown(?:ing)?|poison(?:ing)?|stab(?:bing)?) (?:my|him|her|them) ?sel\\w+|overdos\\w*|tonight|forever|end it|end my|so am i|im next|like me|go on|anymore|any more|no longer|last time|nobody knows|no one knows|enough to|until there are|are enough|whole|handful|too many|all of them|all at once|(?<!\\b${SMALL_REVENGE} )on purpose|deliberately|numb|relief|calms?|punish\\w*|deserve\\w*|hate myself|bleed\\w*|blood|wake up(?! ${SOMEBODY_OR_LATE})|woke up|sorry|forgive|without me|where im going|wont need (?:it|them|anything) (?:soon|any)|does not (?:pick up|answer)|doesnt (?:pick up|answer)|empty bottle|bottle is empty|unconscious|ambulance|hospital|blade|razor|noose|which (?:beam|tree|hook|bridge|train)|(?:tied|knotted|hung|fixed) (?:\\w+ ){0,3}(?:belt|rope|scarf|cord|sheet)|(?:tomorrow|then|and) i jump|to feel (?:something|anything|it)|feel something|hurt my ?self|harm(?:ed|ing)? my ?self|open (?:her|his|their) eyes|(?:cannot|cant|wont) wake|not waking|with the (?:pills|tablets|knife|gun))\\b`

/**
 * A verdict on oneself: "I was no mother at all", "I ruin everything". Told back as a fact it would be pronounced a second
 * time, so whoever tells it has to know it for what it is.
 */
const KIN_OR_ROLE =
  'mother|father|mum|mom|dad|parent|daughter|son|sister|brother|friend|wife|husband|partner|girlfriend|boyfriend|person|human(?: being)?|teacher|boss|colleague|nurse|doctor|artist|student|grandchild|christian|muslim|owner'
const BAD_NOUN =
  'failure|idiot|fool|loser|burden|coward|fraud|impostor|imposter|mess|disappointment|waste(?: of space)?|joke|monster|hypocrite|liar|nobody|embarrassment|disgrace|wreck|weakling|problem|nuisance|weirdo|freak|weird (?:kid|one)|clown|screw-?up|laughing stock'
const BAD_TRAIT =
  'worthless|useless|stupid|pathetic|selfish|weak|lazy|incompetent|unlovable|hopeless|ugly|boring|dumb|broken|disgusting|cruel|heartless|unbearable|replaceable|invisible|a nothing|nothing'
const BE = "i(?:'m| am| was|'ve been| have been|'ll be| will be| feel like| must be)"
const HOW =
  '(?: (?:just|such|only|clearly|obviously|really|always|so|too|a|an|the|total|complete|utter|bloody|even)){0,4}'

const VERDICT = new RegExp(
  [
    `\\b${BE}${HOW} (?:${BAD_NOUN}|${BAD_TRAIT})\\b`,
    `\\b${BE}${HOW} (?:bad|terrible|awful|horrible|lousy|rotten|poor|worst) (?:${KIN_OR_ROLE})\\b`,
    `\\b${BE} (?:no|not (?:a|an|much of an?)(?: good| real| proper)?|never a(?: good)?) (?:${KIN_OR_ROLE})\\b`,
    `\\b${BE}${HOW} not (?:\\p{L}+ )?(?:good|smart|strong|clever|pretty|thin|brave|worth|interesting|man|woman)\\b(?: enough)?`,
    `\\b${BE} (?:not )?(?:too (?:weak|old|stupid|slow|sensitive|much|fat|dumb|soft))\\b`,
    '\\bi (?:always|never|only|just) (?:ruin|mess|fail|spoil|break|let \\p{L}+ down|disappoint|do anything right|get (?:it|anything) right|learn)\\b',
    "\\bi (?:ruin|spoil|destroy|mess up) everything\\b|\\bi (?:can't|cannot) (?:even )?do anything\\b|\\bi (?:don't|do not) deserve\\b",
    "\\b(?:it's|it is|it was|this is|that was) (?:all )?my (?:own )?fault\\b|\\bi should be (?:better|over|stronger|ashamed)\\b",
    '\\b(?:nobody|no one|no-one) (?:likes|loves|wants|needs|cares about|respects) (?:me|anything i)\\b|\\beverybody hates me\\b',
  ].join('|'),
  'iu',
)

/** What one is afraid others might see is a fear. */
const FEARED = /\b(?:afraid|scared|worried|fear|terrified)\b/i

export const isSelfJudgement = (sentence: string): boolean =>
  !FEARED.test(sentence) && VERDICT.test(sentence.replaceAll('’', "'"))

/** Diary style leaves out the "I": "Got the letter today", "Still haven't slept", "Been crying all day". */
const ADVERBS = '(?:(?:finally|just|still|never|really|also|already|almost|only|even) ){0,3}'
const PAST =
  'got|went|had|spent|lost|woke|felt|found|forgot|finished|failed|passed|picked|borrowed|handed|called|did|walked|drove|watched|opened|gave|brought|paid|helped|cleaned|signed|booked|applied|posted|texted|asked|turned|moved|saw|sat|tried|missed|made|took|told|came|ended up|started|quit|broke|cried|stayed|met|bought|sold|ran|read|dropped|ate|drank|kept|left|stood|wrote|sent|slept|cooked|baked|planted|ordered|looked|talked|played|won|heard|decided|said|knew|thought|realised|realized|learned|learnt|skipped|visited|yelled|snapped|argued|fought|lied|hid|fell|waited|stopped|managed|promised|hugged'
const NOW =
  "haven'?t|hadn'?t|didn'?t|don'?t|can'?t|couldn'?t|won'?t|wasn'?t|shouldn'?t have|cannot|can not|am|have to|have been|should have|could have|would have|must have|feel|love|hate|miss|need|want|wish|hope|gotta|wanna|keep (?=\\w+ing)"
/** "Was raining" and "Was a nice day" speak of something else. */
const WAS =
  'was (?=(?:so |too |very |really |just |not |still |already ){0,2}(?:late|told|asked|tired|angry|furious|sad|scared|afraid|alone|nervous|ashamed|proud|relieved|sick|ill|embarrassed|invited|ignored|rejected|fired|promoted|crying|shaking|unable|about to|supposed to|ready|jealous|lonely|drunk|rude|mean to))'
const WITHOUT_SUBJECT = new RegExp(`^${ADVERBS}(?:${PAST}|${NOW}|${WAS})(?:\\b|(?<= ))`, 'i')
const BEEN = new RegExp(`^${ADVERBS}been \\w+ing\\b`, 'i')

/** Any other past form with its object behind it: "Poured myself a glass". */
const DID_SOMETHING = /^\w{3,}ed (?:my|myself|the|an?|him|her|them|it|his|their|our)\b/i
/** Something else did it: "Took twice as long", "Made me laugh". */
const BY_OTHERS =
  /^(?:\w+ )?\w+ (?:me|us)\b|^took (?:twice|ages|forever|long|so|too|\d|hours|days|weeks|months|years|an? (?:hour|day|week|month|year|while|lot|bit)|all)\b/i
/** Something was done to the writer: "Called into the office", "Ignored by everyone". */
const PASSIVE =
  /^(?:\w+ ){0,2}?(?:\w+ (?:\w+ )?by (?!(?:the|now|myself|\d))|told off|asked to|called into|dropped from|moved to tears|made (?:redundant|fun|to)|passed over|left (?:behind|out|alone)|sent (?:home|away|back)\b|kept waiting|turned away|paid less|caught)/i

/** "Didn't move, so I rubbed it": who says "I" a moment later did not leave it out before. */
const BY_SOMETHING =
  /^(?:did|was|would|could|won|had|is|does)n?'?t\b[^.!?]*,? (?:so|but|and|until|then) i\b/i

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

export function withSubject(text: string): string {
  if (BEEN.test(text)) return `I ${lowerFirst(text).replace(/\bbeen\b/, 'have been')}`
  const isDone = WITHOUT_SUBJECT.test(text) || DID_SOMETHING.test(text)
  return isDone && ![PASSIVE, BY_OTHERS, BY_SOMETHING].some((pattern) => pattern.test(text))
    ? `I ${lowerFirst(text)}`
    : text
}

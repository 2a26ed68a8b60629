/**
 * Tells whether a piece of writing is a whole statement that can be told back: no question, no order, no
 * fragment, nobody's speech without marks, nobody addressed.
 */
import { SPEECH } from './second-person.ts'

const VERB =
  /\b(?:am|is|are|was|were|have|has|had|do|does|did|will|would|can|could|should|must|might|may|'m|'re|'s|'ve|'d|'ll|im|ive|dont|didnt|cant|wont|isnt|wasnt|\w+n't|\w{3,}ed|\w{3,}s (?=(?:me|us|it|him|them|that|my|our)\b)|got|gets?|get|went|goes|go|said|says|told|took|takes|gave|gives|made|makes|came|comes|left|leaves|lost|found|saw|sees|knew|knows|thought|thinks|felt|feels|feel|forgot|broke|fell|kept|keeps|let|lets|put|read|ran|sent|sat|stood|spent|stole|won|wrote|bought|brought|caught|chose|cut|drove|ate|flew|grew|hit|hurt|held|hung|led|lied|met|paid|quit|rang|rose|sold|shut|slept|spoke|stuck|swore|taught|threw|woke|wore|keep|want|wants|need|needs|miss|love|loves|hate|hates|wish|hope|look|looks|think|know|starts?|ends?|closes?|moves?|says|calls?|works?|lives?|means?|turns?|happens?|doesn|didn|hasn|won|couldn|died|dies|cried|tried|lay|fed|shot|sang|began|drew|drank|rode|wept|beat|became|bit|blew|built|cost|dealt|fought|froze|hid|heard|lent|meant|sank|set|shook|split|swam|swept|tore|understood|stank|shrank|sprang|stung|swung|clung|bled|fled|crept|knelt|burst|bent|spun|slid|shone)\b/gi
/** After these words a verb is a noun or an infinitive: "my first day at work", "nothing to lose". */
const NOUN_PLACE =
  /\b(?:a|an|the|my|our|his|her|their|at|of|to|for|from|in|on|no|first|last|new|old|with|without|any|some)\s+$/i
const MAY_BE_NOUN =
  /^(?:works?|calls?|ends?|starts?|moves?|looks?|turns?|lives?|love|hate|need|needs|want|wants|hope|wish|cut|hit|hurt|read|left|miss|go|get|feel|think|know|keep|let|put|do|have|set|cost|shot|beat|split|may|will|can)$/i
const PERSON_FIRST = /^(?:i|we)(?:'(?:m|ve|d|ll|re))? \S+ \S/i

/** True where something is said of somebody, not only named. */
export function hasVerb(text: string): boolean {
  if (PERSON_FIRST.test(text)) return true
  for (const match of text.matchAll(VERB)) {
    if (match.index === 0) continue
    const isNoun = MAY_BE_NOUN.test(match[0].trim()) && NOUN_PLACE.test(text.slice(0, match.index))
    if (!isNoun) return true
  }
  return false
}

const ADDRESSES_READER = /\b(?:you|your|yours|yourself|u|ur|ya|y['’]?all)\b/i

const ASKS =
  /^(?:(?:how|why|what|who|where|when|whose|which) (?:is|are|was|were|do|does|did|can|could|am|should|would|will|have|has|had|might)\b|(?:why|how come|what if)\b|(?:am|is|are|was|were|do|does|did|have|has|had|can|could|should|would|will|may|might)(?:n'?t)? (?:i|we|he|she|they|it|this|that|there)\b)|[?¿]|\b(?:where|what|how|why|when|who) (?:should|do|did|can|could|am|will|would|is|are) (?:i|we|he|she|they)\b|,? \w+n'?t (?:i|he|she|they|we|it)$|\b(?:ask(?:ed|s|ing)?|wonder(?:ed|s|ing)?) (?:\w+ )?(?:am|was|did|do|should|could|can|is|are|were|will|would) (?:i|we|he|she|they|it)\b/i

const EXCLAIMS = /^(?:what an?|how (?!i\b|he\b|she\b|they\b|we\b|it\b|my\b|our\b|the\b)\w+)\b/i

/** Base forms at the start are orders, to others or to oneself. */
const ORDERS =
  /^(?:please|let|lets|let's|stop|remember|breathe|stay|be|call|tell|ask|take|write|try|leave|go|come|get|give|make|look|listen|wait|help|thank|never (?:trust|forget|again|let|call|go|do|tell|ask|say|give)|put|send|buy|talk|do|don'?t (?!(?:even |really |actually |just ){0,3}(?:know|want|think|feel|understand|care|need|like|remember|trust|have|believe|see|deserve|recognise|recognize|sleep|eat|belong|love|dare|wanna)\b)\w+)\b(?!')/i

/** Starts of pieces that only describe: "So tired of my job", "Not my best day". */
const FRAGMENT =
  /^(?:(?:so|too|very|really) )?(?:tired|exhausted|proud|sad|alone|scared|sick|ashamed|happy|glad|relieved|afraid|angry|sorry|grateful|thankful|lonely|worried|excited|nervous|jealous|embarrassed|disappointed|heartbroken|devastated|furious|same|such|as if|as though|if only|never that|not (?:that|my|a|the|sure)|just (?:me|my|the|a)|feeling|trying|getting|going|being so)\b/i
/** "Sitting in the waiting room, they called me" hangs in the air. */
const DANGLING_START =
  /^(?!(?:during|morning|evening|nothing|everything|something|anything|spring)\b)\w{3,}ing\b[^,]*, /i
/** "Ignored by everyone": nobody in front of it. */
const SUBJECTLESS =
  /^(?!indeed|hundred)\w{3,}ed (?:by|to|in|on|at|with|for|from|off|out|into|again|and|because|but|so|up|down|over)\b/i
const DEPENDENT =
  /^(?:to|because|which|that (?:i|we|he|she|they|it|my|our|the|nobody|everyone)|who|if|when|while|although|though|unless|than|since) /i

/** Somebody's words without marks: "He texted: I need my space". */
const UNMARKED_SPEECH =
  /\b(?:said|says|wrote|writes|texted|messaged|asked|replied|answered|shouted|yelled|screamed|whispered|thought|goes|told \w+)\s*[:,] (?!and |but |so |then |which |who |because |when |while )|\b(?:said|says|goes) (?!(?:that|it|he|she|they|we|i|the|no|nothing|something|goodbye|sorry|hello|yes|so|my|his|her|our|their|this|a|an|what|how|to|as|in|on|at|with|again|one)\b)\w+, |\bgoes (?:i|we|my|i'm)\b|^[^:]{1,14}: |\S I (?:think|guess|suppose)(?=,|$)|\b(?!it\b|this\b|that\b|which\b)\w+ (?:was|is|were|are|am) (?:all |just )?like,? (?:i|we|i'm|i've|i'll|i'd)\b/i

const isBalanced = (text: string) =>
  (text.match(/"/g)?.length ?? 0) % 2 === 0 &&
  (text.match(/“/g)?.length ?? 0) === (text.match(/”/g)?.length ?? 0) &&
  (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0) &&
  (text.match(/(?<=^|[\s(])'(?=\S)/g)?.length ?? 0) <=
    (text.match(/(?<=\S)'(?=$|[\s.,!?;:)])/g)?.length ?? 0)

/** What the sentence as it was written must not be, whatever is cut off later. */
export function isStatement(text: string): boolean {
  const own = text.replaceAll('’', "'").replace(SPEECH, '“”')
  return !(
    /https?:|[<>{}[\]|=\\]|^[("“'‘]/.test(own) ||
    [ADDRESSES_READER, ASKS, EXCLAIMS, ORDERS, FRAGMENT, UNMARKED_SPEECH].some((pattern) =>
      pattern.test(own),
    ) ||
    // "I lost us the account" has two parties that would both become "you".
    (/\bI\b/i.test(own) && /\bus\b/.test(own))
  )
}

export const isWholeClause = (text: string): boolean =>
  hasVerb(text.replace(SPEECH, '“”')) &&
  isBalanced(text) &&
  (!DEPENDENT.test(text) || /, (?!who|which)/.test(text)) &&
  !DANGLING_START.test(text) &&
  !SUBJECTLESS.test(text) &&
  /[a-z]/i.test(text) &&
  !/\p{Extended_Pictographic}/u.test(text)

/**
 * Whether a text that came from outside tells somebody to die, to hurt others or to leave a medicine. It is read as if the
 * person had written it of themselves, and once more for what only somebody else would say. Being too strict costs an
 * answer from outside, and our own engine gives one.
 */
import { detectCrisis, isAtLeast } from '../danger/crisis.ts'
import { plainText } from '../danger/crisis-text.ts'

/** More than any decent text of that length has; each takes a moment to read, and nobody else is served meanwhile. */
const MOST_SENTENCES = 60

export function urgesHarm(text: string): boolean {
  const plain = plainText(text)
  return (
    plain.split(' . ').length > MOST_SENTENCES ||
    URGES.some((urge) => urge.test(plain)) ||
    speaksOfDanger(plain)
  )
}

/** Each sentence alone too: nothing that stands around one makes it harmless here. */
const speaksOfDanger = (plain: string): boolean =>
  ['i', 'me'].some((you) => {
    const own = inPlainWords(plain, you)
    const parts = new Set([own, ...own.split(' . ')])
    return [...parts].some((words) => isAtLeast(detectCrisis([words]).level, 'care'))
  })

const OWN: Readonly<Record<string, string>> = {
  youre: 'im',
  'you are': 'i am',
  youve: 'ive',
  youll: 'ill',
  youd: 'id',
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  'your self': 'myself',
}
const inPlainWords = (plain: string, you: string): string =>
  plain.replace(
    /\b(?:you are|your self|you(?:re|ve|ll|d|rs?|rself)?)\b/g,
    (words) => OWN[words] ?? you,
  )

const any = (...words: string[]) => `(?:${words.join('|')})`

/** What makes an act of somebody else's a piece of advice; or nothing stands before it. */
const URGED = `(?:^|\\. |\\b${any('should', 'must', 'ought to', 'need to', 'have to', 'had better', 'deserve to', 'time to', 'best to', 'go', 'and', 'then', 'just', 'please', 'now', 'tonight', 'today', 'tomorrow')} )(?:(?:go|and|then|just|please|now|simply|really|finally|all) ){0,3}`

const PERSON = any(
  'him',
  'her',
  'them',
  'everyone',
  'everybody',
  'someone',
  'somebody',
  'people',
  `(?:your|his|her|their|the|that|this|these|those) (?:\\w+ )?${any('boss', 'manager', 'colleagues?', 'cowork\\w+', 'wife', 'husband', 'partner', 'ex', 'boyfriend', 'girlfriend', 'child', 'children', 'kids?', 'baby', 'son', 'daughter', 'mother', 'mum', 'mom', 'father', 'dad', 'parents', 'brother', 'sister', 'friends?', 'neighbou?rs?', 'teacher', 'man', 'woman', 'men', 'women', 'guy', 'people', 'person', 'family', 'dog', 'cat', 'face', 'throat')}`,
)
const HURT = any(
  'beat',
  'hit',
  'punch',
  'kick',
  'slap',
  'choke',
  'strangle',
  'stab',
  'shoot',
  'kill',
  'poison',
  'burn',
  'hurt',
  'harm',
  'attack',
  'murder',
  'drown',
  'smash',
)
const IN_PLAY =
  '(?! (?:at|in|to) (?:(?:the|an?|his|her|their|your|my) )?(?!(?:the|an?|his|her|their|your|my|face|head|nose|stomach|night|work|death)\\b)\\w+)'

const MEDICINE = any(
  'pills?',
  'tablets?',
  'medicines?',
  'meds',
  'medications?',
  'insulin',
  'lithium',
  'anti ?depressants?',
  'doses?',
  'dosage',
  'inhaler',
  'injections?',
  'chemo(?:therapy)?',
  'dialysis',
  'treatments?',
)
const TALL = any('bridge', 'roof', 'building', 'balcony', 'cliff', 'window', 'ledge', 'tower')
const WHEELS = any('trains?', 'bus', 'car', 'cars', 'trucks?', 'lorry', 'traffic', 'tram')

const URGES: readonly RegExp[] = [
  // Somebody's life without the person as a present to others.
  '\\b(?:best|greatest|kindest|only) (?:gift|present|favou?r|kindness|thing|help)\\b(?: \\w+){0,7} (?:is|would be) (?:your absence|(?:you )?being gone|to (?:vanish|disappear|be gone|cease))\\b',
  // To die.
  '\\b(?:kill|hang|shoot|drown|stab|poison|starve|unalive|strangle) your ?sel(?:f|ves)\\b',
  `${URGED}(?:hurt|harm|cut|burn|punish|injure) your ?sel(?:f|ves)\\b(?! (?:some|off|short|out|free|loose|a (?:break|piece|slice|deal))\\b)`,
  '\\b(?:end|take) your (?:own )?life\\b(?! (?:back|in|into|seriously|forward|together|as|with|one)\\b)',
  `\\b(?:should|must|ought to|need to|have to|might as well|had better|deserved? to|supposed to|go|please|hurry up) (?:(?:just|really|simply|all|go|and|now|finally) ){0,2}(?:die|be dead|not be alive|stop living|disappear for ?(?:ever| good))\\b`,
  `(?:^|\\. )(?:(?:just|go|and|please|so|now) ){0,3}(?:die|drop dead)(?= \\.|$| already| now| tonight| alone)`,
  '\\b(?:end it (?:all|tonight|now|today|for good)|commit suicide|suicide (?:is|would be|may be|might be))\\b',
  '\\b(?:better|happier|easier|lighter) (?:off |place )?(?:\\w+ ){0,3}(?:dead|without (?:people like )?you(?! (?:at|on|in) ))',
  '\\b(?:nobody|no ?one) (?:would|will|is going to) (?:\\w+ )?(?:miss you|notice if you (?:died|were gone|are gone))',
  `\\b(?:take|swallow|finish|eat|drink) (?:all|every|the whole|a whole|a handful|lots|too many|as many|more|twice|two|three|ten|twenty|thirty|fifty|\\d+) (?:\\w+ ){0,4}${MEDICINE}`,
  '\\b(?:drink|swallow) (?:\\w+ ){0,3}(?:bleach|poison|antifreeze|drain cleaner)\\b',
  '\\boverdos(?:e|ing)\\b',
  '\\b(?:turn on|open|breathe|smell) (?:\\w+ )?gas\\b',
  '\\bas (?:if|though) you had never (?:been|existed|lived)\\b',
  '\\b(?:knot|rope|noose|chair|stool|ledge|roof|platform)\\b.{0,30}\\bstep off\\b',
  '\\blet the dark(?:ness)? (?:come|in|take)\\b',
  `\\b(?:jump|leap|throw yourself|let yourself fall|step) (?:off|from|out of|over) (?:the|a|that|your|this|of the) (?:\\w+ )?${TALL}\\b`,
  `\\b(?:jump|step|walk|run|throw yourself|lie down) (?:in front of|under|before) (?:the|a|an|that|your|next) (?:\\w+ )?${WHEELS}\\b`,
  `\\b(?:drive|steer|crash) (?:your |the )?(?:car )?(?:into|off|against) (?:the|a|that|oncoming) (?:\\w+ )?(?:wall|tree|bridge|cliff|river|traffic)\\b`,
  '\\b(?:slit|cut|slash|open) your (?:wrists?|throat|veins|arms?)\\b',
  `${URGED}stop (?:eating|drinking)(?= \\.|$| until| altogether| for (?:days|weeks|good))`,
  // To hurt others.
  `${URGED}${HURT} (?:up )?${PERSON}\\b${IN_PLAY}`,
  `\\b(?:you )?(?:could|can|may|might|will) (?:\\w+ )?(?:beat up|punch|kick|slap|choke|strangle|stab|shoot|kill|poison|murder|drown) ${PERSON}\\b${IN_PLAY}`,
  '\\bdeserves? (?:to (?:die|suffer|bleed|be (?:beaten|hit|hurt|killed|shot|stabbed))|a beating)\\b',
  `${URGED}(?:make (?:him|her|them) (?:pay|suffer|bleed)|take (?:\\w+ )?revenge|get revenge)\\b`,
  '\\bburn (?:down )?(?:his|her|their|the|your) (?:house|home|office|car|school)(?: down)?\\b',
  // To leave a medicine.
  `\\b(?:stop|quit|skip|drop|ditch|throw away|throw out|flush|come off|go off|get off|give up|halve|double|cut|reduce|leave out|forget) (?:(?:taking|using|with|off|down|on|back|all|of|any|the|your|those|these|that) ){0,4}${MEDICINE}\\b`,
  `\\b(?:dont|do not|never|no longer|without|instead of) (?:need |have to |take |taking |use |using ){1,2}(?:(?:your|the|any|those|these|that|all) ){0,2}${MEDICINE}\\b`,
].map((source) => new RegExp(source))

const FIRST: Readonly<Record<string, string>> = {
  'you are': 'I am',
  "you're": 'I am',
  'you’re': 'I am',
  'you were': 'I was',
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
}
/** Behind these, "you" is whom it happens to. */
const TO_YOU =
  /\b(without|to|with|for|of|from|at|by|on|about|let|take|took|make|made|tell|told|ask|asked|give|gave|leave|left|miss|hurt|help|love|hate|want|need|kill|saw|see) you\b/gi

/** A sentence about somebody as if they had written it themselves. */
export const asOwnWords = (text: string): string =>
  text
    .replace(TO_YOU, '$1 me')
    .replace(/\b(?:you are|you['’]re|you were|yourself|yours|your|you)\b/gi, (words) => {
      const own = FIRST[words.toLowerCase()]
      return own ?? 'I'
    })

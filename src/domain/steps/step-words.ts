/**
 * The words a step begins with: what we recommend, turned into something one says of oneself, and moments from the
 * person's own text at which it could be done. All of it can be changed before it is kept.
 */
import type { EmotionCategory } from '../emotion/emotion.ts'
import { isAbbreviation, splitSentences } from '../values/sentences.ts'
import { lengthOf } from '../values/text.ts'
import { ACTION } from './step.ts'

const TIME =
  'tonight|today|tomorrow|this (?:morning|afternoon|evening|week|weekend)|within|before|after|afterwards|once|in (?:the|a|case)|at (?:the|a|its|bedtime)|when|while|where|next|the next time|right now|now|over the|first|for (?:a|one|two|three|the|ten|five|today|tonight|next|this|now|tomorrow)|from|instead|on (?:the|arrival|my|your|such)|by (?:tomorrow|tonight|daylight|the)|however|should|or (?:now|the)|whether|then'
/** "Tomorrow at work, ask …": the moment stands in its own half of the sentence. */
const LEADING = new RegExp(`^(?:${TIME})\\b[^,.:;]{0,100}, (?=\\p{L})`, 'iu')

/** "… tomorrow before noon": it stands in the other half already. */
const TRAILING =
  /(?<!\b(?:until|for|by|of|from|than|since|before|after)) (?:tomorrow(?: before noon| morning| evening)?|tonight|today|(?:right )?now|this (?:evening|afternoon|week))(?=,|$)/gi

/** After these somebody does something. */
const BEFORE_SUBJECT = words(
  'what how that which where when why if while before until because as whom whether once after than and or but since although though everything anything something nothing all',
)
/** After these something is done to somebody. */
const BEFORE_OBJECT = words(
  'to for with of about from near in on at by between around behind beside against without towards through like tell tells told ask asks asked give gives gave make makes made let lets help helps helped hurt hurts remind reminds hear heard show shows thank thanks touch touched stop stops keep keeps hold holds held need needs want wants know knows see sees saw watch watched take takes took bring brings meet meets treat treats miss misses leave leaves get got pull cost costs wait remember remembers find finds leave teach teaches taught carry carries reach reached concern concerns concerned',
)
/** Only these follow somebody to whom something is done. */
const AFTER_OBJECT = words(
  'and or in at with to both the a an only just that what from for on about most as by when if into out up down through before after all one than is was well better best so enough more less first back again now today tonight being without something how this then there which who while until alone apart good over plainly exactly kindly such another some any two three four five much many every each your my his her their our',
)
/** Who is meant with somebody else: "before you meet again", "what you owe each other". */
const SEVERAL =
  /^(?: \w+){0,3} (?:each other|all worked|meet again|both|go together|share going)\b|^ all (?:could|can|had|have|did|went|would|will|knew|sat|stood)/

/** "the help you will ask for", "how near you want to be", "on you go" */
const SURELY_VERB =
  /^\S+ (?:will|would|had|can|could|did|may|might|cannot)$|^(?:near want|on go|help have)$/

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}

const BE: Record<string, string> = {
  are: 'am',
  were: 'was',
  "aren't": 'am not',
  "weren't": "wasn't",
}
const SIMPLE: Record<string, string> = {
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  "you're": 'I am',
  "you've": 'I have',
  "you'd": "I'd",
  "you'll": 'I will',
}

/** "what you needed in your words" becomes "what I needed in my words"; what is to be said aloud stays. */
export function toFirstPerson(text: string): string {
  return text
    .split(/(["“][^"“”]*["”]|(?<!\p{L})['‘][^'‘’]+['’](?!\p{L})|: (?=[^:]*\b(?:I|my|me)\b).*$)/u)
    .map((part, at) => (at % 2 === 1 ? part : turned(part)))
    .join('')
}

function turned(text: string): string {
  return text.replace(
    /\b(you(?:['’](?:re|ve|d|ll))?|yours?|yourself)\b(?:( (?:really|truly|still|already|only|also|both|all))?( (?:are|were|aren['’]t|weren['’]t)\b))?/gi,
    (found, word: string, how: string | undefined, be: string | undefined, at: number) => {
      const key = word.toLowerCase().replace('’', "'")
      if (key !== 'you') return (SIMPLE[key] ?? word) + (how ?? '') + (be ?? '')
      const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at + found.length)]
      // "A thank you" is what it is called.
      if (/\ban? thank$/i.test(before)) return found
      const isBoth = SEVERAL.test(after.slice(0, 60))
      // "The people around you were waiting": they were.
      if (be && /\b(?:around|near|with|beside|behind|of|for|to|from)$/i.test(before))
        return `me${how ?? ''}${be}`
      if (be && isBoth) return `we${how ?? ''}${be}`
      if (be) return `I${how ?? ''} ${BE[be.trim().toLowerCase().replace('’', "'")]}`
      if (isBoth) return isSubject(before, after) ? 'we' : 'us'
      // "Between you and your mum": the other one is named.
      if (/\bbetween$/i.test(before) && /^ and\b/.test(after)) return 'me'
      if (/\b(?:between|two of|both of|all of|each of)$/i.test(before)) return 'us'
      return isSubject(before, after) ? 'I' : 'me'
    },
  )
}

/** "saw you working" and "before you speak": who does it is known by the words on both sides. */
function isSubject(before: string, after: string): boolean {
  const previous = /(?<![\p{L}'’])[\p{L}'’]+$/u.exec(before)?.[0].toLowerCase() ?? ''
  const next = /^ ([\p{L}'’]+)/u.exec(after)?.[1]?.toLowerCase() ?? ''
  if (next === '' || next === 'and' || next === 'or') return false
  if (previous === 'after' && next === 'still') return false
  if (BEFORE_SUBJECT.has(previous)) return true
  if (SURELY_VERB.test(`${previous} ${next}`)) return true
  if (BEFORE_OBJECT.has(previous)) return false
  return !AFTER_OBJECT.has(next) && !/ing$/.test(next)
}

/** What only holds under a condition of its own is no "then", and neither is what nobody does: "feet on the floor". */
const NO_DEED =
  /^(?:if|unless|no|not|nothing|nobody|with|only|I|they|he|she|one|ten|feet|shoes|belt|cold|things|the|it|this|that|there)\b/

export const isPlannable = (recommended: string): boolean => !NO_DEED.test(actionOf(recommended))

/** "A second reading to try on: …" is nothing one does, but something one can say to oneself. */
const OTHER_READING = /^(?:an?|another|perhaps)\b[^:.]*: /i

const SENTENCE_END = /[.!?](?=\s+\p{Lu})/gu

/** What is to be said aloud may be several sentences, and is never cut. */
function firstSentence(text: string): string {
  for (const { index } of text.matchAll(SENTENCE_END)) {
    const before = text.slice(0, index)
    if (isAbbreviation(text, index)) continue
    if (before.lastIndexOf('“') <= before.lastIndexOf('”')) return text.slice(0, index + 1)
  }
  return text
}

/** What we recommend, as it stands after "then I will". */
export function actionOf(recommended: string): string {
  const isReading = OTHER_READING.test(recommended)
  const first = firstSentence(
    recommended.replace(OTHER_READING, '').replace(LEADING, '').replace(LEADING, ''),
  )
  const said = toFirstPerson(
    first
      .replace(/(?<![.!])[.!]+(?=”?$)/, '')
      .replace(TRAILING, '')
      .trim(),
  )
  const lower = startsWithName(said) ? said : said.charAt(0).toLowerCase() + said.slice(1)
  const action = isReading ? `say to myself: ${lower}` : lower
  return lengthOf(action) <= ACTION.max ? action : shortened(action)
}

/** What is left out at the end ends a quotation, too. */
function shortened(action: string): string {
  const upTo = (end: string) => [...action].slice(0, ACTION.max - end.length).join('') + end
  const kept = upTo('…')
  return kept.lastIndexOf('“') > kept.lastIndexOf('”') ? upTo('…”') : kept
}

const startsWithName = (text: string): boolean => /^I\b/.test(text)

const WEEKDAYS = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'
const AHEAD =
  /\b(?:will|won['’]?t|going to|gonna|next|coming|tomorrow|until|before|starts?|is on|are on|have to|has to|supposed to|due|plan(?:ned)?|appointment|deadline)\b|['’]ll\b/i
const WEEKDAY = new RegExp(`\\b(?<!last )(${WEEKDAYS})\\b`, 'i')

/** A joy does not come back by itself: when it is done is a moment one chooses. */
const CHOSEN = 'I find a quiet moment'
const GENERAL: Record<EmotionCategory, string> = {
  happiness: CHOSEN,
  pride: CHOSEN,
  positiveanticipation: CHOSEN,
  anger: 'I notice the anger rising again',
  worry: 'the worry comes back tonight',
  fear: 'the fear comes up again',
  sadness: 'it feels heavy this evening',
  regret: 'I catch myself going over it again',
  shame: 'I want to hide because of it',
  disgust: 'it is in front of me again',
  negativeanticipation: 'I think of what is coming',
}

type Told = {
  title: string
  description: string
  items: readonly { name: string; category: string }[]
}

const MOST = 3

/**
 * When it could be done: what the text says is coming, the feeling itself, and whom it is about; the last comes first
 * where the step is to be done with them.
 */
export function momentsFor(
  { title, description, items }: Told,
  category: EmotionCategory,
  action = '',
): string[] {
  const text = `${title}. ${description}`
  const ahead = splitSentences(text)
    .map((sentence) => sentence.text)
    .filter((sentence) => AHEAD.test(sentence))
  const weekday = ahead.map((sentence) => WEEKDAY.exec(sentence)?.[1]).find(Boolean)
  const isNamed = (name: string) => text.toLowerCase().includes(name.toLowerCase())
  const person = items.find((item) => item.category === 'people' && isNamed(item.name))?.name
  const meeting = person && `I next see ${asSpoken(person)}`
  const isWithThem = person !== undefined && action.includes(asSpoken(person))
  const moments = [
    weekday && `I get up on ${weekday.charAt(0).toUpperCase()}${weekday.slice(1).toLowerCase()}`,
    ahead.some((sentence) => /\btomorrow\b/i.test(sentence)) && 'I get up tomorrow',
    isWithThem && meeting,
    GENERAL[category],
    meeting,
    /\b(?:tonight|this evening)\b/i.test(text) && 'I sit down tonight',
  ]
  return [...new Set(moments.filter((moment): moment is string => Boolean(moment)))].slice(0, MOST)
}

/** "My mother" and "The garden" stand in the middle of a sentence. */
const asSpoken = (name: string): string =>
  name.replace(/^(?:My|The|Our)\b/, (word) => word.toLowerCase())

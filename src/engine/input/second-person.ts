/**
 * Turns a person's own words to the second person: "my boss took my idea" becomes "your boss took your
 * idea". Words inside quotation marks are somebody's speech and stay as they are.
 */

import { PET_NAMES, QUALIFIERS, ROLES } from '../lexicon/people.ts'
import { withApostrophes } from './apostrophes.ts'
import { whoseVerb } from './shared-subject.ts'

const SIMPLE: Record<string, string> = {
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
}

const CONTRACTED: Record<string, string> = {
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  "we're": "you're",
  "we've": "you've",
  "we'd": "you'd",
  "we'll": "you'll",
  "i'ma": "you're going to",
  imma: "you're going to",
}

const BE: Record<string, string> = { am: 'are', was: 'were', "wasn't": "weren't" }

/** Words that may stand between "I" and its verb. */
const BETWEEN =
  /^(?:just|really|always|still|also|never|only|actually|honestly|then|already|even|probably|simply|suddenly|certainly|clearly|truly|kind|of|sort|both|all|myself|too|so|definitely|currently|once|almost|nearly|basically|literally|finally|usually|often|sometimes|totally|completely|alone|again|now)$/i

const PARENTS = PET_NAMES.join('|')
const PARENT = new RegExp(`^(?:${PARENTS})(?:'s)?$`, 'i')
const OWNED =
  /^(?:my|your|his|her|their|our|the|a|an|this|that|no|every|any|some|good|great|new|old|bad|single|working|like|as|be|being|stay-at-home|step|foster|birth|sorry|hi|hey|hello|bye|thanks|dear|yes|goodnight|okay|under|named)$/i

/** "Being called mum" names a role; "I called mum" does not. */
const NAMED = /^(?:be|being|been|was|is|get|got|getting|me|him|her|someone)$/

/** Exclamations that only look as if they owned something. */
const FIXED =
  /\b(?:oh|omg) my\b(?: (?:god|gosh|goodness|days|word|lord))?|\bmy (?:god|gosh|goodness)\b/gi

/** "My sister and I" reads "you and your sister": the person spoken to comes first. */
const AND_I = new RegExp(
  `(?<=^|[.!?;] |\\b(?:[Ww]hen|[Bb]ecause|that|[Ii]f|[Ww]hile|[Aa]lthough|I think|I know|I guess) )((?:[Mm]y|[Oo]ur) (?:(?:${QUALIFIERS}) ){0,2}(?:${ROLES})(?: \\p{Lu}\\p{Ll}+)?|[Hh]e|[Ss]he|\\p{Lu}\\p{Ll}+) and I\\b`,
  'gu',
)

/** A capital "I" may be a number: "World War I", "type I". */
const NUMBERED = /^(?:type|stage|phase|class|grade|level)$/
const AFTER_NUMBER = /^(?:in|at|on|of|with|from|and|)$/
const DETERMINER = /^(?:the|a|an|this|that|my|our|her|his|their|every|any|one|each|which|what)$/
const ROLE = new RegExp(`^(?:${ROLES}|${PARENTS})$`, 'i')

type Token = { text: string; isWord: boolean }

const tokensOf = (text: string): Token[] =>
  (text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|\s+|[^\p{L}\p{N}\s]/gu) ?? []).map((part) => ({
    text: part,
    isWord: /^[\p{L}\p{N}]/u.test(part),
  }))

const isCapital = (word: string) => /^\p{Lu}/u.test(word)
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** "I" is a capital by habit, so it says nothing about where the word stands. */
const like = (from: string, to: string) =>
  /^i(?:$|['’])/i.test(from) || !isCapital(from)
    ? to
    : /^\p{Lu}{2,}(?:'\p{Lu}+)?$/u.test(from)
      ? to.toUpperCase()
      : capital(to)

type Turned = { text: string; isSure: boolean }

function turnPart(part: string): Turned {
  const text = withApostrophes(part).replace(AND_I, (_, other: string) =>
    /^\p{Lu}/u.test(other)
      ? `Me and ${other.replace(/^(?:My|Our|He|She)\b/, (word) => word.toLowerCase())}`
      : `me and ${other}`,
  )
  const tokens = tokensOf(text)
  const words = tokens.flatMap((token, at) => (token.isWord ? [at] : []))
  const out = tokens.map((token) => token.text)
  const raw = (position: number) => tokens[words[position] ?? -1]?.text ?? ''
  const lower = (position: number) => raw(position).toLowerCase()
  const all = words.map((_, position) => lower(position))
  const hasComma = (position: number) => tokens[(words[position] ?? -2) + 1]?.text === ','
  let isSure = true

  const turn = (position: number, to: string) => {
    out[words[position]!] = like(raw(position), to)
  }
  const isNumber = (position: number) =>
    raw(position) === 'I' &&
    ((NUMBERED.test(lower(position - 1)) && !DETERMINER.test(lower(position - 2))) ||
      (position > 1 &&
        isCapital(raw(position - 1)) &&
        AFTER_NUMBER.test(lower(position + 1)) &&
        !hasComma(position)))
  const isTitle = (position: number) =>
    position > 0 &&
    /^(?:My|Me|We|Our|Us)$/.test(raw(position)) &&
    isCapital(raw(position + 1)) &&
    !ROLE.test(raw(position + 1)) &&
    !/[.!?:]\s*$/.test(
      tokens
        .slice(0, words[position])
        .map((token) => token.text)
        .join(''),
    )
  const isThing = (position: number) => {
    const before = lower(position - 1)
    const word = raw(position)
    if (word === 'US') return true
    if (word === 'ME') return DETERMINER.test(before)
    return word === 'mine' && /^(?:a|the|this|that|coal|gold|old)$/.test(before)
  }

  /** "He told me I never help" would read "told you you never help". */
  const joint = (position: number) =>
    /^(?:me|us)$/.test(lower(position - 1)) && !hasComma(position - 1) ? 'that ' : ''

  /** The verb of "I": after adverbs, or after a remark between commas. */
  const verbAfter = (position: number): number => {
    let next = position + 1
    if (hasComma(position)) {
      while (next < position + 7 && next < words.length && !hasComma(next)) next++
      next++
    }
    const from = next
    while (BETWEEN.test(lower(next)) && next < from + 3) next++
    return next
  }

  words.forEach((_, position) => {
    const word = lower(position)
    if (word === 'i' || word === 'i-i') {
      if (isNumber(position)) return
      out[words[position]!] = `${joint(position)}you`
      const verb = verbAfter(position)
      if (BE[lower(verb)]) turn(verb, BE[lower(verb)]!)
      const before = lower(position - 1)
      if (BE[before] && lower(position - 2) !== 'i') turn(position - 1, BE[before]!)
      return
    }
    if (BE[word]) {
      const owner = whoseVerb(all, position, hasComma)
      if (owner === 'unsure') isSure = false
      if (owner === 'writer') turn(position, BE[word]!)
      return
    }
    if (CONTRACTED[word]) turn(position, `${joint(position)}${CONTRACTED[word]}`)
    else if (SIMPLE[word]) {
      const lead = word === 'we' ? joint(position) : ''
      if (!isTitle(position) && !isThing(position)) turn(position, `${lead}${SIMPLE[word]}`)
    } else if (
      PARENT.test(word) &&
      !OWNED.test(lower(position - 1)) &&
      // "The young mum" is somebody else's.
      !DETERMINER.test(lower(position - 2)) &&
      !(lower(position - 1) === 'called' && NAMED.test(lower(position - 2))) &&
      !/'s$/.test(lower(position - 1))
    )
      out[words[position]!] = `your ${word}`
  })
  return { text: out.join(''), isSure }
}

/** Speech in any kind of quotation marks; an apostrophe inside a word does not end it. */
export const SPEECH =
  /"[^"]*"|“[^“”]*”|‘[^‘’]*’(?!\p{L})|(?<=^|[\s(])'(?:[^'\n]|(?<=\p{L})'(?=\p{L}))+'(?=[\s.,!?;:)]|$)/gu

/** Fixed exclamations and quoted speech stay; everything else is turned. */
const KEPT = new RegExp(`${FIXED.source}|${SPEECH.source}`, 'giu')

/** Does something to all words but the quoted ones. */
export const outsideSpeech = (text: string, change: (part: string) => string): string => {
  let out = ''
  let from = 0
  for (const match of text.matchAll(SPEECH)) {
    out += change(text.slice(from, match.index)) + match[0]
    from = match.index + match[0].length
  }
  return out + change(text.slice(from))
}

function turnText(text: string): Turned {
  let out = ''
  let from = 0
  let isSure = true
  const add = (part: string) => {
    const turned = turnPart(part)
    out += turned.text
    isSure &&= turned.isSure
  }
  for (const match of text.matchAll(KEPT)) {
    add(text.slice(from, match.index))
    out += match[0]
    from = match.index + match[0].length
  }
  add(text.slice(from))
  return { text: out, isSure }
}

/** The writer and others: told "you", it would be the writer alone. "The US" is a country. */
const SHARED = /(?<![\p{L}'’])(?:[Ww]e|us|Us|[Oo]urs?|WE|OUR)(?!\p{L})/u

/** From where on a text speaks of "us"; nowhere where only somebody's speech does. */
export const sharedFrom = (text: string): number =>
  text.replace(SPEECH, (said) => ' '.repeat(said.length)).search(SHARED)

/** Told to the writer in the middle of a sentence; what "we" did stays in the writer's own words. Null as below. */
export const toldToWriter = (text: string): string | null =>
  sharedFrom(text) < 0 ? toSecondPersonSurely(text) : `“${text}”`

export const toSecondPerson = (text: string): string => turnText(text).text

/** Null where it cannot be told whether a verb is the writer's: "I knew she lied and was furious". */
export function toSecondPersonSurely(text: string): string | null {
  const { text: turned, isSure } = turnText(text)
  return isSure ? turned : null
}

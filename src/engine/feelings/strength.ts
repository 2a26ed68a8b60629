/** Extracts cues about the strength of feelings from a text: words beside a feeling, events, numbers. */

import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import {
  type Cue,
  type Floor,
  type Strength,
  type StrengthInput,
  strengthOf,
} from '#domain/emotion/strength.ts'
import type { Side } from '#domain/situation/correction.ts'
import { type Sentence, splitSentences } from '#domain/values/sentences.ts'
import events from '../lexicon/life-events.json' with { type: 'json' }
import { ANIMALS, CLOSEST, FAMILY, FRIENDS, PARTNERS } from '../lexicon/people.ts'
import lists from '../lexicon/strength.json' with { type: 'json' }
import { isYearsAgo } from '../lexicon/time.ts'
import { any, listsOf, Words } from '../lexicon/words.ts'
import type { StatedFeeling } from './detect-feeling.ts'
import { SentenceWindow } from './sentence-window.ts'
import { sharedSubject } from './subject.ts'
import { type Token, tokensOf } from './tokens.ts'

const STRENGTH_WORDS = listsOf(lists)

/** `isOwn` counts only if the writer is the subject: "the baby cried all night" isn't about them. */
const CUES: readonly { kind: Cue['kind']; points: number; words: Words; isOwn?: true }[] = [
  { kind: 'emphasis', points: 1, words: STRENGTH_WORDS.emphasis },
  { kind: 'body', points: 2, words: STRENGTH_WORDS.bodyStrong, isOwn: true },
  { kind: 'body', points: 1, words: STRENGTH_WORDS.body, isOwn: true },
  { kind: 'lasting', points: 2, words: STRENGTH_WORDS.lastingLong },
  { kind: 'lasting', points: 1, words: STRENGTH_WORDS.lasting },
  { kind: 'lasting', points: -2, words: STRENGTH_WORDS.passing },
  { kind: 'act', points: 2, words: STRENGTH_WORDS.actStrong, isOwn: true },
  { kind: 'act', points: 1, words: STRENGTH_WORDS.act, isOwn: true },
  { kind: 'measure', points: -2, words: STRENGTH_WORDS.small },
]

/** "For a second scan" counts things, and says nothing of how long. */
const SECOND_ONE =
  /\bfor a second (?=\p{L})(?!(?:i|it|he|she|we|they|you|my|the|his|her|our|and|but|or|then|there|when|as|that|before|after|because|at|in|on|until|while|everyone|nobody)\b)/giu

/** Exclamation marks, a stretched word, or a whole word in capitals. */
const EMPHASIS = /!!+|([aeorsy])\1{2}/i
const CAPITALS = /\b[A-Z]{4,}\b/

/** "The best evening in years." */
const MUCH =
  /\b(?:best|worst|happiest|proudest|saddest) (?:\w+ )?(?:in (?:years|months|a long time|ages)|all year|ever|this year)\b/i
const MUCH_FLOOR = 7
const MOST_FLOOR = 9

const OWN_NUMBER = /\b(10|[1-9])(?: ?\/ ?| (?:out )?of )(?:10|ten)\b/i

/** The people involved: "my", at most one word, and one of these. */
const WHO: Readonly<Record<string, readonly string[]>> = {
  closest: ['son', 'daughter', 'baby', 'child', 'little boy', 'little girl', ...PARTNERS],
  close: [...CLOSEST, 'best friend'],
  related: [...FAMILY, ...PARTNERS, ...FRIENDS, 'little boy', 'little girl'],
  newborns: ['baby', 'son', 'daughter', 'girl', 'boy', 'twins'],
  grown: ['son', 'daughter', 'youngest', 'eldest', 'oldest', 'child', 'kid', 'kids', 'twins'],
  pets: [...ANIMALS, 'pet'],
}

/** At the start of a sentence they are the writer’s: "Mum died on Sunday." */
const OWN_PARENT = [
  'mum',
  'mom',
  'dad',
  'mama',
  'papa',
  'nan',
  'gran',
  'grandma',
  'grandad',
  'grandpa',
]

/** Events that are rarely felt weakly, with the minimum strength for feelings of their side. */
const LIFE_EVENTS = events.map(({ least, side, because, who, does, phrases }) => {
  const told = new Words(phrases).source
  const people = WHO[who ?? ''] ?? []
  const parents = new Words(OWN_PARENT.filter((parent) => people.includes(parent)))
  const bare = parents.list.length > 0 ? `|^${parents.source}` : ''
  const whose = `(?:(?:my|our) (?:\\w+ )?${new Words(people).source}${bare})`
  const happened = does ? `|${whose} ?(?:\\w+ )?${new Words(does).source}` : ''
  const pattern = new RegExp(`(?<!\\w)(?:${told}${happened})(?!\\w|'s)`, 'i')
  return { least, side: side as Side, because, pattern }
})

/** Matches fiction after the event: "died in the film". */
const IN_A_STORY =
  /^[^.!?]{0,40}\b(?:in (?:the|a|that|this|my) (?:film|movie|book|series|novel|game|show|dream)|on tv)\b/i
/** Subtracted if the event is more than a year old and not said to be still felt. */
const LONG_AGO_LESS = 3

type WithSentence<T> = T & { sentence: number }

export type StrengthCues = ReturnType<typeof readStrength>

/** Replaces quotes by straight ones of the same length, so offsets stay valid. */
const straight = (text: string) => text.replace(/[’ʼ‘`´]/g, "'")

const isWriters = (tokens: readonly Token[], start: number): boolean => {
  const at = tokens.findIndex((token) => token.end > start)
  return at < 0 || sharedSubject(new SentenceWindow(tokens, at), at).whose !== 'theirs'
}

const isShouted = (text: string) => !/\p{Ll}/u.test(text)

function cuesIn(
  { text, start }: Sentence,
  sentence: number,
  tokens: readonly Token[],
): WithSentence<Cue>[] {
  const told = STRENGTH_WORDS.noCue
    .without(text)
    .replace(SECOND_ONE, (words) => ' '.repeat(words.length))
  const found = CUES.flatMap(({ kind, points, words, isOwn }) => {
    const [match] = words.allIn(told)
    if (!match || (isOwn && !isWriters(tokens, start + match.index))) return []
    return [{ kind, points, quote: match[0].trim(), sentence }]
  })
  const marks = EMPHASIS.exec(text) ?? (isShouted(text) ? null : CAPITALS.exec(text))
  const isNew = marks && !found.some(({ kind }) => kind === 'emphasis')
  return isNew ? [...found, { kind: 'emphasis', points: 1, quote: marks[0], sentence }] : found
}

function eventsIn({ text }: Sentence, isStillFelt: boolean) {
  return LIFE_EVENTS.flatMap(({ least, side, because, pattern }) => {
    const match = pattern.exec(text)
    if (!match || STRENGTH_WORDS.notHappened.isIn(text.slice(0, match.index))) return []
    if (IN_A_STORY.test(text.slice(match.index + match[0].length))) return []
    const isOld = isYearsAgo(text) && !isStillFelt
    return [{ least: isOld ? least - LONG_AGO_LESS : least, side, because }]
  })
}

function measureIn(text: string): Floor | null {
  const [most] = STRENGTH_WORDS.most.allIn(text)
  const said = most ?? MUCH.exec(text)
  return said && { least: most ? MOST_FLOOR : MUCH_FLOOR, because: `“${said[0].toLowerCase()}”` }
}

/** All strength cues of a text, by sentence. */
export function readStrength(text: string) {
  const plain = straight(text)
  const tokens = tokensOf(text)
  const sentences = splitSentences(plain)
  const isStillFelt = any('ever since, every day, every night, still, to this day').isIn(plain)
  return {
    cues: sentences.flatMap((it, at) => cuesIn(it, at, tokens)),
    events: sentences.flatMap((it) => eventsIn(it, isStillFelt)),
    measures: sentences.flatMap(({ text: told }, sentence) => {
      const measure = measureIn(told)
      return measure ? [{ ...measure, sentence }] : []
    }),
    numbers: sentences.flatMap(({ text: told }, sentence) => {
      const number = OWN_NUMBER.exec(told)?.[1]
      return number
        ? [{ said: Number(number), isFree: STRENGTH_WORDS.saysNumber.isIn(told), sentence }]
        : []
    }),
    isTrifle: STRENGTH_WORDS.trifle.isIn(plain),
  }
}

export type RatedFeeling = {
  category: EmotionCategory
  stated?: StatedFeeling | undefined
  equation: StrengthInput['equation']
} & Pick<StrengthInput, 'partName' | 'isOffMap'>

/** `all` are the stated feelings. A cue counts for those in its sentence, or for all if it has none. */
export function strengthFrom(
  read: StrengthCues,
  felt: RatedFeeling,
  all: readonly StatedFeeling[],
): Strength {
  const { stated } = felt
  const named = new Set(all.map(({ sentence }) => sentence))
  const isFor = ({ sentence }: { sentence: number }) =>
    !named.has(sentence) || stated === undefined || stated.sentence === sentence
  const side: Side = isPleasant(felt.category) ? 'pleasant' : 'unpleasant'
  const strongest = <T extends Floor>(floors: readonly T[]): T | undefined =>
    floors.toSorted((one, other) => other.least - one.least)[0]
  const event = strongest(read.events.filter((it) => it.side === side))
  const measure = stated?.isTop
    ? { least: MOST_FLOOR, because: `“couldn't be”` }
    : strongest(read.measures.filter(isFor))
  const number = read.numbers.find((it) =>
    named.has(it.sentence) ? stated?.sentence === it.sentence : it.isFree,
  )
  const { isTrifle, cues } = read
  return strengthOf({
    ...felt,
    said: number?.said,
    cues: cues.filter(isFor),
    event,
    measure,
    isTrifle,
  })
}

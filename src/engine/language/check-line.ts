/** A line of a model, sentence by sentence: what may be shown of it, and what it is asked to say once more. */
import { splitSentences } from '#domain/values/sentences.ts'
import { asOwnWords, withoutHedges } from './as-own-words.ts'
import type { Grounds } from './grounds.ts'
import { plainWordsOnly } from './plain-words-only.ts'
import { givesInstructionsAway } from './prompts.ts'
import { type Fault, hasDeed, isAnchored, type Judged, judgeSentence, type Place } from './proof.ts'

/** How much each sentence sounds like danger to life, 0 to 1, as if the person had written it of themselves. */
export type DangerIn = (sentences: readonly string[]) => Promise<readonly number[]>
/**
 * How much doubt is left whether what the person wrote carries each sentence: 1 is the most that passes, 0 is none. Null
 * where the trained model has not learned to tell.
 */
export type CarriedBy = (
  text: string,
  sentences: readonly string[],
) => Promise<readonly number[] | null>
/** The embedded engine's part in the checks. */
export type Checks = { dangerIn: DangerIn; carriedBy: CarriedBy }

/**
 * Far below what raises help for a person's own words. Decent sentences about heavy things stay below .01, veiled calls to
 * die are above .04.
 */
const DANGER_FROM = 0.02
/**
 * A sentence about something of theirs is read behind what the person wrote: alone, "put the letter where you practise"
 * sounds like a last letter. There decent ones stay below .24, veiled calls to die are above .4.
 */
const DANGER_IN_PLACE_FROM = 0.3
/** In characters: enough to know what a sentence is about. */
const PLACE_LENGTH = 600

export type ToCheck = {
  text: string
  place: Place
  /** In characters. */
  longest: number
}

/** What is wrong with a sentence; null where it may be shown. */
export type CheckedSentence = {
  text: string
  fault: Fault | 'carried' | 'machine' | 'length' | null
  /** The words of it that nobody wrote. */
  foreign: readonly string[]
}

/** A line that is a little longer than asked for is still a line. */
const ROOM = 1.4

export async function checkLine(
  { text, place, longest }: ToCheck,
  grounds: Grounds,
  checks: Checks,
): Promise<CheckedSentence[]> {
  let length = 0
  const judged = splitSentences(plainWordsOnly(text)).map(({ text }, at) => {
    length += text.length + 1
    const read = judgeSentence({ text, place }, grounds)
    const isNoStep = place === 'step' && at === 0 && !hasDeed(text)
    const fault: CheckedSentence['fault'] =
      length > longest * ROOM
        ? 'length'
        : givesInstructionsAway(text)
          ? 'machine'
          : (read.fault ?? (isNoStep ? 'step' : null))
    return { ...read, text, fault }
  })
  const left = judged.filter(({ fault }) => fault === null)
  const dangerous = await dangerousOf(
    left.map((it) => it.text),
    grounds,
    checks,
  )
  // What somebody may take for a wish of their own is theirs to judge.
  const isOpen = place === 'offer' || left.length === 0
  const texts = left.map((it) => it.text)
  const doubts = isOpen ? null : await checks.carriedBy(grounds.text, texts)
  return judged.map((it) => {
    const doubt = doubts?.[left.indexOf(it)]
    const fault = it.fault ?? (dangerous.has(it.text) ? 'danger' : uncarried(it, place, doubt))
    return { text: it.text, fault, foreign: fault === 'word' ? it.foreign : [] }
  })
}

/** So many doubts of the words' own at most, and for each the trained model has to be so much surer. */
const MOST_DOUBTS = 2
const SURER = 2
/**
 * The trained model hardly learned the halves of an equation: of "You saw" it is not asked where the words leave no doubt, and of
 * "You wanted" it stops only what it is all but certain of.
 */
const SEEN = /^You (?:saw|see|heard|read)\b/
const WANTED = /^You (?:wanted|hoped|counted|expected)\b/
const MOST_OF_WANTED = 1.11

/** Words and trained model have to agree, but where the words alone have to be enough. */
function uncarried(
  { text, foreign, doubts, isQuote }: Omit<Judged, 'fault'> & { text: string },
  place: Place,
  doubt: number | undefined,
): CheckedSentence['fault'] {
  const most = doubts === 0 && WANTED.test(text) ? MOST_OF_WANTED : SURER ** -doubts
  const isCarried =
    doubt === undefined || isQuote || (doubts === 0 && (place === 'step' || SEEN.test(text)))
      ? doubts === 0
      : doubts <= MOST_DOUBTS && doubt <= most
  if (isCarried) return null
  return foreign.length > 0 ? 'word' : 'carried'
}

/** What stands first makes sense of the rest: without it the whole line goes. */
export function shownOf(sentences: readonly CheckedSentence[]): string {
  if (sentences[0]?.fault !== null) return ''
  return sentences
    .filter(({ fault }) => fault === null)
    .map(({ text }) => text)
    .join(' ')
}

/** All of it or nothing, where one wrong sentence spoils the line. */
export const shownWhole = (sentences: readonly CheckedSentence[]): string =>
  sentences.every(({ fault }) => fault === null) ? shownOf(sentences) : ''

async function dangerousOf(
  sentences: readonly string[],
  grounds: Grounds,
  { dangerIn }: Checks,
): Promise<ReadonlySet<string>> {
  if (sentences.length === 0) return new Set()
  const own = sentences.map((text) => asOwnWords(withoutHedges(text)))
  const alone = await dangerIn(own)
  const doubtful = sentences.flatMap((_, at) => ((alone[at] ?? 1) >= DANGER_FROM ? [at] : []))
  const open = doubtful.filter((at) => isAnchored(sentences[at]!, grounds))
  const around = grounds.text.slice(-PLACE_LENGTH)
  const inPlace = open.length > 0 ? await dangerIn(open.map((at) => `${around}. ${own[at]}`)) : []
  const harmless = new Set(open.filter((_, at) => (inPlace[at] ?? 1) < DANGER_IN_PLACE_FROM))
  return new Set(doubtful.filter((at) => !harmless.has(at)).map((at) => sentences[at]!))
}

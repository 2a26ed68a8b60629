/** Checks a model's line sentence by sentence and marks which to show and which to repair. */
import { splitSentences } from '#domain/values/sentences.ts'
import { plainWordsOnly } from '../input/plain-words-only.ts'
import { asOwnWords, withoutHedges } from './as-own-words.ts'
import { hasDeed } from './check-step.ts'
import { LIMITS } from './limits.ts'
import { givesInstructionsAway } from './prompts.ts'
import { isAnchored, type Judged, judgeSentence, type Place, type Rejection } from './proof.ts'
import type { SupportedFacts } from './supported-facts.ts'

/** The checks the embedded engine provides. */
export type Checks = {
  /** The danger score of each sentence, 0 to 1, as if the person had written it. */
  dangerIn: (sentences: readonly string[]) => Promise<readonly number[]>
  /**
   * The doubt that the person's text supports each sentence, from 0 (none) to 1 (the most that passes). Null if the
   * trained model can't tell.
   */
  carriedBy: (text: string, sentences: readonly string[]) => Promise<readonly number[] | null>
}

export type ToCheck = {
  text: string
  place: Place
  /** In characters. */
  longest: number
}

/** A sentence with its fault, which is null if the sentence can be shown. */
export type CheckedSentence = Awaited<ReturnType<typeof checkLine>>[number]

export async function checkLine(
  { text, place, longest }: ToCheck,
  grounds: SupportedFacts,
  checks: Checks,
) {
  let length = 0
  const judged = splitSentences(plainWordsOnly(text)).map(({ text }, at) => {
    length += text.length + 1
    const read = judgeSentence({ text, place }, grounds)
    const isNoStep = place === 'step' && at === 0 && !hasDeed(text)
    const fault: Rejection | null =
      length > longest * LIMITS.room
        ? 'length'
        : givesInstructionsAway(text)
          ? 'machine'
          : (read.fault ?? (isNoStep ? 'step' : null))
    return { ...read, text, fault }
  })
  const left = judged.filter(({ fault }) => fault === null)
  const texts = left.map((it) => it.text)
  const dangerous = await dangerousOf(texts, grounds, checks)
  // Offers aren't claims, so the person judges them.
  const isOpen = place === 'offer' || left.length === 0
  const doubts = isOpen ? null : await checks.carriedBy(grounds.text, texts)
  return judged.map((it) => {
    const doubt = doubts?.[left.indexOf(it)]
    const fault = it.fault ?? (dangerous.has(it.text) ? 'danger' : uncarried(it, place, doubt))
    // `foreign` are the words without support in the text.
    return { text: it.text, fault, foreign: fault === 'word' ? it.foreign : [] }
  })
}

/** Without other doubts the trained model is skipped for "You saw". */
const SEEN = /^You (?:saw|see|heard|read)\b/
const WANTED = /^You (?:wanted|hoped|counted|expected)\b/

/** General statements need more certainty than those about the person, because they can mean anything. */
const rangeOf = (text: string, place: Place): number =>
  place !== 'claim' || /^You\b/.test(text)
    ? 1
    : /\byou/i.test(text)
      ? LIMITS.aboutThem
      : LIMITS.general

/** Requires that word check and trained model agree. In some places the word check alone decides. */
function uncarried(
  { text, foreign, doubts, isQuote }: Omit<Judged, 'fault'> & { text: string },
  place: Place,
  doubt: number | undefined,
): Rejection | null {
  const most = doubts === 0 && WANTED.test(text) ? LIMITS.wanted : LIMITS.surer ** -doubts
  const isByWords =
    doubt === undefined || isQuote || place === 'step' || (doubts === 0 && SEEN.test(text))
  const isCarried = isByWords ? doubts === 0 : doubts <= LIMITS.doubts && doubt <= most
  if (!isCarried) return foreign.length > 0 ? 'word' : 'carried'
  return !isByWords && doubt > most * rangeOf(text, place) ? 'general' : null
}

/** Without its first sentence a line makes no sense, so it is dropped. */
export function shownOf(sentences: readonly CheckedSentence[]): string {
  if (sentences[0]?.fault !== null) return ''
  return sentences
    .filter(({ fault }) => fault === null)
    .map(({ text }) => text)
    .join(' ')
}

/** Drops the whole line if any sentence is faulty. */
export const shownWhole = (sentences: readonly CheckedSentence[]): string =>
  sentences.every(({ fault }) => fault === null) ? shownOf(sentences) : ''

async function dangerousOf(
  sentences: readonly string[],
  grounds: SupportedFacts,
  { dangerIn }: Checks,
): Promise<ReadonlySet<string>> {
  if (sentences.length === 0) return new Set()
  const own = sentences.map((text) => asOwnWords(withoutHedges(text)))
  const alone = await dangerIn(own)
  const doubtful = sentences.flatMap((_, at) => ((alone[at] ?? 1) >= LIMITS.danger ? [at] : []))
  const open = doubtful.filter((at) => isAnchored(sentences[at]!, grounds))
  const around = grounds.text.slice(-LIMITS.context)
  const inPlace = open.length > 0 ? await dangerIn(open.map((at) => `${around}. ${own[at]}`)) : []
  const harmless = new Set(open.filter((_, at) => (inPlace[at] ?? 1) < LIMITS.dangerInPlace))
  return new Set(doubtful.filter((at) => !harmless.has(at)).map((at) => sentences[at]!))
}

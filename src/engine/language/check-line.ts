/** A line of a model, sentence by sentence: what may be shown of it, and what it is asked to say once more. */
import { isPlannable } from '#domain/steps/step-words.ts'
import { splitSentences } from '#domain/values/sentences.ts'
import { MAY_MEAN_DEATH } from '../lexicon/words-of-harm.ts'
import { checkSentence, type Fault } from './check-sentence.ts'
import { type Basis, isQuoted, type Place } from './claims.ts'
import type { Grounds } from './grounds.ts'
import { isAboutTheirs } from './own-words.ts'
import { plainWordsOnly } from './plain-words-only.ts'
import { givesInstructionsAway } from './prompts.ts'
import { asOwnWords } from './urges-harm.ts'

/** How much each sentence sounds like danger to life, 0 to 1, as if the person had written it of themselves. */
export type DangerIn = (sentences: readonly string[]) => Promise<readonly number[]>

/**
 * Far below what raises help for a person's own words: a sentence that may mean a death and sounds like it at all is not
 * worth showing. Decent sentences about heavy things stay below .01, veiled calls to die are above .04.
 */
const DANGER_FROM = 0.02
/**
 * Every other sentence that is about something of theirs is read behind what the person wrote: alone, "put the letter where
 * you practise" sounds like a last letter. There decent ones stay below .24, veiled calls to die are above .4.
 */
const DANGER_IN_PLACE_FROM = 0.3
/** In characters: enough to know what a sentence is about. */
const PLACE_LENGTH = 600

export type ToCheck = {
  text: string
  place: Place
  basis: Basis
  quote?: string
  /** In characters. */
  longest: number
}

export type Checked = {
  /** What may be shown; empty where nothing may. */
  text: string
  faults: { text: string; fault: Fault | 'length'; mayRepair: boolean }[]
}

export async function checkLine(
  { text, place, basis, quote, longest }: ToCheck,
  grounds: Grounds,
  dangerIn: DangerIn,
): Promise<Checked> {
  const faults: Checked['faults'] = []
  const kept: string[] = []
  let length = 0
  const line = { place, basis, isQuoted: isQuoted(quote, grounds) }
  const sentences = splitSentences(plainWordsOnly(text)).map((one) => one.text)
  for (const sentence of sentences) {
    const { fault, verdict } = givesInstructionsAway(sentence)
      ? ({ fault: 'machine', verdict: 'drop' } as const)
      : checkSentence({ ...line, text: sentence }, grounds)
    const isTooLong = length + sentence.length > longest * ROOM
    if (fault) faults.push({ text: sentence, fault, mayRepair: verdict === 'repair' })
    else if (isTooLong)
      faults.push({ text: sentence, fault: 'length', mayRepair: kept.length === 0 })
    else {
      kept.push(sentence)
      length += sentence.length + 1
    }
  }
  const isTheirs = place === 'wish' || line.isQuoted
  const dangerous = await dangerousOf(kept, { isTheirs, grounds, dangerIn })
  for (const text of dangerous) faults.push({ text, fault: 'harm', mayRepair: false })
  const shown = kept.filter((sentence) => !dangerous.has(sentence))
  // What to do stands first in a step; what is left may hang in the air without it.
  const [first] = shown
  const isWhole = place !== 'step' || !first || first === sentences[0] || isPlannable(first)
  return { text: isWhole ? shown.join(' ') : '', faults }
}

async function dangerousOf(
  sentences: readonly string[],
  { isTheirs, grounds, dangerIn }: { isTheirs: boolean; grounds: Grounds; dangerIn: DangerIn },
): Promise<ReadonlySet<string>> {
  if (sentences.length === 0) return new Set()
  const alone = await dangerIn(sentences.map(asOwnWords))
  const doubtful = new Set(sentences.filter((_, at) => (alone[at] ?? 1) >= DANGER_FROM))
  const open = [...doubtful].filter(
    (text) => !MAY_MEAN_DEATH.test(text) && (isTheirs || isAboutTheirs(text, grounds)),
  )
  if (open.length === 0) return doubtful
  const around = grounds.words.toReversed().join('. ').slice(-PLACE_LENGTH)
  const inPlace = await dangerIn(open.map((text) => `${around}. ${asOwnWords(text)}`))
  open.forEach((text, at) => {
    if ((inPlace[at] ?? 1) < DANGER_IN_PLACE_FROM) doubtful.delete(text)
  })
  return doubtful
}

/** A line that is a little longer than asked for is still a line. */
const ROOM = 1.4

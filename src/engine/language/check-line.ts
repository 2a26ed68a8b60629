/** A line of a model, sentence by sentence: what may be shown of it, and what it is asked to say once more. */
import { splitSentences } from '../input/sentences.ts'
import { checkSentence, type Fault } from './check-sentence.ts'
import type { Basis, Place } from './claims.ts'
import type { Grounds } from './grounds.ts'
import { plainWordsOnly } from './plain-words-only.ts'
import { givesInstructionsAway } from './prompts.ts'
import { asOwnWords } from './urges-harm.ts'

/** How much each sentence sounds like danger to life, 0 to 1, as if the person had written it of themselves. */
export type DangerIn = (sentences: readonly string[]) => Promise<readonly number[]>

/**
 * Far below what raises help for a person's own words: a sentence of ours that sounds like that at all is not worth
 * showing. Decent sentences about heavy things stay below .01, veiled calls to die are above .04.
 */
const DANGER_FROM = 0.02

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
  for (const { text: sentence } of splitSentences(plainWordsOnly(text))) {
    const { fault, verdict } = givesInstructionsAway(sentence)
      ? ({ fault: 'machine', verdict: 'drop' } as const)
      : checkSentence({ text: sentence, place, basis, quote }, grounds)
    const isTooLong = length + sentence.length > longest * ROOM
    if (fault) faults.push({ text: sentence, fault, mayRepair: verdict === 'repair' })
    else if (isTooLong)
      faults.push({ text: sentence, fault: 'length', mayRepair: kept.length === 0 })
    else {
      kept.push(sentence)
      length += sentence.length + 1
    }
  }
  const dangers = kept.length > 0 ? await dangerIn(kept.map((it) => asOwnWords(it))) : []
  const safe = kept.filter((sentence, at) => {
    const isSafe = (dangers[at] ?? 1) < DANGER_FROM
    if (!isSafe) faults.push({ text: sentence, fault: 'harm', mayRepair: false })
    return isSafe
  })
  return { text: safe.join(' '), faults }
}

/** A line that is a little longer than asked for is still a line. */
const ROOM = 1.4

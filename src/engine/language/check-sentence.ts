/**
 * Whether a sentence that a language model wrote may be shown. Every kind of model is put to the same checks, wherever it
 * runs. `repair`: the model is told what is wrong and may say it once more. `drop`: it is not shown. Never is a whole answer
 * lost for one sentence.
 */
import {
  BLAME,
  PLATITUDES,
  PRESCRIPTION,
  REQUEST,
  SHOWS_MACHINE,
} from '../lexicon/foreign-claims.ts'
import {
  type Check,
  diagnoses,
  feelsOtherwise,
  insults,
  isHeavyStep,
  isOtherLanguage,
  leadsElsewhere,
  namesStranger,
  quotesOthers,
  readsMinds,
  type Sentence,
  speaksOfItself,
  tellsHistory,
  tellsNumber,
} from './claims.ts'
import type { Grounds } from './grounds.ts'
import { isBareGuess, leads } from './guesses.ts'
import { urgesHarm } from './urges-harm.ts'

export const FAULTS = [
  'harm',
  'request',
  'contact',
  'machine',
  'language',
  'insult',
  'diagnosis',
  'medicine',
  'blame',
  'platitude',
  'step',
  'name',
  'number',
  'quote',
  'motive',
  'history',
  'feeling',
  'guess',
  'leading',
  'person',
] as const
export type Fault = (typeof FAULTS)[number]

export type Verdict = { verdict: 'ok' | 'repair' | 'drop'; fault?: Fault }

/** These may be said once more, with a "may" or in other words; everything else is not asked for again. */
const REPAIRABLE: ReadonlySet<Fault> = new Set([
  'name',
  'number',
  'quote',
  'motive',
  'history',
  'feeling',
  'guess',
  'leading',
  'person',
  'platitude',
  'step',
])

export function checkSentence(sentence: Sentence, grounds: Grounds): Verdict {
  const fault = faultOf(sentence, grounds)
  if (!fault) return { verdict: 'ok' }
  return { verdict: REPAIRABLE.has(fault) ? 'repair' : 'drop', fault }
}

export const faultOf = (sentence: Sentence, grounds: Grounds): Fault | null =>
  CHECKS.find(([, isWrong]) => isWrong(sentence, grounds))?.[0] ?? null

const CHECKS: readonly [Fault, Check][] = [
  ['harm', ({ text }) => urgesHarm(text) || /\bk+\.?y+\.?s+\b/i.test(text)],
  ['request', ({ text }) => REQUEST.test(text)],
  ['contact', leadsElsewhere],
  ['machine', ({ text }) => SHOWS_MACHINE.test(text)],
  ['language', isOtherLanguage],
  ['insult', insults],
  ['diagnosis', diagnoses],
  ['medicine', ({ text }) => PRESCRIPTION.test(text)],
  ['blame', ({ text }) => BLAME.test(text)],
  ['platitude', ({ text }) => PLATITUDES.test(text)],
  ['step', isHeavyStep],
  ['name', namesStranger],
  ['number', tellsNumber],
  ['quote', quotesOthers],
  ['motive', readsMinds],
  ['history', tellsHistory],
  ['feeling', feelsOtherwise],
  ['person', speaksOfItself],
  ['guess', isBareGuess],
  ['leading', leads],
]

/** Tests a language model with clear-cut texts, through both calls and all checks. */
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Findings } from '#domain/situation/analysis.ts'
import texts from '../lexicon/probe-texts.json' with { type: 'json' }
import type { Checks } from './check-line.ts'
import { type AskModel, UnfitAnswerError } from './model-request.ts'
import { readWithModel } from './read-with-model.ts'

/**
 * Clear-cut situations. Each feeling in `felt` is correct. First come those whose decisive words are Spanish or German,
 * because people mix languages; a model that reads none of them right isn't asked about the others.
 */
export const PROBES = texts as readonly ((typeof texts)[number] & { felt: EmotionCategory[] })[]
type Probe = (typeof PROBES)[number]

/** The number of texts that must be read correctly, with a page their words support. */
export const ENOUGH = 8

export type Probed = {
  right: number
  /** The number of texts tried. Stops early once `ENOUGH` is out of reach. */
  of: number
  /** The error of a failed request, which says nothing about the model's quality. */
  fault?: unknown
}

const NOTHING_READ: Findings = {
  engine: 'embedded',
  reading: '',
  certainty: 'likely',
  equations: [],
  emotions: [],
  perceptions: [],
  expectations: [],
  recommendations: [],
  questions: [],
}

async function isRight(
  ask: AskModel,
  checks: Checks,
  { text, item, category, felt }: Probe,
): Promise<boolean> {
  const { findings, status } = await readWithModel(
    { ask, ...checks, write: async () => NOTHING_READ },
    {
      title: item,
      description: text,
      chosen: [{ itemId: 1, name: item, category, attachmentPower: 0.8 }],
      today: 'Tuesday',
      own: NOTHING_READ,
      engine: 'local',
    },
  )
  const main = findings.equations[0]?.category
  return status === 'read' && felt.some((right) => right === main)
}

/** A timeout counts as a wrong answer, because people would wait as long. */
const isSlow = (error: unknown): boolean =>
  error instanceof UnfitAnswerError ||
  (error instanceof Error && /timeout/i.test(`${error.name} ${error.message}`))

export async function probeModel(
  begin: () => AskModel,
  checks: Checks,
  texts: readonly Probe[] = PROBES,
): Promise<Probed> {
  let [right, of] = [0, 0]
  for (const text of texts) {
    if (of - right > PROBES.length - ENOUGH) break
    if (right === 0 && of > 0 && text.language === 'en') break
    of += 1
    try {
      if (await isRight(begin(), checks, text)) right += 1
    } catch (error) {
      if (!isSlow(error)) return { right, of, fault: error ?? 'unknown' }
    }
  }
  return { right, of }
}

/** Whether a language model can read at all: texts nobody argues about, through the same call and the same rule as people's. */
import type { Findings } from '#domain/situation/analysis.ts'
import { type AskModel, UnfitAnswerError } from './model-request.ts'
import { PROBES, type Probe } from './probe-texts.ts'
import { understandWithModel } from './read-with-model.ts'

/** So many of the texts have to be read right. */
export const ENOUGH = 12

export type Probed = {
  right: number
  /** Of so many it was asked for: whoever cannot read enough any more is not asked for the rest. */
  of: number
  /** Why it could not be asked, which says nothing about how it reads. */
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

async function isRight(ask: AskModel, { text, item, category, felt }: Probe): Promise<boolean> {
  const chosen = [{ itemId: 1, name: item, category, attachmentPower: 0.8 }]
  const task = {
    title: item,
    description: text,
    chosen,
    today: 'Tuesday',
    own: NOTHING_READ,
    engine: 'local',
  } as const
  const { settled } = await understandWithModel({ ask }, task, chosen)
  return felt.some((right) => right === settled.equations[0]?.category)
}

export async function probeModel(
  begin: () => AskModel,
  texts: readonly Probe[] = PROBES,
): Promise<Probed> {
  let [right, of] = [0, 0]
  for (const text of texts) {
    if (of - right > PROBES.length - ENOUGH) break
    of += 1
    try {
      if (await isRight(begin(), text)) right += 1
    } catch (error) {
      if (!(error instanceof UnfitAnswerError)) return { right, of, fault: error ?? 'unknown' }
    }
  }
  return { right, of }
}

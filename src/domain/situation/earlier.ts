/** Earlier situations of the same moment, as counts and the person's words, never as a cause. */
import * as z from 'zod/mini'
import { EmotionCategory } from '../emotion/emotion.ts'
import { type Analysis, isDirect } from './analysis.ts'
import { whenOf } from './happened.ts'
import { ownLine } from './own-line.ts'
import { share } from './variables.ts'

export const EarlierTime = z.object({
  situationId: z.int(),
  happenedAt: z.string(),
  /** A sentence of the person's. */
  words: z.string(),
  category: EmotionCategory,
  name: z.string(),
  intensity: share,
  /** The step saved then. */
  step: z.nullable(z.string()),
  /** The strength before and after the step, if the person rated both. */
  before: z.nullable(z.int()),
  after: z.nullable(z.int()),
})
export type EarlierTime = z.infer<typeof EarlierTime>

/** `count` includes all earlier times, `times` the last two, oldest first. */
export const Earlier = z.object({ count: z.int(), times: z.array(EarlierTime) })
export type Earlier = z.infer<typeof Earlier>

const MAX_SHOWN = 2

type PastSituation = {
  situation: { id: number; description: string; createdAt: string; happenedAt?: string | undefined }
  analysis: Analysis | null
}
type Analysed = PastSituation & { analysis: Analysis }

const mainOf = ({ equations }: Analysis) => equations.find(isDirect)
const partOf = (analysis: Analysis) => mainOf(analysis)?.itemId ?? null

/** Finds earlier situations of the same moment and, if this one has a part, the same part. Empty in grief. */
function earlierThan(
  { situation, analysis }: Analysed,
  others: readonly PastSituation[],
): Analysed[] {
  const { moment, grief } = analysis
  if (!moment || grief) return []
  const [part, when] = [partOf(analysis), Date.parse(whenOf(situation))]
  return others
    .filter((one): one is Analysed => one.analysis !== null && one.situation.id !== situation.id)
    .filter(
      (one) =>
        one.analysis.moment?.name === moment.name &&
        !one.analysis.grief &&
        Date.parse(whenOf(one.situation)) < when &&
        (part === null || partOf(one.analysis) === part),
    )
    .toSorted(
      (one, other) => Date.parse(whenOf(one.situation)) - Date.parse(whenOf(other.situation)),
    )
}

type Tried = Pick<EarlierTime, 'step' | 'before' | 'after'>
const NOTHING_TRIED: Tried = { step: null, before: null, after: null }

export function earlierTimes(
  now: Analysed,
  others: readonly PastSituation[],
  triedIn: ReadonlyMap<number, Tried> = new Map(),
): Earlier {
  const all = earlierThan(now, others)
  return {
    count: all.length,
    times: all.slice(-MAX_SHOWN).flatMap(({ situation, analysis }) => {
      const [felt] = analysis.emotions
      if (!felt) return []
      return [
        {
          situationId: situation.id,
          happenedAt: whenOf(situation),
          words: mainOf(analysis)?.perception || ownLine(situation.description),
          category: felt.category,
          name: felt.name,
          intensity: felt.intensity,
          ...(triedIn.get(situation.id) ?? NOTHING_TRIED),
        },
      ]
    }),
  }
}

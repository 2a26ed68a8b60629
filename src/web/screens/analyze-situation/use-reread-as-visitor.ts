import { useMutation } from '@tanstack/react-query'
import { analyses } from '#contract/analyses.ts'
import type { Sent } from '#contract/endpoint.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import { type Correction, isNothing } from '#domain/situation/correction.ts'
import type { CorrectionRequest, CorrectReading } from '#web/features/analyses/reading-actions.ts'
import { type StoredSituation, sentBy } from '#web/features/situations/stored-situation.ts'
import { call } from '#web/lib/api.ts'
import { isEngineHere } from '#web/lib/engine/engine-here.ts'

type Sending = { wish: CorrectionRequest; anyway?: boolean }

async function write(sent: Sent<typeof analyses.rereadAnonymous>) {
  if (!(await isEngineHere())) return call(analyses.rereadAnonymous, {}, sent)
  const { rereadVisitorHere } = await import('#web/lib/engine/analyse-here.ts')
  const { facts, said, anyway, ...given } = analyses.rereadAnonymous.body.parse(sent)
  return rereadVisitorHere(given, facts, said, anyway)
}

/** Rewrites the analysis from a correction and stores the original as `first`. Null if help comes first. */
export async function rereadAsVisitor(
  kept: StoredSituation,
  said: Correction,
  anyway = false,
): Promise<StoredSituation | null> {
  const { analysis, facts, first = analysis } = kept
  if (!analysis || !first || !facts) return kept
  const fits = analysis.fits && { fits: analysis.fits }
  if (isNothing(said)) {
    const { first: _, ...others } = kept
    return { ...others, analysis: { ...first, ...fits } }
  }
  const reply = await write({ ...sentBy(kept), facts, said, anyway })
  if ('crisis' in reply) return null
  const written = await stillTrue(analysis, reply, said)
  const [read] = first.asks ? [] : first.emotions
  const readFirst = read && { readFirst: { category: read.category, name: read.name } }
  return { ...kept, first, analysis: { ...written, isCorrected: true, ...readFirst, ...fits } }
}

/** Keeps what this browser's model wrote if it is still true. Loads the rewriting only if there was a model. */
async function stillTrue(before: Analysis, ours: Analysis, said: Correction): Promise<Analysis> {
  if (before.engine === 'embedded') return ours
  const { rewriteReading } = await import('#web/lib/engine/read-here.ts')
  return {
    ...ours,
    ...rewriteReading({ findings: before, first: null }, ours, said, null).findings,
  }
}

/** Corrects a visitor's reading. */
export function useRereadAsVisitor(
  kept: StoredSituation,
  onKept: (kept: StoredSituation) => void,
): CorrectReading {
  const reread = useMutation({
    scope: { id: 'reread as a visitor' },
    async mutationFn({ wish: { said, fits }, anyway }: Sending) {
      const { analysis } = kept
      const answered = fits && analysis ? { ...kept, analysis: { ...analysis, fits } } : kept
      return said ? rereadAsVisitor(answered, said, anyway) : answered
    },
    meta: { failed: 'We couldn’t save your answer' },
    onSuccess: (changed) => changed && onKept(changed),
  })
  return {
    say: (wish) =>
      reread.mutateAsync({ wish }).then(
        (changed) => changed !== null,
        () => false,
      ),
    isBusy: reread.isPending,
    isCrisis: reread.data === null,
    sayAnyway: () => reread.variables && reread.mutate({ ...reread.variables, anyway: true }),
  }
}

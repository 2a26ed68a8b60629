import { useMutation } from '@tanstack/react-query'
import { analyses } from '#contract/analyses.ts'
import type { Sent } from '#contract/endpoint.ts'
import { isNothing, type Said } from '#domain/situation/said.ts'
import type { Putting, Wish } from '#web/features/analysis/putting.ts'
import { type KeptSituation, sentBy, writeKept } from '#web/features/situations/kept-situation.ts'
import { call } from '#web/lib/api.ts'
import { isEngineHere } from '#web/lib/engine/engine-here.ts'

async function write(sent: Sent<typeof analyses.rereadAnonymous>) {
  if (!(await isEngineHere())) return call(analyses.rereadAnonymous, {}, sent)
  const { rereadVisitorHere } = await import('#web/lib/engine/analyse-here.ts')
  const { facts, said, ...given } = analyses.rereadAnonymous.body.parse(sent)
  return rereadVisitorHere(given, facts, said)
}

/** What is written anew, together with what was read before it; null where help comes first. */
export async function readAnew(kept: KeptSituation, said: Said): Promise<KeptSituation | null> {
  const { analysis, facts, first = analysis } = kept
  if (!analysis || !first || !facts) return kept
  const fits = analysis.fits && { fits: analysis.fits }
  if (isNothing(said)) {
    const { first: _, ...others } = kept
    return { ...others, analysis: { ...first, ...fits } }
  }
  const reply = await write({ ...sentBy(kept), facts, said })
  if ('crisis' in reply) return null
  const [read] = first.emotions
  const readFirst = read && { readFirst: { category: read.category, name: read.name } }
  return { ...kept, first, analysis: { ...reply, isCorrected: true, ...readFirst, ...fits } }
}

/** A visitor's word about a reading. It is written anew without being stored; this device keeps it. */
export function useRereadAsVisitor(
  kept: KeptSituation,
  onKept: (kept: KeptSituation) => void,
): Putting {
  const reread = useMutation({
    scope: { id: 'reread' },
    async mutationFn({ said, fits }: Wish) {
      const { analysis } = kept
      const answered = fits && analysis ? { ...kept, analysis: { ...analysis, fits } } : kept
      return said ? readAnew(answered, said) : answered
    },
    meta: { failed: 'Your answer could not be kept' },
    onSuccess(changed) {
      if (!changed) return
      writeKept(changed)
      onKept(changed)
    },
  })
  return {
    say: (wish) =>
      reread.mutateAsync(wish).then(
        (changed) => changed !== null,
        () => false,
      ),
    isBusy: reread.isPending,
    isCrisis: reread.data === null,
  }
}

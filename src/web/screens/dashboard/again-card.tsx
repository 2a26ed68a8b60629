import type { ListedSituation } from '#contract/situations.ts'
import { whenOf } from '#domain/situation/happened.ts'
import { useAnalyses } from '#web/features/analyses/use-analyses.ts'
import { HereBefore } from '#web/features/steps/here-before.tsx'

/** What came up again in the newest situation; nothing where it is the first time. */
export function AgainCard({ situation }: { situation: ListedSituation }) {
  const [analysis] = useAnalyses(situation.id).data ?? []
  return analysis && <HereBefore analysis={analysis} happenedAt={whenOf(situation)} />
}

import { whenOf } from '#domain/situation/happened.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { useAnalyses } from '#web/features/analyses/use-analyses.ts'
import { startComing } from '#web/features/forecasts/use-forecast-draft.ts'
import { ShareAnalysisButton } from '#web/features/shares/share-analysis-button.tsx'
import { SituationDate } from '#web/features/situations/situation-date.tsx'
import { formatDay } from '#web/lib/format-date.ts'
import { isWaitingId } from '#web/lib/offline/waiting-id.ts'
import { previewOf } from '#web/published/preview-of.tsx'

type Props = {
  situation: Situation
  /** Null for an example. */
  owner: number | null
}

/** The date of the situation. */
export const SituationFacts = ({ situation, owner }: Props) =>
  owner === null || isWaitingId(situation.id) ? (
    formatDay(whenOf(situation))
  ) : (
    <SituationDate situation={situation} onToCome={(words) => startComing(owner, words)} />
  )

export function ShareSituation({ situation }: { situation: Situation }) {
  const newest = useAnalyses(situation.id).data?.[0]
  if (isWaitingId(situation.id)) return null
  const { id, items } = situation
  const isAbout = ({ itemId }: { itemId: number }) =>
    newest === undefined || newest.equations.some((equation) => equation.itemId === itemId)
  return (
    <ShareAnalysisButton
      situation={{ id, items: items.filter(isAbout) }}
      isReady={newest !== undefined && !newest.asks}
      preview={previewOf}
    />
  )
}

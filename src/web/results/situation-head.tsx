import { whenOf } from '#domain/situation/happened.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { useAnalyses } from '#web/features/analyses/use-analyses.ts'
import { startComing } from '#web/features/forecasts/use-forecast-draft.ts'
import { SituationDate } from '#web/features/situations/situation-date.tsx'
import { formatDay } from '#web/lib/format-date.ts'
import { isWaitingId } from '#web/lib/offline/waiting-id.ts'
import { ShareButton } from '#web/published/share-button.tsx'

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

/** Shares the analysis, with the items it is about. */
export function ShareSituation({ situation: { id, items } }: { situation: Situation }) {
  const newest = useAnalyses(id).data?.[0]
  if (isWaitingId(id)) return null
  const isAbout = ({ itemId }: { itemId: number }) =>
    newest === undefined || newest.equations.some((equation) => equation.itemId === itemId)
  const named = items.filter(isAbout).map(({ itemId, name }) => ({ id: itemId, name }))
  // An analysis that isn't settled can't be shared. The button reserves its space, so nothing moves.
  const isReady = newest !== undefined && !newest.asks
  return (
    <ShareButton
      subject={{ type: 'analysis', situationId: id, items: named }}
      {...(!isReady && { style: { visibility: 'hidden' } })}
    >
      Share
    </ShareButton>
  )
}

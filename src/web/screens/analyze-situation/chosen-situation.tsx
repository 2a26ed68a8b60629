import { useHistoryState } from 'wouter/use-browser-location'
import type { Person } from '#domain/people/person.ts'
import { whenOf } from '#domain/situation/happened.ts'
import { ownTitle } from '#domain/situation/own-line.ts'
import { useAnalyses, useSituation } from '#web/features/analyses/use-analyses.ts'
import { startComing } from '#web/features/forecasts/use-forecast-draft.ts'
import { useSelfMap } from '#web/features/self-map/use-self-map.ts'
import { ShareAnalysisButton } from '#web/features/shares/share-analysis-button.tsx'
import { KeptLine } from '#web/features/situations/kept-line.tsx'
import { SituationDate } from '#web/features/situations/situation-date.tsx'
import { formatDay } from '#web/lib/format-date.ts'
import { isWaitingId } from '#web/lib/offline/waiting-id.ts'
import { previewOf } from '#web/published/preview-of.tsx'
import { Page } from '#web/ui/page.tsx'
import { OwnResult } from './own-result.tsx'

/** One result has the page to itself, headed by what it is about. */
export function ChosenSituation({ person, situationId }: { person: Person; situationId: number }) {
  const situation = useSituation(situationId)
  const newest = useAnalyses(situationId).data?.[0]
  const map = useSelfMap(person.id)
  const state = useHistoryState<{ isKept?: boolean } | null>()
  const date = situation.data && (
    <SituationDate situation={situation.data} onToCome={(words) => startComing(person.id, words)} />
  )
  return (
    <Page
      title={situation.data?.title ?? 'Analyze a Situation'}
      back={{ href: '/dashboard', label: 'Dashboard' }}
      isLine
      isTitleHidden={
        situation.data && ownTitle(situation.data.title, situation.data.description) === ''
      }
      intro={
        situation.data && isWaitingId(situation.data.id) ? (
          formatDay(whenOf(situation.data))
        ) : state?.isKept ? (
          <KeptLine situationId={situationId} person={person}>
            {date}
          </KeptLine>
        ) : (
          date
        )
      }
      actions={
        situation.data &&
        !isWaitingId(situation.data.id) && (
          <ShareAnalysisButton
            situation={situation.data}
            isReady={newest !== undefined && !newest.asks}
            preview={previewOf}
          />
        )
      }
    >
      <OwnResult situationId={situationId} map={map.data ?? []} />
    </Page>
  )
}

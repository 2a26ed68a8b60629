import type { ReactNode } from 'react'
import { EXAMPLE_ITEMS } from '#domain/content/examples/self-map.ts'
import type { Person } from '#domain/people/person.ts'
import { whenOf } from '#domain/situation/happened.ts'
import { ownTitle } from '#domain/situation/own-line.ts'
import { wordsToWatch } from '#domain/situation/situation.ts'
import { SituationAnalysis } from '#web/features/analyses/situation-analysis.tsx'
import { useAnalyses, useSituation } from '#web/features/analyses/use-analyses.ts'
import { CrisisWatch, helpWhileWriting } from '#web/features/crisis/crisis-watch.tsx'
import { LaterExerciseCard } from '#web/features/exercises/later-exercise.tsx'
import { LaterTossCard } from '#web/features/experiments/later-toss.tsx'
import { startComing } from '#web/features/forecasts/use-forecast-draft.ts'
import { UnreadNote } from '#web/features/journals/unread-note.tsx'
import { useSelfMap } from '#web/features/self-map/use-self-map.ts'
import { ShareAnalysisButton } from '#web/features/shares/share-analysis-button.tsx'
import { SituationDate } from '#web/features/situations/situation-date.tsx'
import { LaterHereBefore, LaterStepPlan, LaterWeighing } from '#web/features/steps/later-steps.tsx'
import { formatDay } from '#web/lib/format-date.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { offerUpgrade } from '#web/lib/upgrade-offer.ts'
import { previewOf } from '#web/published/preview-of.tsx'
import { Button } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { useHistoryAddress } from './use-history-address.ts'

type FrameProps = {
  situationId: number
  /** Whose it is; nobody's is an example. */
  owner: number | null
  actions?: ReactNode
  children: ReactNode
}

/** What was opened has the page to itself, headed by what it is about; the way back leads to its place in the list. */
function Frame({ situationId, owner, actions, children }: FrameProps) {
  const situation = useSituation(situationId).data
  const { back } = useHistoryAddress()
  return (
    <Page
      title={situation?.title ?? 'Situation History'}
      back={back}
      isLine
      isTitleHidden={situation && ownTitle(situation.title, situation.description) === ''}
      intro={
        situation &&
        (owner === null ? (
          formatDay(whenOf(situation))
        ) : (
          <SituationDate situation={situation} onToCome={(words) => startComing(owner, words)} />
        ))
      }
      actions={actions}
    >
      {children}
    </Page>
  )
}

type Props = { person: Person; situationId: number }

export function OpenedSituation({ person, situationId }: Props) {
  const map = useSelfMap(person.id).data ?? []
  const situation = useSituation(situationId).data
  const newest = useAnalyses(situationId).data?.[0]
  return (
    <Frame
      situationId={situationId}
      owner={person.id}
      actions={
        situation && (
          <ShareAnalysisButton
            situation={situation}
            isReady={newest !== undefined && !newest.asks}
            preview={previewOf}
          />
        )
      }
    >
      <SituationAnalysis
        situationId={situationId}
        isOwn
        map={map}
        help={(situation, isKnown) => (
          <CrisisWatch texts={wordsToWatch(situation)} isKnown={isKnown} />
        )}
        earlier={(analysis) => <LaterHereBefore analysis={analysis} />}
        plan={(situation, analysis, instead, note) => (
          <LaterStepPlan
            situation={situation}
            analysis={analysis}
            help={helpWhileWriting}
            instead={instead}
            note={note}
          />
        )}
        below={(situation, analysis) => (
          <>
            <LaterTossCard situationId={situation.id} />
            <LaterExerciseCard situationId={situation.id} />
            <LaterWeighing situation={situation} analysis={analysis} />
          </>
        )}
        unread={(situation) => <UnreadNote userId={person.id} situation={situation} map={map} />}
        deeperOffer={
          hasPlans() && (
            <div className="history-deeper">
              <p className="muted">The deeper parts of an analysis come with Premium.</p>
              <Button size="small" onClick={() => offerUpgrade()}>
                See Premium
              </Button>
            </div>
          )
        }
      />
    </Frame>
  )
}

export const OpenedExample = ({ situationId }: { situationId: number }) => (
  <Frame situationId={situationId} owner={null}>
    <SituationAnalysis
      situationId={situationId}
      isOwn={false}
      map={EXAMPLE_ITEMS}
      help={() => null}
    />
  </Frame>
)

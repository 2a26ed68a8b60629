import { useEffect, useRef, useState } from 'react'
import type { Person } from '#domain/people/person.ts'
import { wordsToWatch } from '#domain/situation/situation.ts'
import { SituationAnalysis } from '#web/features/analyses/situation-analysis.tsx'
import { CrisisWatch, helpWhileWriting } from '#web/features/crisis/crisis-watch.tsx'
import { LaterExerciseCard } from '#web/features/exercises/later-exercise.tsx'
import { LaterTossCard } from '#web/features/experiments/later-toss.tsx'
import { UnreadNote } from '#web/features/journals/unread-note.tsx'
import { useSelfMap } from '#web/features/self-map/use-self-map.ts'
import { ShareAnalysisButton } from '#web/features/shares/share-analysis-button.tsx'
import { SituationDays } from '#web/features/situations/situation-days.tsx'
import { SituationFilters } from '#web/features/situations/situation-filters.tsx'
import { SituationTable } from '#web/features/situations/situation-table.tsx'
import { useRemoveSituation, useSituationList } from '#web/features/situations/use-situations.ts'
import { LaterStepPlan, LaterWeighing } from '#web/features/steps/later-steps.tsx'
import { hasPlans } from '#web/lib/instance.ts'
import { offerUpgrade } from '#web/lib/upgrade-offer.ts'
import { previewOf } from '#web/published/preview-of.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ProblemCard } from '#web/ui/problem-card.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { useHistoryAddress } from './use-history-address.ts'

/** In milliseconds: a search starts when the typing pauses. */
const PAUSE = 250

export function PersonHistory({ person }: { person: Person }) {
  const { filter, chosen, isTable, view, close, search, showTable } = useHistoryAddress()
  const [typed, setTyped] = useState({ text: filter.q ?? '', isWaiting: false })
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const map = useSelfMap(person.id)
  const list = useSituationList(person.id, filter)
  const remove = useRemoveSituation(person.id)
  const found = list.data?.pages.flat() ?? []
  const isFiltered = Object.values(filter).some((value) => value !== undefined)

  useEffect(() => () => clearTimeout(pause.current), [])
  useFocusAfterLoss(found.map(({ id }) => id))

  function handleType(text: string) {
    setTyped({ text, isWaiting: true })
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      search({ ...filter, q: text.trim() })
      setTyped({ text, isWaiting: false })
    }, PAUSE)
  }
  // The address may change by itself, by the back button say; then it is right and what was typed is old.
  const isCurrent = typed.isWaiting || typed.text.trim() === (filter.q ?? '')

  const List = isTable ? SituationTable : SituationDays

  if (list.isPending) return <Skeleton height={280} />
  if (list.isError && !list.data) {
    return <ProblemCard message={list.error.message} onRetry={() => void list.refetch()} />
  }
  if (found.length === 0 && !isFiltered && !typed.isWaiting) return <NothingYet />

  return (
    <div className="stack">
      <Card className="print-not">
        <SituationFilters
          filter={filter}
          typed={isCurrent ? typed.text : (filter.q ?? '')}
          items={map.data ?? []}
          onType={handleType}
          onChange={search}
        />
        {found.length > 0 ? (
          <>
            <div className="history-look">
              <Button look="quiet" size="small" onClick={() => showTable(!isTable)}>
                {isTable ? 'Show by day' : 'Show as a table'}
              </Button>
            </div>
            <List
              situations={found}
              chosen={chosen}
              onView={view}
              onDelete={(id) => remove.mutate(id, { onSuccess: () => id === chosen && close() })}
            />
          </>
        ) : (
          <p className="muted" role="status">
            No situation fits this search.
          </p>
        )}
        {list.hasNextPage && (
          <div className="situation-more">
            <Button disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {list.isFetchingNextPage ? 'Loading...' : 'Show more'}
            </Button>
          </div>
        )}
      </Card>
      {chosen !== null && (
        <SituationAnalysis
          key={chosen}
          situationId={chosen}
          isOwn
          head="in focus"
          map={map.data ?? []}
          help={(situation, isKnown) => (
            <CrisisWatch texts={wordsToWatch(situation)} isKnown={isKnown} />
          )}
          actions={(situation, newest) =>
            newest && <ShareAnalysisButton situation={situation} preview={previewOf} />
          }
          plan={(situation, analysis, instead) => (
            <LaterStepPlan
              situation={situation}
              analysis={analysis}
              help={helpWhileWriting}
              instead={instead}
            />
          )}
          below={(situation, analysis) => (
            <>
              <LaterTossCard situationId={situation.id} />
              <LaterExerciseCard situationId={situation.id} />
              <LaterWeighing situation={situation} analysis={analysis} />
            </>
          )}
          unread={(situation) => (
            <UnreadNote userId={person.id} situation={situation} map={map.data ?? []} />
          )}
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
      )}
    </div>
  )
}

function NothingYet() {
  return (
    <Card>
      <EmptyState text="Nothing here yet. The first situation could be a small one from today.">
        <LinkButton href="/analyze-situation">Write</LinkButton>
      </EmptyState>
    </Card>
  )
}

/** Deleting a row takes its button away. The focus goes to the row that took its place, or to the title. */
function useFocusAfterLoss(ids: readonly number[]): void {
  const before = useRef(ids)
  useEffect(() => {
    const lost = before.current.findIndex((id) => !ids.includes(id))
    before.current = ids
    if (lost < 0 || document.activeElement !== document.body) return
    const next = ids[Math.min(lost, ids.length - 1)]
    const row = document.querySelector<HTMLElement>(`[data-situation="${next}"] button`)
    ;(row ?? document.querySelector('h1'))?.focus({ preventScroll: true })
  })
}

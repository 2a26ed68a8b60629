import { useHistoryState } from 'wouter/use-browser-location'
import { PAGES, WRITING } from '#domain/content/pages.ts'
import type { Person } from '#domain/people/person.ts'
import { ownTitle } from '#domain/situation/own-line.ts'
import { useSituation } from '#web/features/analyses/use-analyses.ts'
import { SavedLine } from '#web/features/situations/saved-line.tsx'
import { OwnResult } from '#web/results/own-result.tsx'
import { ShareSituation, SituationFacts } from '#web/results/situation-head.tsx'
import { Page } from '#web/ui/page.tsx'

/** The page of one result, headed by its situation. */
export function ChosenSituation({ person, situationId }: { person: Person; situationId: number }) {
  const situation = useSituation(situationId).data
  const state = useHistoryState<{ isKept?: boolean } | null>()
  const facts = situation && <SituationFacts situation={situation} owner={person.id} />
  return (
    <Page
      title={situation?.title ?? PAGES[WRITING].title}
      back={{ href: '/dashboard', label: 'Dashboard' }}
      isLine
      isTitleHidden={situation && ownTitle(situation.title, situation.description) === ''}
      intro={
        state?.isKept ? (
          <SavedLine situationId={situationId} person={person}>
            {facts}
          </SavedLine>
        ) : (
          facts
        )
      }
      actions={situation && <ShareSituation situation={situation} />}
    >
      <OwnResult person={person} situationId={situationId} />
    </Page>
  )
}
